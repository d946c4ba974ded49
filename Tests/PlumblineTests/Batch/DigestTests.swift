import Foundation
import Testing

@testable import Plumbline

@Suite("A digest of several values")
struct DigestTests {
    private func digest(_ combine: (inout Digest) -> Void) -> String {
        var digest = Digest()
        combine(&digest)
        return digest.description
    }

    @Test("two texts are not the same as one, nor in another order")
    func texts() {
        let digests = [["ab", "c"], ["a", "bc"], ["abc"], ["c", "ab"], ["abc", ""]].map { texts in
            digest { digest in for text in texts { digest.combine(text) } }
        }
        #expect(Set(digests).count == digests.count)
    }

    @Test("every byte and the length of data count")
    func data() {
        let data = Data((0..<100).map { UInt8($0) })
        var all = [data, data.dropLast(), data + [0]]
        for index in data.indices {
            var other = data
            other[index] ^= 1
            all.append(other)
        }
        let digests = all.map { data in digest { $0.combine(data) } }
        #expect(Set(digests).count == all.count)
        #expect(digests[0] == digest { $0.combine(data) })
    }

    @Test("a file that is edited is another, even if its size and time are put back")
    func edited() throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/a"
        try folder.write(Data("one".utf8), to: "a")
        func identity(writing text: String) throws -> String {
            let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
            try file.write(contentsOf: Data(text.utf8))
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 1e9)], ofItemAtPath: path)
            return digest { $0.combineIdentity(of: path) }
        }
        let before = try identity(writing: "one")
        // The clock of file systems ticks some hundred times a second.
        usleep(20_000)
        #expect(try identity(writing: "two") != before)
    }

    @Test("an empty folder that comes or goes counts, as a set of an asset catalog without its file does")
    func emptyFolder() throws {
        let folder = try TemporaryFolder()
        try folder.write(Data("one".utf8), to: "a")
        let before = digest { $0.combineContents(of: folder.path) }
        mkdir("\(folder.path)/Brand.colorset", 0o700)
        #expect(digest { $0.combineContents(of: folder.path) } != before)
        rmdir("\(folder.path)/Brand.colorset")
        #expect(digest { $0.combineContents(of: folder.path) } == before)
    }
}
