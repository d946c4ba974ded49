import Foundation
import Testing

@testable import PlumblineProgram

@Suite("The folder of compiled libraries")
struct CacheFolderTests {
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
