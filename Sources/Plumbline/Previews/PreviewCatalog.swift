import Foundation

/// The catalog of an app: its previews.
package enum PreviewCatalog: SceneCatalog {
    package static let assets = AssetCatalog.resources

    package static var scenes: [Scene] {
        let wanted = ProcessInfo.processInfo.environment["PLUMBLINE_PREVIEW_MODULES"] ?? ""
        return Previews(of: Set(wanted.split(separator: ",").map(String.init))).scenes
    }
}
