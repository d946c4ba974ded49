import BackgroundTasks
import CoreLocationUI
import CoreText
import EventKit
import LocalAuthentication
import Network
import SafariServices
import Security
import ServiceManagement
import SwiftUI
import Testing
import WatchConnectivity

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

    @Test("a keychain keeps nothing, and makes no keys")
    func keychain() {
        let query: [String: Any] = [kSecClass as String: kSecClassGenericPassword, kSecReturnData as String: true]
        var item: AnyObject?
        #expect(SecItemAdd(query as CFDictionary, nil) == errSecSuccess)
        #expect(SecItemCopyMatching(query as CFDictionary, &item) == errSecItemNotFound && item == nil)
        #expect(SecItemUpdate(query as CFDictionary, [kSecValueData: Data()] as CFDictionary) == errSecItemNotFound)
        #expect(SecItemDelete(query as CFDictionary) == errSecItemNotFound)
        var error: Unmanaged<CFError>?
        #expect(SecKeyCreateRandomKey([kSecAttrKeyType: kSecAttrKeyTypeRSA] as CFDictionary, &error) == nil)
        #expect((error?.takeRetainedValue() as (any Error)?) != nil)
    }

    @Test("no font has to be registered, no work begins in the background, and there is no watch and no calendar")
    func devices() async throws {
        #expect(CTFontManagerRegisterFontsForURL(URL(filePath: "/a.ttf") as CFURL, .process, nil))
        #expect(BGTaskScheduler.shared.register(forTaskWithIdentifier: "a", using: nil) { _ in Issue.record("begins") })
        try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "a"))
        #expect(await BGTaskScheduler.shared.pendingTaskRequests().isEmpty)
        #expect(!WCSession.isSupported() && WCSession.default.activationState == .notActivated)
        #expect(throws: WCError.self) { try WCSession.default.updateApplicationContext([:]) }
        let store = EKEventStore()
        #expect(try await store.requestWriteOnlyAccessToEvents() == false && store.defaultCalendarForNewEvents == nil)
        #expect(throws: EKError.self) { try store.save(EKEvent(eventStore: store), span: .thisEvent) }
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
