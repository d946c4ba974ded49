import TestSupport
import Testing

@testable import ViewDSL

#if !canImport(Darwin)
    @MainActor
    @Suite("The app of UIKit and AppKit")
    struct UIApplicationTests {
        private struct Setter: View {
            var body: some View { Text(verbatim: setting()) }

            private func setting() -> String {
                UIApplication.shared.isIdleTimerDisabled = true
                UIApplication.shared.windows.first?.overrideUserInterfaceStyle = .dark
                NSApp.appearance = NSAppearance()
                let style = UIApplication.shared.windows.first?.overrideUserInterfaceStyle
                return "\(UIApplication.shared.isIdleTimerDisabled) \(style == .dark)"
            }
        }

        @Test("keeps what a view's code sets until the layout ends")
        func flags() {
            let snapshot = layout(400, 800) { Setter() }
            #expect(snapshot.records.first { $0.role == .text }?.words == "true true")
            #expect(!UIApplication.shared.isIdleTimerDisabled && NSApp.appearance == nil)
            #expect(UIApplication.shared.windows.first?.overrideUserInterfaceStyle == .unspecified)
        }
    }
#endif
