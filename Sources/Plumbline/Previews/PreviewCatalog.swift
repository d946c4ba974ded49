import Diagramming
import Foundation

/// The catalog of an app: its previews.
package enum PreviewCatalog: SceneCatalog {
    package static let assets = AssetCatalog.resources

    package static var scenes: [Scene] { previews(ProcessInfo.processInfo.environment).scenes }

    /// Checks what `swift package render-figures` passes on before it is used.
    package static func main() {
        CatalogProcess.main(Array(ProgramArguments.all.dropFirst())) {
            let environment = ProcessInfo.processInfo.environment
            _ = try annotations(environment)
            return try CheckedCatalog(scenes, assets: assets, isProgram: true)
        }
    }

    static func previews(_ environment: [String: String]) -> Previews {
        let wanted = environment["PLUMBLINE_PREVIEW_MODULES"] ?? ""
        return Previews(of: Set(wanted.split(separator: ",").map(String.init)))
            .annotations((try? annotations(environment)) ?? .none)
    }

    /// Those of `render-figures --annotations`; none by default.
    static func annotations(_ environment: [String: String]) throws(UsageError) -> Annotations {
        guard let names = environment["PLUMBLINE_PREVIEW_ANNOTATIONS"] else { return .none }
        guard let option = AnnotationOption(argument: names) else {
            throw UsageError(
                "--annotations takes names separated by commas, not “\(names)”: "
                    + AnnotationOption.allValueStrings.joined(separator: ", "))
        }
        return option.annotations
    }
}
