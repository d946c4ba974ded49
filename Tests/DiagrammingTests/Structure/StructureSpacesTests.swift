import Foundation
import TestSupport
import Testing
import ViewDSL

@testable import Diagramming

@MainActor @Suite("The spaces of a screen are in its picture or in its caption")
struct StructureSpacesTests {
    private func texts<V: View>(@ViewBuilder _ view: () -> V) -> [String] {
        figure(layout(200, 300, view), .structure, caption: nil).texts
    }

    @Test("the gaps and the padding of a stack have a number each, which the caption leaves out")
    func measured() {
        let texts = texts {
            VStack(spacing: 14) {
                Color.red.frame(height: 40)
                Circle().frame(height: 60)
                Capsule().frame(height: 50)
            }
            .padding(17)
        }
        #expect(texts.count { $0 == "14" } == 1 && texts.count { $0 == "17" } == 1, "\(texts)")
        let caption = texts.joined(separator: " ")
        #expect(caption.contains("inside padding.") && !caption.contains("apart"), "\(caption)")
    }

    @Test("a gap without room for its number is in the caption, and has no tint")
    func narrow() {
        let caption = texts {
            VStack(spacing: 3) {
                Color.red.frame(height: 40)
                Circle().frame(height: 60)
            }
        }.joined(separator: " ")
        #expect(caption.contains("3 apart."), "\(caption)")
    }

    @Test("nor is one that a view without a length would part")
    func nothingBetween() {
        let texts = texts {
            HStack(spacing: 20) {
                Circle().frame(width: 40, height: 40)
                Color.red.frame(width: 0, height: 30)
                Capsule().frame(width: 40, height: 30)
            }
        }
        #expect(!texts.contains("20") && !texts.joined().contains("apart"), "\(texts)")
    }

    @Test("of a grid the axis without a number is in the caption")
    func grid() {
        let caption = texts {
            Grid(horizontalSpacing: 3, verticalSpacing: 20) {
                GridRow {
                    Text("Plan")
                    Text("Month")
                }
                GridRow {
                    Text("Small")
                    Text("7")
                }
            }
        }.joined(separator: " ")
        #expect(caption.contains("in two columns, 3 apart across."), "\(caption)")
    }

    @Test("a padding that its content reaches into has no number")
    func covered() {
        let texts = texts {
            VStack {
                Color.red.frame(width: 80, height: 60)
                Circle().frame(width: 40, height: 60)
            }
            .frame(height: 50).padding(.vertical, 41)
        }
        let caption = texts.joined(separator: " ")
        #expect(!texts.contains("41") && caption.contains("inside padding of 41 above and below"), "\(texts)")
    }

    @Test("the first arrow with room for it says that it is a spacer’s, and all of a row have a number")
    func spacerNames() {
        let texts = texts {
            VStack {
                HStack(spacing: 0) {
                    bar(20)
                    Spacer()
                    bar(20)
                }
                HStack(spacing: 0) {
                    bar(10)
                    Spacer()
                    bar(10)
                    Spacer()
                    bar(10)
                }
            }
        }
        #expect(texts.contains("Spacer 160") && texts.count { $0 == "85" } == 2, "\(texts)")
    }

    @Test("a number is not on one of several tears")
    func tears() throws {
        let snapshot = layout(300, 1200) {
            VStack {
                Spacer()
                bar(60)
                Spacer()
                Spacer()
            }
            .frame(maxWidth: .infinity)
        }
        let scene = FigureScene(snapshot, annotations: .structure, style: .light)
        let breaks = scene.omittedStretches.breaks
        let number = try #require(
            flattened(figure(snapshot, .structure).items).first { $0.text?.string == "120 free" }?.bounds)
        #expect(
            !breaks.isEmpty && breaks.allSatisfy { !(number.minY...number.maxY).contains($0) }, "\(number) \(breaks)")
    }
}
