import Drawing
import Foundation

extension DiagramStyle {
    /// Gaps, paddings and the bands of a safe area: a flat tint, on which a number is readable.
    func gapTint(_ hue: Hue) -> PaintStyle {
        .color(isPrint ? muted.opacity(0.18) : self[hue].tint(isDark ? 0.2 : 0.18))
    }

    /// A number on a tint of its own hue.
    func gapText(_ hue: Hue) -> RGBA {
        isPrint ? self[hue].text : self[hue].text.mixed(with: ink, by: isDark ? 0.3 : 0.2)
    }

    /// Beside a line that could not be seen on the content alone.
    var casing: PaintStyle { .color(panel.opacity(0.85)) }

    /// Gaps in a storyboard's bar.
    var barGap: [PaintStyle] { [.color(rule), .color(muted.opacity(0.3))] }

    /// Overflow: content is faded and striped. Nothing else in a figure is striped.
    var overflow: [PaintStyle] {
        [
            .color(panel.opacity(isDark ? 0.65 : 0.55)),
            .hatch(warning.line.opacity(isDark ? 1 : 0.6), width: 1, spacing: 7),
        ]
    }

    /// A line or a share the figure is not about: as pale as 3 to 1 with the panel permits.
    func quiet(_ color: RGBA) -> RGBA {
        let opacities = [0.45, 0.55, 0.65, 0.75, 0.85]
        let opacity = opacities.first { panel.mixed(with: color, by: $0).contrast(with: panel) >= 3 }
        return color.opacity(opacity ?? 1)
    }

    /// What a view takes beyond its proposal.
    var excess: PaintStyle { .color(isPrint ? muted.opacity(0.3) : proposal.tint(isDark ? 0.4 : 0.28)) }
}
