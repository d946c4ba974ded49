import PackagePlugin

/// The executables of a package that draw with Plumbline.
struct Catalogs {
    /// Their products' names, in order.
    let names: [String]

    init(of package: Package) {
        names = package.products.compactMap { $0 as? ExecutableProduct }
            .filter { Self.draws($0.mainTarget) }.map(\.name).sorted()
    }

    /// - Parameter name: The one that is asked for; nil takes the only one there is.
    /// - Throws: `Failure` that names those there are.
    func named(_ name: String?) throws -> String {
        let list = names.joined(separator: ", ")
        if names.isEmpty {
            throw Failure(
                """
                No executable of this package depends on Plumbline. Add one whose main type is a SceneCatalog, and \
                "Plumbline" to its dependencies.
                """)
        }
        if let name {
            guard names.contains(name) else { throw Failure("There is no catalog \(name). There is: \(list).") }
            return name
        }
        guard names.count == 1 else { throw Failure("There are several catalogs: \(list). Choose with --catalog.") }
        return names[0]
    }

    /// Whether a target depends on Plumbline, itself or through others.
    private static func draws(_ target: any Target) -> Bool {
        target.dependencies.contains { dependency in
            switch dependency {
            case .target(let other): other.name == "Plumbline" || draws(other)
            case .product(let product): product.name == "Plumbline" || product.targets.contains(where: draws)
            @unknown default: false
            }
        }
    }
}
