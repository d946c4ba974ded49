import Drawing
import Foundation
import LayoutEngine

/// What is wrong with a view: a red edge at its left side and the message.
struct IssuesLayer: FigureLayer {
    /// The longest message shown, in characters; the command line has the rest.
    private let longest = 160
    /// Longer lines go on in another, in characters.
    private let line = 52

    var annotation: Annotations { .issues }

    func draw(_ scene: FigureScene, on sketch: inout Sketch) {
        let accent = sketch.style.warning
        for view in scene.views(with: annotation) where !view.issues.isEmpty {
            let rect = scene.outlines[view.outline].rect
            let edge = CGRect(x: rect.minX - 3, y: rect.minY, width: 3, height: max(rect.height, 3))
            sketch.fill(Path(edge), .color(accent.line))
            sketch.keepOff(edge)
            sketch.use(.issue)
            for issue in view.issues {
                let block = TextBlock(
                    inLines("! " + shortened(issue.message, longest)), font: sketch.style.type.label,
                    color: accent.chipText)
                sketch.label(
                    Label(
                        shapes: [block], look: .chip(accent), target: rect, preference: .container, own: nil, row: nil,
                        rank: 8))
            }
        }
    }

    /// Broken between words.
    private func inLines(_ message: String) -> String {
        var lines = [""]
        for word in message.split(separator: " ") {
            if !lines[lines.count - 1].isEmpty, lines[lines.count - 1].count + 1 + word.count > line {
                lines.append("")
            }
            lines[lines.count - 1] += lines[lines.count - 1].isEmpty ? "\(word)" : " \(word)"
        }
        return lines.joined(separator: "\n")
    }
}
