import Drawing
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor @Suite("A preview's screen")
struct PreviewScreenTests {
    private func clips(_ isClipped: Bool) -> Bool {
        var settings = PreviewSettings()
        settings.layout = .device
        let snapshot = layout(393, 852) {
            PreviewScreen(
                settings, content: Color.red.frame(width: 600, height: 10), isClipped: isClipped)
        }
        return hasClip(SceneryPainter(snapshot, scale: 1).items())
    }

    /// Whether something is cut at the screen's edges.
    private func hasClip(_ items: [DisplayItem]) -> Bool {
        items.contains { item in
            switch item {
            case .group(_, .clip(let path, evenOdd: _)) where path.boundingRect == rect(0, 0, 393, 852): true
            case .group(let items, _): hasClip(items)
            default: false
            }
        }
    }

    /// Whether others had a turn while the view settled.
    private func waits(_ view: some View) async -> Bool {
        let others = Diary()
        Task { others.note("a turn") }
        _ = await settled(393, 852) { PreviewScreen(PreviewSettings(), content: view, isClipped: true) }
        return !others.lines.isEmpty
    }

    @Test("has nothing to wait for, unless its view acts")
    func waiting() async {
        #expect(await !waits(Color.red))
        #expect(await waits(Color.red.onAppear {}))
    }

    @Test("cuts what is beyond it, unless that is to be explained")
    func clipping() {
        #expect(clips(true))
        #expect(!clips(false))
    }
}
