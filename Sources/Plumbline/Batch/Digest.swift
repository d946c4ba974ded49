import Foundation
import Raster

/// The SHA-256 of several values, the same on every machine and in every run.
struct Digest: CustomStringConvertible {
    private var bytes: [UInt8] = []

    mutating func combine(_ data: some ContiguousBytes) { combine(SHA256.hex(data)) }

    /// The length counts too: two strings are not the same as one.
    mutating func combine(_ text: String) {
        combine(text.utf8.count)
        bytes += text.utf8
    }

    mutating func combine(_ number: Int) { withUnsafeBytes(of: Int64(number).littleEndian) { bytes += $0 } }

    /// 64 hexadecimal digits.
    var description: String { SHA256.hex(bytes) }
}

extension Digest {
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

    /// The images that are in a folder itself, by name and identity.
    mutating func combineImages(in folder: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() where name.hasSuffix(".png") { combineIdentity(of: "\(folder)/\(name)") }
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
