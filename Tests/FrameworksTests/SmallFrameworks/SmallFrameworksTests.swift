import CoreLocationUI
import LocalAuthentication
import Network
import SafariServices
import ServiceManagement
import SwiftUI
import Testing

@MainActor @Suite("Frameworks of a few names")
struct SmallFrameworksTests {
    @Test("the network is there, nobody is authenticated, nothing starts at login")
    func values() async {
        let monitor = NWPathMonitor()
        monitor.start(queue: DispatchQueue(label: "monitor"))
        #expect(monitor.currentPath.status == .satisfied)
        #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
        await #expect(throws: LAError.self) {
            try await LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "test")
        }
        #expect(SMAppService.mainApp.status == .notRegistered)
        #expect(SFSafariViewController(url: URL(filePath: "/")).dismissButtonStyle == .done)
    }

    @Test("a location button is as wide as its title")
    func locationButton() {
        func width(_ title: LocationButton.Title?) -> CGFloat {
            LayoutSnapshot(proposal: .unspecified, textMeasuring: FixedAdvanceText(advance: 10, ascent: 8, descent: 2))
            {
                LocationButton(title) {}
            }.size.width
        }
        #expect(width(nil) >= 44)
        #expect(width(.shareMyCurrentLocation) - width(.currentLocation) == 90)
    }
}
