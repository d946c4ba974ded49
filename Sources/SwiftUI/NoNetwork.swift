import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Fails every request of the shared session at once.
final class NoNetwork: URLProtocol {
    static func install() { _ = URLProtocol.registerClass(NoNetwork.self) }

    override static func canInit(with request: URLRequest) -> Bool { true }

    override static func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() { client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet)) }

    override func stopLoading() {}
}
