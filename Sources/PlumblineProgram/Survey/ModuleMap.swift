/// Empty modules of Clang's, with submodules, by name.
struct ModuleMap {
    private var modules: [String: ModuleMap] = [:]

    private init() {}

    init(_ names: [String]) { for name in names { modules[name] = ModuleMap() } }

    var isEmpty: Bool { modules.isEmpty }

    mutating func add(_ path: [String]) {
        guard let first = path.first else { return }
        modules[first, default: ModuleMap()].add(Array(path.dropFirst()))
    }

    var text: String { text(attributes: " [system]") }

    private func text(attributes: String) -> String {
        modules.sorted { $0.key < $1.key }.map { name, inner in
            "module \(name)\(attributes) {\(inner.isEmpty ? "" : "\n\(inner.text(attributes: ""))")}\n"
        }.joined()
    }
}
