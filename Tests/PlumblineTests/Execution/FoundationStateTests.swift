import Foundation
import Testing

@testable import Plumbline

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@MainActor
@Suite("What Foundation keeps for a process", .serialized)
struct FoundationStateTests {
    private let url = URL(string: "http://plumbline.test/")!

    @Test("is taken back where a scene leaves cookies, credentials or answers of requests")
    func web() throws {
        let state = FoundationState()
        let cookie = try #require(
            HTTPCookie(properties: [
                .name: "a", .value: "b", .domain: "plumbline.test", .path: "/", .expires: Date.distantFuture,
            ]))
        HTTPCookieStorage.shared.setCookie(cookie)
        HTTPCookieStorage.shared.cookieAcceptPolicy = .never
        let space = URLProtectionSpace(
            host: "plumbline.test", port: 80, protocol: "http", realm: nil, authenticationMethod: nil)
        URLCredentialStorage.shared.set(URLCredential(user: "u", password: "p", persistence: .forSession), for: space)
        let response = URLResponse(url: url, mimeType: nil, expectedContentLength: 1, textEncodingName: nil)
        URLCache.shared.storeCachedResponse(
            CachedURLResponse(response: response, data: Data([1])), for: URLRequest(url: url))
        #expect(URLCache.shared.cachedResponse(for: URLRequest(url: url)) != nil)

        #expect(state.restore() == nil)
        #expect(HTTPCookieStorage.shared.cookies?.isEmpty == true)
        #expect(HTTPCookieStorage.shared.cookieAcceptPolicy == .always)
        #expect(URLCredentialStorage.shared.allCredentials.isEmpty)
        #expect(URLCache.shared.cachedResponse(for: URLRequest(url: url)) == nil)
    }

    #if !canImport(Darwin)
        @Test("is not kept in files that later runs would read")
        func files() throws {
            let state = FoundationState()
            let response = URLResponse(url: url, mimeType: nil, expectedContentLength: 1, textEncodingName: nil)
            URLCache.shared.storeCachedResponse(
                CachedURLResponse(response: response, data: Data([1])), for: URLRequest(url: url))
            // The cache of an app, which keeps files.
            let kept = URLCache(memoryCapacity: 4 << 20, diskCapacity: 4 << 20, diskPath: nil)
            #expect(kept.cachedResponse(for: URLRequest(url: url)) == nil)
            #expect(state.restore() == nil)
        }
    #endif

    @Test("is taken back where a scene abbreviates time zones")
    func abbreviations() {
        let (state, before) = (FoundationState(), TimeZone.abbreviationDictionary)
        TimeZone.abbreviationDictionary = ["JST": "America/Lima"]
        #expect(TimeZone(abbreviation: "JST")?.identifier == "America/Lima")
        #expect(state.restore() == nil)
        #expect(TimeZone.abbreviationDictionary == before)
        #expect(TimeZone(abbreviation: "JST")?.identifier == "Asia/Tokyo")
    }

    @Test("is taken back where a scene renames the process, its thread, or leaves values with them")
    func names() {
        let (process, thread) = (ProcessInfo.processInfo.processName, Thread.current.name)
        Thread.current.threadDictionary["known"] = 1
        defer { Thread.current.threadDictionary.removeObject(forKey: "known") }
        let state = FoundationState()
        ProcessInfo.processInfo.processName = "other"
        Thread.current.name = "other"
        Thread.current.threadDictionary["new"] = 1
        UserDefaults.standard.setVolatileDomain(["key": 1], forName: "new")
        #expect(state.restore() == nil)
        #expect(ProcessInfo.processInfo.processName == process)
        #expect(Thread.current.name == thread)
        #expect(Thread.current.threadDictionary["new"] == nil)
        #expect(Thread.current.threadDictionary["known"] as? Int == 1)
        #expect(!UserDefaults.standard.volatileDomainNames.contains("new"))
    }

    #if !canImport(Darwin)
        @Test("is a reason to end the process where a timer waits that it cannot take back")
        func timers() {
            let state = FoundationState()
            let timer = Timer(timeInterval: 1000, repeats: false) { _ in }
            RunLoop.main.add(timer, forMode: .default)
            #expect(state.restore() == "a timer")
            timer.invalidate()
            #expect(state.restore() == nil)
        }
    #endif
}
