import Foundation
import Testing

@testable import Plumbline

@Suite("A frame")
struct FrameTests {
    private let token = FrameReader.newToken()

    @Test("arrives as it was sent, in whatever pieces")
    func pieces() throws {
        let contents = [Data(), Data("{}".utf8), Data((0..<5000).map { UInt8($0 % 256) })]
        let bytes = contents.reduce(Data()) { $0 + FrameReader.frame($1, token: token) }
        for size in [1, 7, 100, bytes.count] {
            var reader = FrameReader(token: token)
            var found: [Data] = []
            for start in stride(from: 0, to: bytes.count, by: size) {
                reader.append(bytes[start..<min(start + size, bytes.count)])
                while let content = try reader.next() { found.append(content) }
            }
            #expect(found == contents, "pieces of \(size)")
        }
    }

    @Test("of another token, without a token, too long or without its end is refused")
    func foreign() {
        for text in [
            "\(FrameReader.newToken()) 2\n{}\n", "{\"id\":1}\n", "\(token) -1\n", "\(token) \(FrameReader.limit + 1)\n",
            "\(token) 2\n{}}", "\(token)  2\n{}\n", "\(token) 2 \n{}\n", String(repeating: "x", count: 200), "\n",
        ] {
            var reader = FrameReader(token: token)
            reader.append(Data(text.utf8))
            #expect(throws: ForeignBytes.self, "\(text)") { _ = try reader.next() }
        }
    }

    @Test("has a token that is never the same")
    func tokens() {
        let tokens = (0..<100).map { _ in FrameReader.newToken() }
        #expect(Set(tokens).count == 100)
        #expect(tokens.allSatisfy { $0.utf8.count == 32 })
    }
}
