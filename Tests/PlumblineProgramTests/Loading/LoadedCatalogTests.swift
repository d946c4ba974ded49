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
}
