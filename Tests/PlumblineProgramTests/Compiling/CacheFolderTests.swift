import Foundation
import Testing

@testable import PlumblineProgram

@Suite("The folder of compiled libraries")
struct CacheFolderTests {
    private func withCache(_ body: (CacheFolder) throws -> Void) throws {
        let home = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: home) }
        try body(CacheFolder(environment: ["XDG_CACHE_HOME": home.path]))
    }

    @Test("tells a library that is as it was made from one that is not")
    func seals() throws {
        try withCache { cache in
            let library = URL(fileURLWithPath: "\(cache.path)/libA.so")
            try Data(repeating: 7, count: 5000).write(to: library)
            #expect(!CacheFolder.isWhole(library.path))
            try CacheFolder.seal(library.path)
            let sealed = try Data(contentsOf: library)
            #expect(sealed.prefix(5000) == Data(repeating: 7, count: 5000) && CacheFolder.isWhole(library.path))

            var flipped = sealed
            flipped[1000] = 8
            for damaged in [Data(), sealed.prefix(10), sealed.dropLast(1), Data(count: sealed.count), flipped] {
                try damaged.write(to: library)
                #expect(!CacheFolder.isWhole(library.path), "\(damaged.count)")
            }
            #expect(!CacheFolder.isWhole("\(library.path).none"))
        }
    }

    @Test("loses the C modules if the compiler cannot read one, and only then")
    func modules() throws {
        try withCache { cache in
            try FileManager.default.createDirectory(atPath: cache.modules, withIntermediateDirectories: true)
            for output in ["", "A.swift:1:1: error: file '/a/b.pcm' is no use", "note: \(cache.modules)/A.pcm"] {
                #expect(!cache.removeModules(brokenIn: output))
            }
            #expect(FileManager.default.fileExists(atPath: cache.modules))
            let message = "x<unknown>:0: error: file '\(cache.modules)/1/A.pcm' is not a valid module file\nmore"
            #expect(cache.removeModules(brokenIn: message))
            #expect(!FileManager.default.fileExists(atPath: cache.modules))
        }
    }

    @Test("makes a text anew that is not the wanted one")
    func texts() throws {
        try withCache { cache in
            func text() -> String { cache.text("version", wanted: "6.2") { "6.2" } }
            #expect(text() == "6.2")
            #expect(cache.text("version", wanted: "6.2") { "made again" } == "6.2")
            try Data("6.".utf8).write(to: URL(fileURLWithPath: "\(cache.path)/version"))
            #expect(text() == "6.2")
        }
    }

    @Test("keeps a library that a process draws from, however many are made after it")
    func held() throws {
        let home = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: home) }
        let cache = CacheFolder(environment: ["XDG_CACHE_HOME": home.path])
        func make(_ key: String, secondsAgo age: Double) throws -> String {
            let library = "\(cache.folder(key))/libA.so"
            try FileManager.default.createDirectory(atPath: cache.folder(key), withIntermediateDirectories: true)
            try Data().write(to: URL(fileURLWithPath: library))
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: cache.folder(key))
            return library
        }
        let held = try make("held", secondsAgo: 1000)
        let idle = try make("idle", secondsAgo: 1000)
        for number in 0..<64 { _ = try make("\(number)", secondsAgo: 1) }
        CacheFolder.hold(held)
        cache.prune()
        #expect(FileManager.default.fileExists(atPath: held))
        #expect(!FileManager.default.fileExists(atPath: idle))
    }
}
