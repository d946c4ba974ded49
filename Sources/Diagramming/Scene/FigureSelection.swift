import Foundation
import LayoutEngine

/// The views the author of a figure selects, by `layoutLabel` or by kind: `rogue`, `HStack`.
package struct FigureSelection: Hashable, Sendable {
    /// The views the figure is about; empty leaves the choice to the figure.
    package var emphasis: [String] = []
    /// The only views with annotations; empty is all.
    package var shown: [String] = []
    package var notes: [Note] = []
    /// The view whose subtree is drawn large, the rest pale; empty is the root.
    package var focus = ""
    /// With more labels of views, a figure becomes hard to read.
    package var maxNames = 7

    /// A remark on a view in the author's own words.
    package struct Note: Hashable, Sendable {
        package var text: String
        var view: String

        package init(text: String, view: String) { (self.text, self.view) = (text, view) }
    }

    package init() {}

    /// The bounds of the view in focus, in the root's coordinates, in points; the root's if there is none.
    package func focused(in snapshot: LayoutSnapshot) -> CGRect {
        let record = snapshot.records.first { $0.answers(to: focus) }
        return record?.frame ?? snapshot.seenBounds
    }

    /// A name, and the modifier of the scene that it is given to.
    package struct Use: Hashable, Sendable {
        package let name, modifier: String
    }

    /// Whether the root is among the views that are annotated.
    package func annotatesRoot(of snapshot: LayoutSnapshot) -> Bool {
        guard let root = snapshot.records.first else { return true }
        return (shown.isEmpty || shown.contains(where: root.answers)) && (focus.isEmpty || root.answers(to: focus))
    }

    /// The names that no view of a layout has.
    package func unknown(in snapshot: LayoutSnapshot) -> [Use] {
        let uses = [
            ("emphasis", emphasis), ("showing", shown), ("focus", focus.isEmpty ? [] : [focus]),
            ("note", notes.map(\.view)),
        ]
        return uses.flatMap { modifier, names in names.map { Use(name: $0, modifier: modifier) } }
            .filter { use in !snapshot.records.contains { $0.answers(to: use.name) } }
    }
}

extension LayoutRecord {
    /// Whether its label, the type of its view or its kind is the name.
    func answers(to wanted: String) -> Bool {
        labels.contains(wanted) || viewType == wanted || name.isKind(wanted)
    }
}

extension ShownView {
    /// Whether it is a divider, a spacer or as thin as one. A bar of progress is not.
    var isThin: Bool {
        let thickness = min(size.width, size.height)
        return role == .spacer || thickness <= 4 && !(isControl && thickness > 1)
    }

    /// Whether its label or its kind is among the names.
    func answers(to names: [String]) -> Bool { names.contains { $0 == label || $0 == viewType || name.isKind($0) } }
}

extension LayoutSnapshot {
    /// The root's bounds, and the visible parts of views that reach out of them.
    fileprivate var seenBounds: CGRect {
        let root = CGRect(origin: .zero, size: size)
        guard records.contains(where: { !root.encloses($0.frame, within: 0.5) }) else { return root }
        return zip(records, visibilities).reduce(root) { bounds, view in
            let (record, visibility) = view
            guard record.children.isEmpty, visibility.hiddenReason == nil, record.frame.isSomewhere else {
                return bounds
            }
            let seen = visibility.clipRect.map { record.frame.overlap(with: $0) } ?? record.frame
            return seen.isEmpty ? bounds : bounds.joined(seen)
        }
    }
}

extension String {
    /// Whether a view of this name is of that kind, also if nobody wrote it: `implicit ZStack`.
    fileprivate func isKind(_ kind: String) -> Bool { self == kind || self == "implicit \(kind)" }
}
