#if canImport(FoundationNetworking)
    import Foundation
    import FoundationNetworking

    /// On Apple's systems these are methods without a delegate too, by which a session conforms to a protocol of an app's.
    extension URLSession {
        public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
            try await data(for: request, delegate: nil)
        }
        public func data(from url: URL) async throws -> (Data, URLResponse) {
            try await data(from: url, delegate: nil)
        }
        public func upload(for request: URLRequest, from body: Data) async throws -> (Data, URLResponse) {
            try await upload(for: request, from: body, delegate: nil)
        }
        public func download(from url: URL) async throws -> (URL, URLResponse) {
            try await download(from: url, delegate: nil)
        }
    }

    extension URLCache {
        /// - Parameters:
        ///   - memoryCapacity: In bytes.
        ///   - diskCapacity: In bytes.
        ///   - directory: Where answers are kept; nil leaves it to the system.
        public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
            self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
        }
    }
#endif
