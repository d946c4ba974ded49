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
    /// Which file it is, without reading it: a build, an installation or an edit gives it another time or size. The time of
    /// change counts too, for programs that copy files keep the other one.
    mutating func combineIdentity(of path: String) {
        var info = stat()
        combine(path)
        guard stat(path, &info) == 0 else { return combine(-1) }
        #if canImport(Darwin)
            let times = [info.st_mtimespec, info.st_ctimespec]
        #else
            let times = [info.st_mtim, info.st_ctim]
        #endif
        for number in [Int(info.st_size), Int(info.st_ino)] { combine(number) }
        for time in times { for number in [Int(time.tv_sec), Int(time.tv_nsec)] { combine(number) } }
    }

    /// Every file below a folder by path and content, and every folder by path, or the one file; hidden ones aside.
    mutating func combineContents(of path: String) {
        for file in InputFiles.below(path) {
            combine(String(file.dropFirst(path.count)))
            if let content = FileManager.default.contents(atPath: file) { combine(content) }
        }
    }
}
