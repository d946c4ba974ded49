import PackagePlugin

/// The programs that draw the previews of a package.
///
/// An app is such a program. What no app is linked with is drawn by a program of a package made for it.
struct PreviewPrograms {
    struct App {
        /// The name of its product.
        let name: String
        /// The modules whose previews it draws.
        let modules: [String]
    }

    let apps: [App]
    /// Modules that no app is linked with.
    let modules: [String]
    /// The library products they are in.
    let products: [String]
    /// The names of targets that are in no library.
    let unreachable: [String]

    var isEmpty: Bool { apps.isEmpty && modules.isEmpty && unreachable.isEmpty }

    /// - Parameters:
    ///   - catalog: The catalog that is drawn as well, whose scenes may contain previews.
    ///   - target: The name of the only target whose previews are drawn; nil draws all.
    init(of package: Package, catalog: String?, target: String?) {
        var left = package.targets.filter { $0 is any SourceModuleTarget && $0.usesSwiftUI && $0.hasPreviews }
        if let target { left.removeAll { $0.name != target } }
        func take(_ targets: [any Target]) -> [any Target] {
            let names = Set(targets.map(\.name))
            defer { left.removeAll { names.contains($0.name) } }
            return left.filter { names.contains($0.name) }
        }
        let programs = package.products.compactMap { $0 as? ExecutableProduct }.sorted { $0.name < $1.name }
        for program in programs where program.name == catalog && program.mainTarget.listsPreviews {
            _ = take(program.mainTarget.linked)
        }
        apps = programs.filter { $0.mainTarget.declares(conformanceTo: "App") }.compactMap { program in
            let taken = take(program.mainTarget.linked)
            return taken.isEmpty ? nil : App(name: program.name, modules: taken.map(\.moduleName))
        }
        var (modules, products) = ([String](), [String]())
        for library in package.products.compactMap({ $0 as? LibraryProduct }).sorted(by: { $0.name < $1.name }) {
            let taken = take(library.targets.flatMap(\.linked))
            modules += taken.map(\.moduleName)
            if !taken.isEmpty { products.append(library.name) }
        }
        (self.modules, self.products) = (modules, products)
        unreachable = left.filter { ($0 as? any SourceModuleTarget)?.kind != .test }.map(\.name)
    }
}
