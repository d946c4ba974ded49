import Foundation
import Plumbline
import Synchronization

/// A server of one page on loopback: the page, its state as JSON, its figures, and a stream that says when they change.
///
/// Small enough to need no library: it answers GET, closes after each answer, and serves nothing but the figures.
final class PageServer: Sendable {
    private let socket: Int32
    let port: UInt16
    private let state: PageState
    /// Connections at a time.
    private let open = Atomic(0)
    private static let maxConnections = 32

    /// - Parameter port: 0 takes one that is free.
    /// - Throws: `UsageError` where the port is taken.
    init(port: UInt16, state: PageState) throws(UsageError) {
        self.state = state
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var yes: Int32 = 1
        setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = in_addr_t(INADDR_LOOPBACK).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let socket = socket
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(socket, pointer, length) == 0 && listen(socket, SOMAXCONN) == 0
                    && getsockname(socket, pointer, &length) == 0
            }
        }
        guard isBound else {
            let reason = String(cString: strerror(errno))
            close(socket)
            throw UsageError("the page cannot be served on port \(port): \(reason). Choose another with --port")
        }
        self.port = UInt16(bigEndian: address.sin_port)
    }

    deinit { close(socket) }

    var address: String { "http://127.0.0.1:\(port)/" }

    /// Serves from now on, on threads of its own.
    func start() {
        Thread.detachNewThread { [self] in
            while true {
                let connection = accept(socket, nil, nil)
                if connection < 0 {
                    if errno == EBADF || errno == EINVAL { return }
                    // Perhaps this process may open no more files for the moment.
                    usleep(20_000)
                    continue
                }
                _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
                // Compiling and drawing need files, too.
                guard open.add(1, ordering: .relaxed).newValue <= Self.maxConnections else {
                    close(connection)
                    open.subtract(1, ordering: .relaxed)
                    continue
                }
                Thread.detachNewThread { [self] in
                    answer(connection)
                    close(connection)
                    open.subtract(1, ordering: .relaxed)
                }
            }
        }
    }

    private func answer(_ connection: Int32) {
        var limit = timeval(tv_sec: 10, tv_usec: 0)
        setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        guard let request = PageRequest(connection) else { return }
        // A page elsewhere may lead its own name to this address, and must not read what is here.
        guard request.isLocal(port: port) else {
            return send(connection, "421 Misdirected Request", "text/plain", Data("Ask for \(address)".utf8))
        }
        switch request.path {
        case "/": send(connection, "200 OK", "text/html; charset=utf-8", Data(LivePage.html.utf8))
        case "/state.json":
            let json = (try? JSONEncoder().encode(state.content)) ?? Data()
            send(connection, "200 OK", "application/json", json)
        case "/events": stream(connection)
        default:
            guard request.path.hasPrefix("/figure/"),
                let file = state.file(String(request.path.dropFirst("/figure/".count))),
                let data = FileManager.default.contents(atPath: file)
            else { return send(connection, "404 Not Found", "text/plain", Data("There is no such page.".utf8)) }
            send(connection, "200 OK", Self.types[URL(fileURLWithPath: file).pathExtension] ?? "image/png", data)
        }
    }

    /// Of the formats of figures.
    private static let types = [
        "svg": "image/svg+xml", "pdf": "application/pdf", "html": "text/html; charset=utf-8",
    ]

    private func send(_ connection: Int32, _ status: String, _ type: String, _ body: Data) {
        let head =
            "HTTP/1.1 \(status)\r\nContent-Type: \(type)\r\nContent-Length: \(body.count)\r\n"
            + "Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n"
        _ = Self.write(Data(head.utf8) + body, to: connection)
    }

    /// Events as the browser's `EventSource` reads them: the revision, each time it changes.
    private func stream(_ connection: Int32) {
        let head =
            "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-store\r\nConnection: close\r\n\r\nretry: 500\n\n"
        guard Self.write(Data(head.utf8), to: connection) else { return }
        var (last, silent) = (-1, 0)
        while true {
            let revision = state.content.revision
            // Something every few seconds, to notice a browser that has gone.
            let text = revision != last ? "data: \(revision)\n\n" : silent > 200 ? ": \n\n" : ""
            if text.isEmpty { silent += 1 } else { silent = 0 }
            if !text.isEmpty, !Self.write(Data(text.utf8), to: connection) { return }
            last = revision
            usleep(20_000)
        }
    }

    private static func write(_ data: Data, to connection: Int32) -> Bool {
        var rest = Array(data)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if count <= 0 { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}

/// The first lines of a request.
struct PageRequest {
    let path: String
    let host: String

    /// Reads as much as has a head; nil for anything but GET.
    init?(_ connection: Int32) {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 4096)
        while bytes.count < 16384, !String(decoding: bytes, as: UTF8.self).contains("\r\n\r\n") {
            let count = recv(connection, &chunk, chunk.count, 0)
            guard count > 0 else { return nil }
            bytes += chunk[..<count]
        }
        self.init(head: String(decoding: bytes, as: UTF8.self))
    }

    init?(head: String) {
        let lines = head.split(separator: "\r\n", omittingEmptySubsequences: false)
        let words = (lines.first ?? "").split(separator: " ")
        guard words.count == 3, words[0] == "GET" else { return nil }
        path = String(words[1].prefix { $0 != "?" })
        host =
            lines.dropFirst().first { $0.lowercased().hasPrefix("host:") }
            .map { $0.dropFirst(5).trimmingCharacters(in: .whitespaces).lowercased() } ?? ""
    }

    func isLocal(port: UInt16) -> Bool { ["127.0.0.1", "localhost", "[::1]"].contains { host == "\($0):\(port)" } }
}
