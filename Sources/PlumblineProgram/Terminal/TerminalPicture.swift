import Foundation
import Raster

/// How a terminal shows pictures.
enum TerminalPicture: String, CaseIterable {
    /// The protocol of kitty, which Ghostty and WezTerm know too.
    case kitty
    /// The protocol of iTerm, which others know too.
    case iterm
    /// Six rows of pixels a line, as the VT340 drew them.
    case sixel
    case none

    /// What the terminal says of itself in the environment; none where it says nothing.
    init(environment: [String: String]) {
        let term = environment["TERM"] ?? ""
        let program = environment["TERM_PROGRAM"] ?? ""
        // tmux and screen pass no pictures on.
        if term.hasPrefix("screen") || term.hasPrefix("tmux") || term == "dumb" {
            self = .none
        } else if environment["KITTY_WINDOW_ID"] != nil || term.contains("kitty") || term.contains("ghostty")
            || ["ghostty", "WezTerm"].contains(program)
        {
            self = .kitty
        } else if program == "iTerm.app" || environment["LC_TERMINAL"] == "iTerm2" || program == "mintty" {
            self = .iterm
        } else if term.contains("sixel") || term.hasPrefix("mlterm") || term.hasPrefix("foot") || term.hasPrefix("yaft")
        {
            self = .sixel
        } else {
            self = .none
        }
    }

    /// The bytes that show a PNG file; nil if the terminal shows none or the file is none.
    func bytes(png: Data) -> [UInt8]? {
        switch self {
        case .none: nil
        case .kitty: Self.kitty(png)
        case .iterm: Self.iterm(png)
        case .sixel: (try? PNG.decode(png)).map { SixelEncoder($0).bytes }
        }
    }

    /// In pieces of 4096 letters, each but the last marked as one that more follow.
    private static func kitty(_ png: Data) -> [UInt8] {
        let letters = Array(png.base64EncodedData())
        var bytes: [UInt8] = []
        for start in stride(from: 0, to: max(letters.count, 1), by: 4096) {
            let piece = letters[start..<min(start + 4096, letters.count)]
            let isLast = start + 4096 >= letters.count
            bytes += Array("\u{1b}_G\(start == 0 ? "a=T,f=100,q=2," : "")m=\(isLast ? 0 : 1);".utf8) + piece
            bytes += Array("\u{1b}\\".utf8)
        }
        return bytes + [UInt8(ascii: "\n")]
    }

    private static func iterm(_ png: Data) -> [UInt8] {
        Array("\u{1b}]1337;File=inline=1;size=\(png.count):".utf8) + png.base64EncodedData() + Array("\u{7}\n".utf8)
    }
}
