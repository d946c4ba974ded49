import Drawing
import Foundation

/// A label: its text, its look and its target. `LabelPlacer` finds its place.
@dynamicMemberLookup
struct FigureLabel: Sendable {
    enum Look: Hashable, Sendable {
        case chip(DiagramStyle.Accent)
        /// Text on the panel's color in an outline.
        case outlined(DiagramStyle.Accent, dashed: Bool)
        /// A filled chip in a second outline.
        case doubled(DiagramStyle.Accent)
        /// Colored text; over content it gets a background of the panel's color.
        case plain(DiagramStyle.Accent)
        case badge(DiagramStyle.Accent)
    }

    /// Ways to set it, the best first.
    var shapes: [TextBlock]
    var look: Look
    /// What the placer needs. Its members are also the label's.
    private(set) var request: LabelPlacer.Request
    /// Which it is among the labels of its panel.
    var name: LabelName?
    /// Its text in the list of numbered labels; nil is the first shape's.
    var listed: String?
    /// Whether it counts views with the same bounds that it does not name: `padding · Text +1`.
    var countsOthers = false
    /// The table row whose number may replace it.
    var row: Int?
    /// The table row its text refers to.
    var mention: Int?
    /// Labels of lower rank choose their places first.
    var rank: Int

    subscript<Value>(dynamicMember path: WritableKeyPath<LabelPlacer.Request, Value>) -> Value {
        get { request[keyPath: path] }
        set { request[keyPath: path] = newValue }
    }

    init(
        shapes: [TextBlock], look: Look, target: CGRect, preference: Preference, own: CGRect? = nil, row: Int? = nil,
        mention: Int? = nil, rank: Int
    ) {
        (self.shapes, self.look, self.row, self.mention, self.rank) = (shapes, look, row, mention, rank)
        request = LabelPlacer.Request(sizes: [], target: target, preference: preference, own: own)
    }
}

/// A label of a picture: the name of a view, and which of the views of that name it is.
struct LabelName: Hashable, Sendable {
    var text: String
    var count = 0
}

extension FigureLabel.Look {
    var isNumber: Bool { if case .badge = self { true } else { false } }

    var accent: DiagramStyle.Accent {
        switch self {
        case .chip(let accent), .outlined(let accent, _), .doubled(let accent), .plain(let accent),
            .badge(let accent):
            accent
        }
    }

    var textColor: RGBA {
        switch self {
        case .chip(let accent), .doubled(let accent), .badge(let accent): accent.chipText
        case .outlined(let accent, _), .plain(let accent): accent.text
        }
    }

    var padding: CGSize {
        switch self {
        case .chip, .outlined: CGSize(width: 5, height: 4)
        case .doubled: CGSize(width: 6.5, height: 5.5)
        case .plain: CGSize(width: 2, height: 2)
        case .badge: CGSize(width: 2.5, height: 2.5)
        }
    }
}
