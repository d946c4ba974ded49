import Drawing
import Foundation
import LayoutEngine

/// Marks the first view that differs between two panels: a strong outline, its name, and its value in both panels.
struct DifferenceMark {
    let record: Int
    let words: String
    private static let width: CGFloat = 2

    func draw(_ scene: FigureScene, on canvas: inout AnnotationCanvas) {
        guard let view = scene.views.first(where: { $0.records.contains(record) }) else { return }
        let (accent, rect) = (canvas.style.emphasis, scene.outlines[view.outline].rect)
        canvas.draw { pixels in
            let border = pixels.grid.border(pixels.outlines[view.outline].rect, width: Self.width)
            pixels.fill(border, .color(accent.line), evenOdd: true)
        }
        canvas.keepOff(border: rect, width: Self.width)
        canvas.use(.difference)
        let shapes = [" ", "\n"].map { separator in
            let words = scene.pictureName(view, atMost: 24) + separator + words
            return TextBlock(words, font: canvas.style.type.label, color: accent.chipText)
        }
        canvas.label(
            FigureLabel(
                shapes: shapes, look: .chip(accent), target: rect, preference: .container, own: rect, rank: 5))
    }
}

extension LayoutDifference {
    /// What the view comes to in the first layout, and in both: `60`, `60 → 100` where only the widths differ.
    var delta: (first: String, second: String) {
        switch kind {
        case .proposal(let a, let b):
            let ends = Self.ends(a, b, a.width == b.width, a.height == b.height) { proposal, axis in
                axis.map { lengthText(proposal[$0]) } ?? "\(proposal)"
            }
            return ("proposed \(ends.0)", "proposed \(ends.0) → \(ends.1)")
        case .size(let a, let b):
            func isSame(_ a: CGFloat, _ b: CGFloat) -> Bool { a == b || abs(a - b) < Self.tolerance }
            let ends = Self.ends(a, b, isSame(a.width, b.width), isSame(a.height, b.height)) { size, axis in
                axis.map { lengthText(size[$0]) } ?? sizeText(size)
            }
            return (ends.0, "\(ends.0) → \(ends.1)")
        case .children(let a, let b): return (Wording.count(a, "view"), "\(a) → \(Wording.count(b, "view"))")
        case .contents, .order: return (words.first, words.second)
        case .origin: return ("at \(words.first)", "\(words.first) → \(words.second)")
        }
    }

    /// Whether it is one of proposals, sizes or places.
    var isLength: Bool {
        switch kind {
        case .proposal, .size, .origin: true
        case .children, .contents, .order: false
        }
    }

    /// Of the axes only the one that differs, if it is one.
    private static func ends<Value>(
        _ a: Value, _ b: Value, _ isSameWidth: Bool, _ isSameHeight: Bool, _ text: (Value, Axis?) -> String
    ) -> (String, String) {
        let axis: Axis? = isSameHeight ? .horizontal : isSameWidth ? .vertical : nil
        return (text(a, axis), text(b, axis))
    }
}
