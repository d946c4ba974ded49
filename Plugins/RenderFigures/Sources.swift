import Foundation
import PackagePlugin

extension Package {
    /// Tells a program where the sources of each module are, so that it finds the code of previews.
    var sourceFolders: [String: String] {
        let modules = targets.compactMap { $0 as? any SourceModuleTarget }
        let folders = Dictionary(
            modules.map { ($0.moduleName, $0.directoryURL.path) }, uniquingKeysWith: { first, _ in first })
        let json = try? JSONEncoder().encode(folders)
        return json.map { ["PLUMBLINE_SOURCES": String(decoding: $0, as: UTF8.self)] } ?? [:]
    }
}

extension Target {
    /// The target's Swift code; comments and texts aside.
    private var code: [String] {
        guard let target = self as? any SourceModuleTarget else { return [] }
        return target.sourceFiles(withSuffix: "swift").compactMap { file in
            let source = try? String(contentsOf: file.url, encoding: .utf8)
            return source?.replacing(
                /"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|\/\*[\s\S]*?\*\/|\/\/[^\n]*/, with: " ")
        }
    }

    /// Whether a type or an extension in the target's sources is said to conform to a protocol.
    func declares(conformanceTo name: String) -> Bool {
        let declaration = try? Regex(
            #"\b(?:struct|class|enum|actor|extension)\s+[\w.`]+(?:<[^{]*>)?\s*:[^{]*\b"# + name + #"\b"#)
        return declaration.map { declaration in code.contains { $0.contains(declaration) } } ?? false
    }

    /// Whether there is a `#Preview` or a `PreviewProvider` in the target's sources.
    var hasPreviews: Bool { code.contains { $0.contains(/#Preview\b/) } || declares(conformanceTo: "PreviewProvider") }

    /// Whether the target's scenes contain the previews of the program.
    var listsPreviews: Bool { code.contains { $0.contains(/\bPreviews\(/) } }

    /// The target, and the targets of its own package that it depends on.
    var linked: [any Target] {
        [self]
            + dependencies.flatMap { dependency in
                if case .target(let other) = dependency { other.linked } else { [] as [any Target] }
            }
    }

    /// Whether it imports `SwiftUI` as Plumbline has it.
    var usesSwiftUI: Bool {
        linked.contains { target in
            target.dependencies.contains { dependency in
                if case .product(let product) = dependency { product.name == "SwiftUI" } else { false }
            }
        }
    }

    /// As sources import it.
    var moduleName: String { (self as? any SourceModuleTarget)?.moduleName ?? name }
}
