import Foundation
import ProcessShim

/// 128 bits that stand for whatever was put in, the same on every machine and in every run.
struct Digest: Hashable, CustomStringConvertible {
    private var state: (UInt64, UInt64) = (0, 0)

    init() {}

    init(_ data: Data) { combine(data) }

    mutating func combine(_ data: Data) { data.withUnsafeBytes { combine($0) } }

    /// The length counts too: two strings are not the same as one.
    mutating func combine(_ text: String) {
        var text = text
        text.withUTF8 { combine(UnsafeRawBufferPointer($0)) }
    }

    mutating func combine(_ number: Int) { withUnsafeBytes(of: Int64(number)) { combine($0) } }

    mutating func combine(_ bytes: UnsafeRawBufferPointer) {
        withUnsafeMutableBytes(of: &state) {
            processshim_digest(bytes.baseAddress, bytes.count, $0.baseAddress!.assumingMemoryBound(to: UInt64.self))
        }
    }

    /// 32 hexadecimal digits.
    var description: String { hex(state.0) + hex(state.1) }

    private func hex(_ word: UInt64) -> String {
        let digits = String(word, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    static func == (a: Digest, b: Digest) -> Bool { a.state == b.state }

    func hash(into hasher: inout Hasher) { hasher.combine(state.0) }
}

extension Digest {
    /// The content of a file; nil when it cannot be read.
    static func file(_ path: String) -> Digest? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        return Digest(data)
    }

    /// Which file it is, without reading it: a build, an installation or an edit gives it another time or size.
    mutating func combineIdentity(of path: String) {
        var info = stat()
        combine(path)
        guard stat(path, &info) == 0 else { return combine(-1) }
        #if canImport(Darwin)
            let time = info.st_mtimespec
        #else
            let time = info.st_mtim
        #endif
        for number in [Int(info.st_size), Int(info.st_ino), Int(time.tv_sec), Int(time.tv_nsec)] { combine(number) }
    }

    /// Every file below a folder by path and content, or the one file; hidden ones aside.
    mutating func combineContents(of path: String) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return combine(-1) }
        let inside =
            isFolder.boolValue ? FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } : []
        for file in (inside ?? []).sorted() where !file.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
            guard let content = FileManager.default.contents(atPath: "\(path)/\(file)") else { continue }
            combine(file)
            combine(content)
        }
        if !isFolder.boolValue, let content = FileManager.default.contents(atPath: path) { combine(content) }
    }
}
