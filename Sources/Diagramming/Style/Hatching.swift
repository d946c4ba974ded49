import Drawing
import Foundation
import LayoutEngine

extension DiagramStyle {
    /// Gaps by their source: wider stripes where a view asks for the spacing, heavier ones unless the view is text.
    /// Explicit spacing has a wash, or, in print, heavy stripes.
    func gap(_ source: SpacingSource, _ hue: Hue) -> [PaintStyle] {
        let color = self[hue].tint(isDark ? 0.8 : 0.55)
        switch source {
        case .explicit:
            return [.color(wash(hue, isDark ? 0.2 : 0.14)), .hatch(color, width: isPrint ? 2 : 1, spacing: 5)]
        case .standard: return [.hatch(color, width: 1, spacing: 5)]
        case .text: return [.hatch(color, width: 1, spacing: 9)]
        case .view: return [.hatch(color, width: 2.5, spacing: 9)]
        }
    }

    /// Paddings: explicit ones have a wash, or, in print, heavy stripes.
    func padding(_ hue: Hue, isDefault: Bool) -> [PaintStyle] {
        let color = self[hue].tint(isDark ? 0.6 : 0.35)
        if isDefault { return [.hatch(color, width: 1, spacing: 3)] }
        return [
            .color(wash(hue, isDark ? 0.16 : 0.1)), .hatch(color, width: isPrint ? 1.5 : 1, spacing: isPrint ? 4 : 3),
        ]
    }

    /// Gaps in a storyboard's bar: hatched, because modifiers are also gray.
    var barGap: [PaintStyle] { [.color(rule), .hatch(muted, width: 1, spacing: 3)] }

    var overflow: [PaintStyle] { hatches(warning.line, spacing: 7, width: 2) }
}
