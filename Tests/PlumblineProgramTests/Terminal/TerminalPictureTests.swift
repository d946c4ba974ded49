import Foundation
import Raster
import Testing

@testable import PlumblineProgram

@Suite("Pictures in terminals")
struct TerminalPictureTests {
    @Test(
        "a terminal is known by what it says of itself",
        arguments: [
            (["TERM": "xterm-kitty"], TerminalPicture.kitty),
            (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], .kitty),
            (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .iterm), (["TERM": "foot"], .sixel),
            (["TERM": "xterm-256color"], .none), (["TERM": "tmux-256color", "KITTY_WINDOW_ID": "1"], .none),
            ([:], .none),
        ])
    func known(environment: [String: String], picture: TerminalPicture) {
        #expect(TerminalPicture(environment: environment) == picture)
    }

    @Test("kitty's protocol sends pieces of 4096 letters, which together are the file")
    func kitty() throws {
        let file = Data((0..<7000).map { UInt8(truncatingIfNeeded: $0 * 7) })
        let text = String(decoding: try #require(TerminalPicture.kitty.bytes(png: file)), as: UTF8.self)
        let pieces = text.matches(of: /\e_G([^;]*);([^\e]*)\e\\/)
        #expect(pieces.map { String($0.1) } == ["a=T,f=100,q=2,m=1", "m=1", "m=0"])
        #expect(pieces.allSatisfy { $0.2.count <= 4096 })
        #expect(Data(base64Encoded: pieces.map { String($0.2) }.joined()) == file)
    }

    @Test("iTerm's protocol says the size of the file")
    func iterm() throws {
        let bytes = try #require(TerminalPicture.iterm.bytes(png: Data("abc".utf8)))
        #expect(String(decoding: bytes, as: UTF8.self) == "\u{1b}]1337;File=inline=1;size=3:YWJj\u{7}\n")
    }

    @Test("sixels give back the picture: bands of six rows, each color once, repeats counted")
    func sixel() {
        // 5 × 7 pixels: red, with a blue last row.
        let red: [UInt8] = [255, 0, 0, 255]
        let blue: [UInt8] = [0, 0, 255, 255]
        let pixels = (0..<7).flatMap { row in (0..<5).flatMap { _ in row < 6 ? red : blue } }
        let text = String(decoding: SixelEncoder(Bitmap(width: 5, height: 7, pixels: pixels)).bytes, as: UTF8.self)
        #expect(text == "\u{1b}Pq\"1;1;5;7#0;2;100;0;0#1;2;0;0;100#0!5~$-#1!5@$-\u{1b}\\\n")
    }

    @Test("what is clear is white")
    func clear() {
        let text = String(
            decoding: SixelEncoder(Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 0])).bytes, as: UTF8.self)
        #expect(text.contains("#0;2;100;100;100#0@$-"))
    }
}
