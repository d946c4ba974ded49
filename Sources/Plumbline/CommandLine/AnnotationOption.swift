import ArgumentParser
import Diagramming

/// Annotations by their names in code, separated by commas.
package struct AnnotationOption: ExpressibleByArgument, Equatable {
    package let annotations: Annotations

    private static let named: [(name: String, annotations: Annotations)] = [
        ("borders", .borders), ("sizes", .sizes), ("proposals", .proposals), ("alignmentLines", .alignmentLines),
        ("spacing", .spacing), ("padding", .padding), ("overflow", .overflow), ("issues", .issues),
        ("dimensions", .dimensions), ("safeArea", .safeArea), ("priority", .priority), ("flexibility", .flexibility),
        ("ledger", .ledger), ("why", .why), ("probes", .probes), ("structure", .structure), ("all", .all),
        ("none", .none),
    ]

    package static var allValueStrings: [String] { named.map(\.name) }

    /// Nil if a name is unknown.
    package init?(argument: String) {
        var all = Annotations.none
        for name in argument.split(separator: ",") {
            guard let known = Self.named.first(where: { $0.name == name }) else { return nil }
            all.formUnion(known.annotations)
        }
        annotations = all
    }
}
