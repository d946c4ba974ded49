import Foundation
import PackagePlugin

/// The executables of a package that draw with Plumbline.
struct Catalogs {
    /// Those that declare a `SceneCatalog`: the names of their products, in order.
    let names: [String]
    /// Others that depend on Plumbline. Their catalog may come from a library; then it must be named.
    let others: [String]
    /// The names of the products by those of their main targets.
    private let products: [String: String]

    init(of package: Package) {
        let programs = package.products.compactMap { $0 as? ExecutableProduct }.filter { Self.draws($0.mainTarget) }
        products = Dictionary(programs.map { ($0.mainTarget.name, $0.name) }, uniquingKeysWith: { first, _ in first })
        names = programs.filter { Self.declaresCatalog($0.mainTarget) }.map(\.name).sorted()
        others = programs.map(\.name).filter { [names] name in !names.contains(name) }.sorted()
    }

    /// - Parameter name: The one that is asked for, by its product's name or its target's; nil takes the only one there is.
    /// - Throws: `Failure` that names those there are.
    func named(_ name: String?) throws -> String {
        if names.isEmpty, others.isEmpty {
            throw Failure(
                """
                No executable of this package depends on Plumbline. Add one whose main type is a SceneCatalog, and \
                "Plumbline" to its dependencies.
                """)
        }
        if let name {
            let known = names + others
            guard let product = known.contains(name) ? name : products[name] else {
                throw Failure("No executable named \(name) depends on Plumbline. These do: \(list(known.sorted())).")
            }
            return product
        }
        guard let only = names.first else {
            throw Failure(
                """
                No executable of this package declares a SceneCatalog. If one takes it from elsewhere, name it with \
                --catalog: \(list(others)).
                """)
        }
        guard names.count == 1 else {
            throw Failure("There are several catalogs: \(list(names)). Choose one with --catalog NAME.")
        }
        return only
    }

    /// The name of the catalog with this main target; nil for any other target.
    func name(ofTarget target: String) -> String? { products[target].flatMap { names.contains($0) ? $0 : nil } }

    private func list(_ names: [String]) -> String { names.joined(separator: ", ") }

    /// Whether a target depends on Plumbline, itself or through others.
    static func draws(_ target: any Target) -> Bool {
        target.dependencies.contains { dependency in
            switch dependency {
            case .target(let other): other.name == "Plumbline" || draws(other)
            case .product(let product): product.name == "Plumbline" || product.targets.contains(where: draws)
            @unknown default: false
            }
        }
    }

    private static func declaresCatalog(_ target: any Target) -> Bool { target.declares(conformanceTo: "SceneCatalog") }
}
