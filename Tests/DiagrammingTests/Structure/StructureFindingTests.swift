import Foundation
import LayoutEngine
import TestSupport
import Testing
import ViewDSL

@testable import Diagramming

@MainActor @Suite("The caption of a screen’s structure")
struct StructureFindingTests {
    private func caption<V: View>(_ width: CGFloat, _ height: CGFloat, @ViewBuilder _ view: () -> V) -> String {
        FigureScene(layout(width, height, view), annotations: .structure, style: .light).structureCaption ?? ""
    }

    private func bar(_ width: CGFloat) -> some View { Color.red.frame(width: width, height: 20) }

    @Test("says which view of several is shown, and why")
    func choices() {
        let second = caption(100, 100) {
            VStack {
                ViewThatFits(in: .horizontal) {
                    bar(200)
                    bar(50)
                }
                bar(80)
            }
        }
        #expect(second.hasSuffix("ViewThatFits shows its second view, as the first does not fit."), "\(second)")
        let both = caption(100, 100) {
            VStack {
                ViewThatFits(in: .horizontal) {
                    bar(200)
                    bar(50)
                }
                ViewThatFits(in: .horizontal) {
                    bar(60)
                    bar(50)
                }
            }
        }
        #expect(both.contains("One of two ViewThatFits shows its second view"), "\(both)")
    }

    @Test("says what a truncated text had to leave to a view of higher priority")
    func truncation() {
        let row = caption(300, 40) {
            HStack {
                Text("These words are first").lineLimit(1).layoutPriority(1)
                Text("and these have the rest").lineLimit(1)
            }
        }
        #expect(
            row.hasSuffix(
                "“and these have the rest” is truncated, as “These words are first” has a higher layout priority."),
            "\(row)")
    }

    @Test("says what spacers take")
    func spacers() {
        let one = caption(100, 200) {
            VStack(spacing: 0) {
                bar(50)
                Spacer()
                bar(60)
            }
        }
        #expect(one.hasSuffix("Its Spacer takes the 160 that is left."), "\(one)")
        let two = caption(100, 200) {
            VStack(spacing: 0) {
                Spacer()
                bar(50)
                bar(60)
                Spacer()
            }
        }
        #expect(two.hasSuffix("Its two Spacers take 80 each, all that is left."), "\(two)")
    }

    @Test("names frames and paddings from the inside out")
    func nesting() {
        func inner() -> some View {
            VStack(spacing: 0) {
                bar(50)
                bar(60)
            }
        }
        #expect(
            caption(300, 300) { inner().frame(width: 200).padding(10) }
                .contains("in a frame 200 wide, inside 10 of padding"))
        #expect(
            caption(300, 300) { inner().padding(10).frame(width: 200) }
                .contains("inside 10 of padding, in a frame 200 wide"))
    }

    @Test("stacks a scroll view, not what is in it")
    func scrolling() {
        let words = caption(100, 300) {
            VStack(spacing: 0) {
                ScrollView {
                    VStack(spacing: 0) {
                        bar(50)
                        bar(60)
                    }
                }
                bar(80)
            }
        }
        #expect(words.contains("a ScrollView"), "\(words)")
    }
}
