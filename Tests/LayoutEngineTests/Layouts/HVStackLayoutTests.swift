import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

private enum Mark: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

/// Views on top of each other, with only the required methods.
private struct Pile: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 20, height: 20)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
            subview.place(at: CGPoint(x: 0, y: index * 10), proposal: proposal)
        }
    }
}

@MainActor @Suite("Rules of stacks")
struct HVStackLayoutTests {
    private func block(_ width: CGFloat = 20, _ height: CGFloat = 20) -> some View {
        Color.red.frame(width: width, height: height)
    }

    @Test("with nil proposed across, a stack is as wide as in its first pass, and greedy views fill that")
    func secondPass() {
        let snapshot = layout(nil, 100) {
            VStack(spacing: 0) {
                Color.red.layoutLabel("greedy")
                block(50)
            }
        }
        #expect(snapshot.size == size(50, 100))
        #expect(snapshot.frame("greedy") == rect(0, 0, 50, 80))
    }

    @Test("a stack places for the proposal it is given, not for the one it was last measured with")
    func resolvesAgain() {
        // Aligned to the row's guide, the column is measured at several widths before it is placed.
        let snapshot = layout(100, 50) {
            HStack(spacing: 0) {
                VStack {
                    HStack(spacing: 0) {
                        Color.red.layoutLabel("a")
                        Color.red.layoutLabel("b")
                    }
                }
                block(40)
            }
        }
        #expect(snapshot.frame("a") == rect(0, 0, 30, 50))
        #expect(snapshot.frame("b") == rect(30, 0, 30, 50))
    }

    @Test("priority passes through modifiers of appearance, and is 0 behind modifiers of layout")
    func priority() {
        func width(@ViewBuilder _ change: (AnyView) -> some View) -> CGFloat? {
            let view = AnyView(Color.red.layoutPriority(1))
            return layout(100, 10) {
                HStack(spacing: 0) {
                    change(view).layoutLabel("it")
                    Color.blue
                }
            }.frame("it")?.width
        }
        #expect(width { $0.background(Color.blue) } == 100)
        #expect(width { $0.overlay(Color.blue) } == 100)
        #expect(width { $0.clipped() } == 100)
        #expect(width { $0.border(Color.blue) } == 100)
        #expect(width { $0.opacity(0.5) } == 100)
        #expect(width { view in HStack { view } } == 100)
        #expect(width { view in ZStack { view } } == 100)
        #expect(width { $0.padding(0) } == 50)
        #expect(width { $0.frame(height: 10) } == 50)
        #expect(width { $0.frame(maxWidth: .infinity) } == 50)
        #expect(width { $0.aspectRatio(10, contentMode: .fit) } == 50)
        #expect(width { $0.padding(0).layoutPriority(1) } == 100)
        #expect(width { $0.layoutPriority(0) } == 50)
    }

    @Test("a spacer of priority 0 shares with the others")
    func spacerPriority() {
        func width(_ priority: Double?) -> CGFloat? {
            layout(100, 10) {
                HStack(spacing: 0) {
                    if let priority { Spacer().layoutPriority(priority) } else { Spacer() }
                    Color.red.layoutLabel("it")
                }
            }.frame("it")?.width
        }
        #expect(width(nil) == 92)
        #expect(width(0) == 50)
    }

    @Test("text is its leading away from text below, and 8 points from other views")
    func textSpacing() {
        // Ascent and cap height 8, descent 2, no leading.
        #expect(
            layout(nil, nil) {
                VStack {
                    Text("a")
                    Text("b")
                }
            }.size.height == 20)
        #expect(
            layout(nil, nil) {
                HStack {
                    Text("a")
                    Text("b")
                }
            }.size.width == 28)
        #expect(
            layout(nil, nil) {
                HStack {
                    Text("a")
                    block()
                }
            }.size.width == 38)
        // 8 points from the capitals, which here reach the top; below, 8 less the descent.
        #expect(
            layout(nil, nil) {
                VStack {
                    block()
                    Text("a")
                }
            }.size.height == 38)
        #expect(
            layout(nil, nil) {
                VStack {
                    Text("a")
                    block()
                }
            }.size.height == 36)
        #expect(
            layout(nil, nil) {
                HStack {
                    Text("a")
                    Spacer(minLength: 0)
                }
            }.size.width == 10)
    }

    @Test("in a frame, text is 8 points from text, like other views")
    func framedTextSpacing() {
        func height(@ViewBuilder _ frame: (Text) -> some View) -> CGFloat {
            layout(nil, nil) {
                VStack {
                    frame(Text("a"))
                    frame(Text("b"))
                }
            }.size.height
        }
        #expect(height { $0.frame(height: 10) } == 28)
        #expect(height { $0.frame(minHeight: 10) } == 28)
        #expect(height { $0.frame(width: 50) } == 20)
        #expect(height { $0.padding(0) } == 20)
        // The letters above still count: 8 points less their descent.
        #expect(height { $0.padding(.top, 1) } == 28)
    }

    @Test("a stack has no spacing on the sides where a spacer is")
    func spacerInStack() {
        func width(@ViewBuilder _ stack: () -> some View) -> CGFloat {
            layout(nil, nil) {
                HStack {
                    stack()
                    block()
                }
            }.size.width
        }
        #expect(
            width {
                HStack {
                    block()
                    Spacer(minLength: 0)
                }
            } == 40)
        #expect(
            width {
                HStack {
                    Spacer(minLength: 0)
                    block()
                }
            } == 48)
        #expect(
            width {
                VStack {
                    Spacer(minLength: 0)
                    block()
                }
            } == 48)
        #expect(
            width {
                ZStack {
                    Spacer(minLength: 0)
                    block()
                }
            } == 40)
    }

    @Test("a layout's default spacing is that of its views")
    func defaultSpacing() {
        func width(@ViewBuilder _ content: () -> some View) -> CGFloat {
            layout(nil, nil) {
                HStack {
                    Pile { content() }
                    block()
                }
            }.size.width
        }
        #expect(width { block() } == 48)
        #expect(width { Spacer(minLength: 0).frame(width: 20, height: 20) } == 40)
    }

    @Test("a layout merges its views' explicit guides by default")
    func defaultGuides() {
        let mark = VerticalAlignment(Mark.self)
        let snapshot = layout(nil, nil) {
            HStack(alignment: mark, spacing: 0) {
                Pile {
                    block().alignmentGuide(mark) { _ in 4 }
                    block().alignmentGuide(mark) { _ in 6 }
                    block()
                }
                block().layoutLabel("beside")
            }
        }
        // (0 + 4 + 10 + 6) / 2 = 10: the view beside has its own mark, 0, at that height.
        #expect(snapshot.frame("beside")?.minY == 10)
    }

    @Test("a row's first baseline is the first of its views', its last the last")
    func baselines() {
        func top(_ guide: VerticalAlignment) -> CGFloat? {
            layout(nil, nil) {
                HStack(alignment: guide, spacing: 0) {
                    VStack(spacing: 0) {
                        Text("first")
                        Text("second")
                    }
                    Text("beside").layoutLabel("beside")
                }
            }.frame("beside")?.minY
        }
        #expect(top(.firstTextBaseline) == 0)
        #expect(top(.lastTextBaseline) == 10)
    }
}
