import Foundation

extension LayoutSnapshot: CustomStringConvertible {
    /// The tree, a line a view: its name, its frame, and its proposal.
    public var description: String { text() }

    /// The tree, a line a view; `explaining` adds the reason for each size, and the proposal it came from, with the
    /// final one where that differs.
    public func text(explaining: Bool = false) -> String {
        records.map { record in
            var line = indentation(record.depth) + record.line(sizing: explaining ? record.sizingProposal : nil)
            if explaining, let why = record.why {
                line += "\n" + indentation(record.depth + 1) + why
            }
            for issue in record.issues {
                line += "\n" + indentation(record.depth + 1) + "! \(issue)"
            }
            return line
        }.joined(separator: "\n")
    }
}

extension LayoutRecord {
    /// `HStack .feet  (0, 0) 178 × 98  proposed 240 × 133`
    ///
    /// - Parameter sizing: The proposal its size came from; nil prints the final one.
    func line(sizing: ProposedViewSize?) -> String {
        let kind = detail.isEmpty ? name : "\(name) \(detail)"
        let names = labels.isEmpty ? "" : " “\(labels.joined(separator: "”, “"))”"
        let place = "(\(lengthText(frame.minX)), \(lengthText(frame.minY)))"
        var proposed = "proposed \(sizing ?? proposal)"
        if let sizing, sizing != proposal { proposed += ", finally \(proposal)" }
        let set = guides.filter { $0.provenance != .standard }
            .map { " \($0.name) = \(lengthText($0.value))" }.joined()
        // A spacer's own is −∞.
        let rank = priority == 0 || priority.isInfinite ? "" : " priority = \(lengthText(CGFloat(priority)))"
        return "\(kind)\(names)  \(place) \(sizeText(size))  \(proposed)\(set)\(rank)"
    }
}
