import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Fails every request of the shared session at once.
package final class NoNetwork: URLProtocol {
    package static func install() { _ = URLProtocol.registerClass(NoNetwork.self) }

    override package static func canInit(with request: URLRequest) -> Bool { true }

    override package static func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override package func startLoading() {
        client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet))
    }

    override package func stopLoading() {}
}
