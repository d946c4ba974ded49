import Foundation
import Testing

@testable import Plumbline

@MainActor
@Suite("The state of a worker's process", .serialized)
struct ProcessStateTests {
    @Test("is restored where a scene sets user defaults")
    func defaults() {
        let key = UUID().uuidString
        UserDefaults.standard.set("before", forKey: key)
        defer { UserDefaults.standard.removeObject(forKey: key) }
        let state = ProcessState()
        UserDefaults.standard.set("after", forKey: key)
        UserDefaults.standard.set("new", forKey: "\(key)-new")
        state.restore()
        #expect(UserDefaults.standard.string(forKey: key) == "before")
        #expect(UserDefaults.standard.string(forKey: "\(key)-new") == nil)
    }

    #if !canImport(Darwin)
        @Test("is restored where a scene sets user defaults of a suite, so that the next figure is drawn without them")
        func suites() {
            let (known, new) = (UUID().uuidString, UUID().uuidString)
            UserDefaults(suiteName: known)?.set("before", forKey: "key")
            defer { UserDefaults.standard.removePersistentDomain(forName: known) }
            let state = ProcessState()
            UserDefaults(suiteName: new)?.set("after", forKey: "key")
            #expect(UserDefaults(suiteName: new)?.string(forKey: "key") == "after")
            state.restore()
            #expect(UserDefaults(suiteName: new)?.string(forKey: "key") == nil)
            #expect(UserDefaults(suiteName: known)?.string(forKey: "key") == "before")
            #expect(state.changed == nil)
        }
    #endif

    @Test("has the same random numbers, whatever generator a scene has chosen")
    func random() {
        let state = ProcessState()
        func numbers() -> [Int] {
            state.restore()
            return (0..<3).map { _ in Int(Foundation.random()) }
        }
        let right = numbers()
        let own = UnsafeMutablePointer<CChar>.allocate(capacity: 256)
        defer { own.deallocate() }
        initstate(7, own, 256)
        #expect(numbers() == right)
    }
}
