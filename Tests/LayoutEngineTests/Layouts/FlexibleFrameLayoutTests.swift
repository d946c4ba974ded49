import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor @Suite("Frames and padding")
struct FlexibleFrameLayoutTests {
    /// The width of a flexible frame and the x of what is in it, in a parent 200 points wide or as given.
    private func flexible<V: View>(_ parent: CGFloat = 200, @ViewBuilder _ view: () -> V) -> [CGFloat?] {
        let snapshot = layout(400, 300) { view().layoutLabel("frame").frame(width: parent) }
        return [snapshot.frame("frame")?.minX, snapshot.frame("frame")?.width, snapshot.frame("image")?.width]
    }

    @Test("a minimum above the parent overflows it")
    func minimumOverParent() {
        #expect(flexible(50) { barbarian.resizable().layoutLabel("image").frame(minWidth: 100) } == [-25, 100, 100])
    }

    @Test("a minimum above the child is the frame's width")
    func minimumOverChild() {
        #expect(flexible(400) { barbarian.layoutLabel("image").frame(minWidth: 200) } == [100, 200, 101])
    }

    @Test("a maximum below the parent bounds the proposal")
    func maximumUnderParent() {
        #expect(flexible { barbarian.resizable().layoutLabel("image").frame(maxWidth: 100) } == [50, 100, 100])
    }

    @Test("a maximum below the child is the frame's width, which the child overflows")
    func maximumUnderChild() {
        #expect(flexible { barbarian.layoutLabel("image").frame(maxWidth: 50) } == [75, 50, 101])
    }

    @Test("a maximum alone fills up to it")
    func maximumAloneFills() {
        #expect(flexible { barbarian.layoutLabel("image").frame(maxWidth: 150) } == [25, 150, 101])
    }

    @Test("with minimum and maximum the parent decides: 150, 200 and 225 in a parent of 200")
    func bothBounds() {
        #expect(flexible { barbarian.layoutLabel("image").frame(minWidth: 50, maxWidth: 150) } == [25, 150, 101])
        #expect(flexible { barbarian.layoutLabel("image").frame(minWidth: 50, maxWidth: 250) } == [0, 200, 101])
        #expect(flexible { barbarian.layoutLabel("image").frame(minWidth: 225, maxWidth: 500) } == [-12.5, 225, 101])
        #expect(flexible { barbarian.layoutLabel("image").frame(minWidth: 0, maxWidth: .infinity) } == [0, 200, 101])
    }

    @Test("an infinite frame aligns its child in the whole proposal")
    func infiniteAligned() {
        let snapshot = layout(300, 200) {
            barbarian.layoutLabel("image")
                .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .bottomTrailing)
        }
        #expect(snapshot.size == size(300, 200))
        #expect(snapshot.frame("image") == rect(300 - 101, 200 - 92, 101, 92))
    }

    @Test("in a scroll view places its texts with as many lines as it measured")
    func scrolledText() {
        let snapshot = layout(120, 300) {
            ScrollView {
                VStack(alignment: .leading, spacing: 12) {
                    Text("These words need more than one line").layoutLabel("text")
                    Text("So do these, at least two of them").layoutLabel("other")
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                .layoutLabel("frame")
            }
        }
        let texts = ["text", "other"].compactMap { snapshot.frame($0)?.height }
        #expect(texts.allSatisfy { $0 > 21 } && texts.count == 2)
        #expect(snapshot.frame("frame")?.height == texts[0] + 12 + texts[1])
    }

    @Test("places its content with its own height where that was proposed, an ideal or a bound, else with nil")
    func placing() {
        func height(_ proposed: CGFloat?, _ min: CGFloat?, _ ideal: CGFloat?, _ max: CGFloat?) -> CGFloat? {
            let snapshot = layout(200, proposed) {
                barbarian.layoutLabel("image").frame(minHeight: min, idealHeight: ideal, maxHeight: max)
            }
            return snapshot.records.last?.proposal.height
        }
        #expect(height(nil, nil, nil, .infinity) == nil && height(nil, 10, nil, 400) == nil)
        #expect(height(nil, nil, 70, nil) == 70)
        #expect(height(nil, 120, nil, nil) == 120 && height(nil, nil, nil, 80) == 80)
        #expect(height(150, nil, nil, .infinity) == 150)
    }

    @Test("a frame of one length is neutral on the other axis")
    func oneLength() {
        let snapshot = layout(300, 200) { barbarian.resizable().layoutLabel("image").frame(width: 50) }
        #expect(snapshot.frame("image") == rect(0, 0, 50, 200))
    }

    @Test("padding in a frame of 200 proposes 168, and the text wraps")
    func paddedText() {
        let snapshot = layout(400, 400) {
            Text("Nogitsune Takeshi").layoutLabel("text").padding().layoutLabel("padding")
                .frame(width: 200, height: 200)
        }
        #expect(snapshot["text"]?.proposal == ProposedViewSize(width: 168, height: 168))
        #expect(snapshot["text"]?.size == size(90, 20))
        #expect(snapshot["padding"]?.size == size(90 + 32, 20 + 32))
        #expect(snapshot.frame("text") == rect(55, 90, 90, 20))
    }

    @Test("padding one edge leaves the others; zero padding changes nothing")
    func edges() {
        let snapshot = layout(100, 100) { Color.red.layoutLabel("color").padding(.leading, 10).padding(.vertical, 0) }
        #expect(snapshot.frame("color") == rect(10, 0, 90, 100))
        #expect(layout(100, 100) { Color.red.padding(0) }.size == size(100, 100))
    }

    @Test("negative padding lets the child extend beyond it")
    func negativePadding() {
        let snapshot = layout(100, 100) { Color.red.layoutLabel("color").padding(-10) }
        #expect(snapshot.size == size(100, 100))
        #expect(snapshot.frame("color") == rect(-10, -10, 120, 120))
    }

    @Test("a border takes no room")
    func border() {
        #expect(layout(nil, nil) { Text("Nogitsune").border(.yellow, width: 4) }.size == size(90, 10))
        #expect(layout(nil, nil) { Text("Nogitsune").padding(4).border(.yellow, width: 4) }.size == size(98, 18))
    }

    @Test("invalid frame lengths are reported and never trap")
    func badLengths() {
        let negative = layout(100, 100) { Color.red.frame(width: -60, height: 10) }
        #expect(negative.size == size(0, 10))
        #expect(negative.issues.map(\.rule) == [.invalidFrameLength])
        #expect(negative.issues.first?.source?.file.hasSuffix("FlexibleFrameLayoutTests.swift") == true)
        let unordered = layout(100, 100) { Color.red.frame(minWidth: 50, maxWidth: 20) }
        #expect(unordered.issues.map(\.rule) == [.contradictoryFrame])
        #expect(layout(100, 100) { Color.red.frame(width: .nan, height: .infinity) }.size == size(100, 100))
    }
}
