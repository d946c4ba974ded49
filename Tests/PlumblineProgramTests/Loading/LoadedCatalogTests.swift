import Foundation
import Plumbline
import Testing

@testable import PlumblineProgram

@Suite("Loaded catalogs")
struct LoadedCatalogTests {
    @Test("the first arguments describe the catalog whole")
    func roundTrip() throws {
        var catalog = LoadedCatalog(
            library: "/a b/lib\"C.so", modules: ["C"], resources: ResourceFolders(of: []), annotations: [.borders])
        (catalog.width, catalog.names) = (300.5, ["x"])
        #expect(LoadedCatalog(prefixOf: catalog.prefix + ["_worker"]) == catalog)
    }

    @Test("other arguments describe none")
    func none() {
        #expect(LoadedCatalog(prefixOf: ["render", "a.swift"]) == nil)
        #expect(LoadedCatalog(prefixOf: ["_catalog"]) == nil)
        #expect(LoadedCatalog(prefixOf: ["_catalog", "{}"]) == nil)
    }

    @Test("a name that no library has is told as the code writes it")
    func missingName() {
        #expect(
            LoadedCatalog.missingName("/a/libC.so: undefined symbol: at_exit")?
                .hasPrefix("the code calls at_exit, which is declared but which no library here has") == true)
        #expect(
            LoadedCatalog.missingName("/a/libC.so: undefined symbol: $s1C4CardVMa (fatal)")?
                .hasPrefix("the code calls type metadata accessor for C.Card, which") == true)
        #expect(LoadedCatalog.missingName("/a/libC.so: file too short") == nil)
    }

    @MainActor
    @Test("a library that cannot be loaded is removed, so that the next run makes it again")
    func damaged() throws {
        let library = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).so").path
        try Data("no library".utf8).write(to: URL(fileURLWithPath: library))
        let catalog = LoadedCatalog(
            library: library, modules: ["C"], resources: ResourceFolders(of: []), annotations: [.borders])
        let error = #expect(throws: UsageError.self) { try catalog.catalog() }
        #expect(error?.description.hasSuffix("it was removed, and the next run makes it again") == true)
        #expect(!FileManager.default.fileExists(atPath: library))
    }
}
