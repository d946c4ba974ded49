import Foundation
import TestSupport
import Testing
import ViewDSL

@testable import Diagramming

@MainActor @Suite("The caption of a column says what the spacers of its rows do")
struct StructureFindingRowsTests {
    private func row(_ name: String, _ time: String) -> some View {
        HStack {
            Text(name)
            Spacer()
            Text(time)
        }
    }

    @Test("that one pushes the last view to the trailing edge, in each row or in one")
    func pushed() {
        let all = structureCaption(200, 200) {
            VStack {
                row("Rye", "4")
                row("Rolls", "2")
            }
        }
        #expect(all.hasSuffix("In each HStack, a Spacer pushes the last Text to the trailing edge."), "\(all)")
        let one = structureCaption(200, 200) {
            VStack {
                HStack {
                    bar(20)
                    Spacer()
                    Text("4")
                }
                row("Rolls", "2").frame(width: 40).padding(80)
                Color.red.frame(width: 200, height: 10)
            }
        }
        #expect(!one.contains("pushes"), "\(one)")
    }

    private struct Flight<Status: View>: View {
        let status: Status

        var body: some View {
            HStack {
                Text("LH 4")
                Spacer()
                status
            }
        }
    }

    @Test("nothing of one of several rows of a type whose last views are of other kinds")
    func typedRows() {
        let words = structureCaption(200, 200) {
            VStack {
                Flight(status: Text("late"))
                Flight(status: Circle().frame(width: 8, height: 8))
            }
        }
        #expect(!words.contains("pushes"), "\(words)")
    }

    @Test("that one before or after a single view keeps it at an edge")
    func atAnEdge() {
        let leading = structureCaption(200, 200) {
            VStack {
                HStack {
                    Text("Yes")
                    Spacer()
                }
                Color.red.frame(height: 20)
            }
        }
        #expect(leading.hasSuffix("In the HStack, a Spacer keeps “Yes” at the leading edge."), "\(leading)")
    }

    @Test("nothing of the spacers that a control is made of")
    func controls() {
        let words = structureCaption(200, 200) {
            VStack {
                LabeledContent("Version", value: "2")
                LabeledContent("Build", value: "3")
            }
        }
        #expect(!words.contains("Spacer"), "\(words)")
    }

    @Test("that a minimum of its own limits a text, which wraps")
    func least() {
        func words(_ text: String, _ minLength: CGFloat?) -> String {
            structureCaption(200, 300) {
                VStack {
                    HStack(spacing: 0) {
                        Text(text)
                        Spacer(minLength: minLength)
                    }
                    bar(10)
                }
            }
        }
        let long = "These are more words than fit"
        #expect(words(long, 80).hasSuffix("The Spacer is at least 80 wide, which leaves the Text at most 120."))
        #expect(!words("Short", 80).contains("at most"), "\(words("Short", 80))")
        #expect(!words(long, nil).contains("at most"), "\(words(long, nil))")
    }
}
