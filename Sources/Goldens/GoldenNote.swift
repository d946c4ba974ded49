/// Something worth knowing about a figure besides its verdict.
package enum GoldenNote: Hashable, Sendable, CustomStringConvertible {
    case otherEnvironment([GoldenEnvironment.Change])
    /// The picture passes without its exemption.
    case unneededExemption
    /// Views have other names than in the golden.
    case renamedViews
    /// The figure was recorded as the golden on request.
    case recorded(wasMissing: Bool)
    /// It would have been recorded, but `CI` is set.
    case notRecorded(RecordMode)
    /// It was chosen to be recorded, but the mode keeps goldens that differ.
    case onlyChosen
    /// A line that the scene printed.
    case output(String)

    package var description: String {
        switch self {
        case .otherEnvironment(let changes): "other environment: \(changes.text)"
        case .unneededExemption:
            "its exemption is no longer needed: the picture is within ±\(PictureGate.channelTolerance)"
        case .renamedViews: "its views have other names than in the golden; accept it to update them"
        case .recorded(let wasMissing):
            "recorded as the golden, as requested\(wasMissing ? ": there was none" : "")"
        case .notRecorded(.missing): "not recorded, because CI is set"
        case .notRecorded(let mode):
            "not recorded, although the record mode is \(mode.rawValue), because CI is set"
        case .onlyChosen:
            "not recorded, although \(RecordMode.selection) names it: also set \(RecordMode.variable)=failed"
        case .output(let line): "it wrote: \(line)"
        }
    }

    /// Whether somebody should know even where the figure passes.
    var deservesWarning: Bool {
        if case .otherEnvironment(let changes) = self { changes == [.unknown] } else { true }
    }
}

extension [GoldenEnvironment.Change] {
    var text: String { map(\.description).joined(separator: ", ") }
}

extension GoldenEnvironment.Change: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unknown: return "the golden's manifest does not name its environment"
        case .library(let name, let old, let new): return "\(name) \(old ?? "none") → \(new ?? "none")"
        case .fonts(let names):
            let rest = names.count > 2 ? " and \(names.count - 2) more" : ""
            return "the font files \(names.prefix(2).joined(separator: ", "))\(rest)"
        }
    }
}
