import Combine
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// An app's own protocol, as it is written for Apple's Foundation.
private protocol Requesting {
    func data(for request: URLRequest) async throws -> (Data, URLResponse)
    func data(from url: URL) async throws -> (Data, URLResponse)
}

extension URLSession: Requesting {}

@Suite("Foundation's requests")
struct FoundationRequestsTests {
    @Test("a session conforms to what an app requires of it")
    func session() {
        // One that is made before another test has closed the network would keep it open.
        let type: any Any.Type = URLSession.self
        #expect(type is any Requesting.Type)
    }

    @Test("a cache is made without a folder")
    func cache() {
        let cache = URLCache(memoryCapacity: 1 << 20, diskCapacity: 0)
        #expect(cache.memoryCapacity == 1 << 20 && cache.diskCapacity == 0)
    }
}
