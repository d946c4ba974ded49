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

    @Test("cuts what is beyond it, unless that is to be explained")
    func clipping() {
        #expect(clips(true))
        #expect(!clips(false))
    }
}
