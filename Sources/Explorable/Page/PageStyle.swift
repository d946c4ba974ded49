import Diagramming
import Drawing

/// The colors of a page: the colors of figures, as variables of its style sheet.
enum PageStyle {
    static var css: String {
        let (light, dark) = (DiagramStyle.light, DiagramStyle.dark)
        return ":root{\(variables(light))}" + hues
            + DarkRules.css { prefix in "\(prefix.dropLast()){\(variables(dark))}" }
            + DarkRules.css { prefix in "\(prefix).on-light{display:none}\(prefix).on-dark{display:inline}" }
    }

    private static func variables(_ style: DiagramStyle) -> String {
        let named: [(String, RGBA)] = [
            ("canvas", style.canvas), ("panel", style.panel), ("edge", style.panelBorder), ("ink", style.ink),
            ("muted", style.muted), ("rule", style.rule), ("proposal", style.proposal.line),
            ("warning", style.warning.line), ("proposal-text", style.proposal.text),
            ("wash", style.canvas.mixed(with: style.proposal.line, by: 0.1)),
        ]
        let colors = named + Hue.allCases.map { ("h\($0.rawValue)", style[$0].line) }
        return colors.map { "--\($0.0):\($0.1.css)" }.joined(separator: ";")
    }

    private static var hues: String {
        Hue.allCases.map { ".h\($0.rawValue){color:var(--h\($0.rawValue))}" }.joined()
    }
}
