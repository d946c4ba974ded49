import Drawing
import Foundation
import LayoutEngine

/// A finished figure in words and numbers, as in the JSON of `render`.
package struct DrawnFigure: Codable, Equatable {
    package let scene: String
    /// In a summary the path includes the output folder.
    package var file: String
    let scale: Int
    package let appearance: String
    /// In points.
    package let size: [Double]
    /// In pixels.
    let pixels: [Int]
    package let altText: String
    /// Title, caption and two sentences, for a page; nil in a summary of an earlier version.
    package var briefAltText: String?
    /// Everything wrong with the layout.
    var issues: [String]
    /// The issues that make the figure wrong.
    let faults: [String]
    /// Whether the figure depended on a time limit, so that drawing it again may give another result.
    var isProvisional: Bool?
}

extension DrawnFigure {
    init(_ draft: Render.Draft, _ order: WorkerOrder, _ drawn: Scene, _ paths: SourcePaths) {
        let issues = draft.issues
        let size = draft.list.size
        scene = order.scene
        file = order.file
        scale = order.scale
        appearance = order.isDark ? "dark" : "light"
        self.size = [size.width, size.height].map { Double($0) }
        pixels = self.size.map { Int(($0 * Double(order.scale)).rounded(.up), in: 0...Int(Int32.max)) }
        altText = draft.altText
        briefAltText = draft.briefAltText
        self.issues = paths.texts(issues)
        faults = paths.texts(issues.filter(drawn.isSpoiled))
        isProvisional = issues.contains { $0.rule == .unsettled } ? true : nil
    }
}
