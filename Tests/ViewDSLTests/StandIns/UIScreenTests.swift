import Foundation
import TestSupport
import Testing

@testable import ViewDSL

#if !canImport(Darwin)
    @MainActor
    @Suite("The screen and device of UIKit")
    struct UIScreenTests {
        private struct Facts: View {
            var body: some View {
                let (screen, device) = (UIScreen.main, UIDevice.current)
                Text(
                    verbatim: "\(Int(screen.bounds.width)) \(Int(screen.bounds.height)) "
                        + "\(device.userInterfaceIdiom) \(device.orientation)")
            }
        }

        private func facts(_ change: (inout PreviewSettings) -> Void) -> String? {
            var settings = PreviewSettings()
            change(&settings)
            return layout(400, 800) { PreviewScreen(settings, content: Facts(), isClipped: false) }
                .records.first { $0.role == .text }?.words
        }

        @Test("are those of the preview, and elsewhere a phone's")
        func preview() {
            #expect(facts { _ in } == "393 852 phone portrait")
            #expect(facts { $0.device = "iPad Air" } == "820 1180 pad portrait")
            #expect(facts { $0.orientation = .landscapeLeft } == "852 393 phone landscapeRight")
            #expect(facts { $0.proposedSize = CGSize(width: 700, height: 500) } == "700 500 phone portrait")
            #expect(UIScreen.main.bounds == rect(0, 0, 393, 852))
        }
    }
#endif
