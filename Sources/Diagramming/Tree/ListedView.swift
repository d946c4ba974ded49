import Foundation
import LayoutEngine

/// A view as figures list it: one record, or a chain of records that readers see as one view.
package struct ListedView: Sendable {
    /// The records it stands for, by id, outermost first.
    package var records: [Int]
    /// In the list.
    package var parent: Int?
    package var depth: Int
    /// The author's type or the kind, and its detail: `HStack`, `.feet`.
    package var name: String
    package var detail: String
    /// A text on one line, or the name of an image; nil for other views.
    package var words: String?
    package var label: String?
    /// Whether it has one row, or one column, also where its children overlap.
    package var isStack: Bool
    package var hue: Hue
    /// Whether it lays out others, changes one, or has none inside.
    package var kind: ListedKind
    /// Whether the figure is about it.
    package var isStrong: Bool
    /// In the root view's coordinates, points; may be infinite.
    package var frame: CGRect
    /// The proposal its size came from.
    package var proposal: ProposedViewSize
    package var explanation: Explanation?
    /// Why it is invisible, though its container is visible.
    package var hiddenReason: HiddenReason?
}

package enum ListedKind: String, Sendable { case container, modifier, leaf }

extension LayoutSnapshot {
    /// The views as figures list them, parents before children.
    package func listedViews(_ selection: FigureSelection) -> [ListedView] {
        let scene = FigureScene(self, style: .light, selection: selection)
        return scene.views.map { view in
            ListedView(
                records: view.records, parent: view.parent, depth: view.depth, name: view.ownType ?? view.name,
                detail: view.ownType == nil ? view.detail : view.name, words: view.words, label: view.label,
                isStack: view.facts.stackAxis != nil || view.facts.layers == .stack, hue: view.hue,
                kind: ListedKind(view.kind),
                isStrong: scene.isStrong(view.id), frame: records[view.records[0]].frame,
                proposal: view.answeredProposal, explanation: view.explanation, hiddenReason: view.hiddenReason)
        }
    }
}

extension ListedKind {
    fileprivate init(_ kind: ViewKind) {
        switch kind {
        case .container: self = .container
        case .modifier: self = .modifier
        case .leaf: self = .leaf
        }
    }
}
