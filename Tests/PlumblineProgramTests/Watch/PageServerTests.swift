import Foundation
import Testing

@testable import PlumblineProgram

@Suite("The page of watch")
struct PageServerTests {
    @Test("answers to its own address alone")
    func hosts() throws {
        func isLocal(_ host: String) throws -> Bool {
            try #require(PageRequest(head: "GET /state.json?x HTTP/1.1\r\nHost: \(host)\r\n\r\n")).isLocal(port: 80)
        }
        #expect(try isLocal("127.0.0.1:80"))
        #expect(try isLocal("LocalHost:80"))
        #expect(try !isLocal("127.0.0.1:81"))
        #expect(try !isLocal("evil.example:80"))
        #expect(PageRequest(head: "POST / HTTP/1.1\r\n\r\n") == nil)
        #expect(PageRequest(head: "GET /a?b HTTP/1.1\r\n\r\n")?.path == "/a")
    }

    @Test("serves the page, its state and the figures that are shown, and nothing else")
    func serves() throws {
        let state = PageState()
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
        try Data([0x89, 1, 2]).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        state.show(
            [PageState.Figure(id: "a.png", name: "a", version: "v", altText: "alt", width: 10)], files: [file.path],
            problem: "")
        let server = try PageServer(port: 0, state: state)
        server.start()
        #expect(try get("/", server).body.contains("EventSource"))
        #expect(
            try JSONDecoder().decode(PageState.Content.self, from: Data(try get("/state.json", server).body.utf8))
                == state.content)
        #expect(try get("/figure/v", server).head.contains("200 OK"))
        #expect(try get("/figure/w", server).head.contains("404"))
        #expect(try get("/../etc/passwd", server).head.contains("404"))
        #expect(try get("/", server, host: "evil.example").head.contains("421"))
    }

    @Test("serves figures of every format as what they are")
    func types() throws {
        let state = PageState()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["a.png", "a.svg", "a.pdf", "a.html"].map { folder.appendingPathComponent($0) }
        for file in files { try Data("a".utf8).write(to: file) }
        state.show(
            files.map {
                PageState.Figure(id: $0.path, name: "a", version: $0.pathExtension, altText: "", width: 10)
            }, files: files.map(\.path), problem: "")
        let server = try PageServer(port: 0, state: state)
        server.start()
        let types = ["png": "image/png", "svg": "image/svg+xml", "pdf": "application/pdf", "html": "text/html"]
        for (version, type) in types {
            #expect(try get("/figure/\(version)", server).head.contains("Content-Type: \(type)"))
        }
    }

    @Test("tells a scene's light and dark figures apart")
    func appearances() {
        let state = PageState()
        state.show(
            [
                PageState.Figure(id: "a.png", name: "a", version: "1", altText: "", width: 10),
                PageState.Figure(id: "a~dark.png", name: "a", version: "2", altText: "", width: 10),
            ], files: ["a.png", "a~dark.png"], problem: "")
        #expect(state.file("1") == "a.png" && state.file("2") == "a~dark.png" && state.file("3") == nil)
        #expect(LivePage.html.contains("kept.get(figure.id)"))
    }

    @Test("goes on after more connections than it may open files for")
    func flood() throws {
        let server = try PageServer(port: 0, state: PageState())
        server.start()
        let idle = try (0..<100).map { _ in try connection(server) }
        // Those too many are closed at once, the others once they have said nothing for a while.
        var byte: UInt8 = 0
        #expect(becomesTrue { idle.count { recv($0, &byte, 1, Int32(MSG_DONTWAIT)) == 0 } >= 68 })
        for file in idle { close(file) }
        #expect(becomesTrue { (try? get("/", server).head.contains("200 OK")) == true })
    }

    /// Other tests may keep the server's threads waiting.
    private func becomesTrue(_ condition: () -> Bool) -> Bool {
        for _ in 0..<2400 {
            if condition() { return true }
            usleep(50_000)
        }
        return false
    }

    private func get(_ path: String, _ server: PageServer, host: String? = nil) throws -> (head: String, body: String) {
        let connection = try connection(server)
        defer { close(connection) }
        let request = Array("GET \(path) HTTP/1.1\r\nHost: \(host ?? "127.0.0.1:\(server.port)")\r\n\r\n".utf8)
        _ = send(connection, request, request.count, 0)
        var (bytes, chunk) = ([UInt8](), [UInt8](repeating: 0, count: 65536))
        while case let count = recv(connection, &chunk, chunk.count, 0), count > 0 { bytes += chunk[..<count] }
        let parts = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\r\n\r\n")
        return (parts[0], parts.dropFirst().joined(separator: "\r\n\r\n"))
    }

    private func connection(_ server: PageServer) throws -> Int32 {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = server.port.bigEndian
        address.sin_addr.s_addr = in_addr_t(INADDR_LOOPBACK).bigEndian
        // A signal that another test waits for interrupts it, and a machine under load may refuse it for a while.
        var connection: Int32 = -1
        let isConnected = becomesTrue {
            connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            let isConnected = withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
                }
            }
            if !isConnected { close(connection) }
            return isConnected
        }
        try #require(isConnected)
        return connection
    }
}
