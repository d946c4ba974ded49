import Foundation

/// A rule of layout that is neither measured nor documented. Figures that rest on one say so.
///
/// The raw value is the rule, as the table of all rules has it.
package enum ApproximateRule: String, CaseIterable, Hashable, Sendable {
    case textGap =
        "Text above text: its leading, rounded up to a pixel; beside anything else 8 points, counted from the capitals above and less the descent below."
    case mergedBaselines = "The first baseline of several is the smallest, the last the largest."
    case rightToLeft =
        "From right to left each container mirrors its views; coordinates stay counted from the left."
    case invalidLength = "A length below 0 counts as 0; NaN and ∞ count as none; all are reported."
    case minimumWins = "If bounds are out of order, the minimum wins."
    case minimumAlone =
        "A minimum alone: the child's length, no less than the minimum; under a smaller proposal, the proposal within minimum and child."
    case viewThatFits = "ViewThatFits: the first view whose ideal length fits on the axes that count, else the last."
    case positionGuides = "A position keeps its child's guides inside."
    case containerWithoutLength =
        "Where the container has no length, containerRelativeFrame is as large as its child."
    case scrollsBothAxes = "Where both axes scroll, content smaller than the view is centered."
    case scrollGuides = "The guides of a scroll view's content stay inside."
    case screenInsets = "The scene proposes the screen less its insets, and centers its content in what is left."
    case ignoredInsets =
        "ignoresSafeArea keeps the size its parent sees, and grows proposal and rectangle where it touches insets."
    case safeAreaInset = "safeAreaInset proposes to the view what the one at its edge and the gap of 8 leave."
    case shrunkText = "Text that may shrink is as large as it can be without truncation, in steps of a hundredth."
    case symbolSize = "A symbol is as large as its font makes it."
    case gridBaseline = "A row aligns its cells on a baseline, or on a guide they set."
    case lazyGridGap = "Rows or columns of a lazy grid are 8 points apart by default."
    case lazyStack = "A lazy stack takes the proposed width and gives its views their ideal lengths."
    case toggle = "A toggle fills its width; its switch is 51 × 31."
    case slider = "A slider fills its width and is 28 points high."
    case stepper = "A stepper fills its width; its buttons are 94 × 32."
    case progress = "A progress view’s bar fills its width and is 4 points high."
    case gauge = "A gauge is a bar 8 points high."
    case textField = "A text field fills its width; it is 2 points higher than its text."
    case borderedButton =
        "A bordered button is 24 points wider than its label and 14 higher; large 40 and 30, small 20 and 10."
    case picker = "A menu’s choice is padded as a bordered button."
    case presented =
        "An alert is 270 points wide; its buttons are 44 points high, two of them side by side; the one that cancels is the first of two and else the last. With one that destroys there always is one that cancels."
    case list = "A list fills its proposal; without a height it is as tall as its rows."
    case navigationBar = "A navigation bar takes 44 points, and 52 more for a large title."
    case tabBar = "A tab bar takes 49 points at the bottom."
    case projection =
        "A geometry effect and rotation3DEffect draw the affine transform nearest to their projection at the view's center."
    case fontDesign = "Rounded and serif designs are set in Inter, with its metrics."
    case missingImage =
        "A missing image is 20 × 20 or, if it is resizable, as large as it is proposed, with an ideal size of 100 × 100."

    /// What it decides, in a few words: `gaps at text`.
    package var subject: String {
        switch self {
        case .textGap: "gaps at text"
        case .mergedBaselines: "baselines of several views"
        case .rightToLeft: "right to left"
        case .invalidLength: "invalid lengths"
        case .minimumWins: "a minimum above the maximum"
        case .minimumAlone: "frames with a minimum alone"
        case .viewThatFits: "which view fits"
        case .positionGuides, .scrollGuides: "guides that stay inside"
        case .containerWithoutLength: "lengths without a container"
        case .scrollsBothAxes: "content scrolled on both axes"
        case .shrunkText: "shrunk text"
        case .symbolSize: "sizes of symbols"
        case .screenInsets, .ignoredInsets, .safeAreaInset: "safe area"
        case .gridBaseline: "baselines in a grid"
        case .lazyGridGap: "gaps of lazy grids"
        case .lazyStack: "lazy stacks"
        case .toggle, .slider, .stepper, .progress, .gauge, .textField, .borderedButton, .picker:
            "sizes of controls"
        case .presented: "presented views"
        case .list: "lists"
        case .navigationBar, .tabBar: "bars"
        case .projection: "perspective"
        case .fontDesign: "font designs"
        case .missingImage: "sizes of missing images"
        }
    }

    /// Views whose kind is enough.
    private static let kinds: [String: ApproximateRule] = [
        "ViewThatFits": .viewThatFits, "ignoresSafeArea": .ignoredInsets, "safeAreaInset": .safeAreaInset,
        "LazyVStack": .lazyStack, "LazyHStack": .lazyStack, "Toggle": .toggle, "Slider": .slider, "Stepper": .stepper,
        "ProgressView": .progress, "Gauge": .gauge, "TextField": .textField, "Button": .borderedButton, "List": .list,
        "Table": .list,
        "SecureField": .textField, "Picker": .picker, "DatePicker": .picker, "ColorPicker": .picker,
        "alert": .presented, "confirmation dialog": .presented, "popover": .presented, "sheet": .presented,
        "Form": .list, "navigation bar": .navigationBar, "tab bar": .tabBar,
    ]

    /// The rules that decide about a view of the snapshot.
    static func all(of record: LayoutRecord, in records: [LayoutRecord]) -> [ApproximateRule] {
        // What stands for a missing image is not the author's.
        let around = sequence(first: record) { $0.parent.map { records[$0] } }
        let standIn = around.first { view in view.issues.contains { $0.rule == .missingImage } }
        if let standIn { return standIn.id == record.id && decidesItself(record, around) ? [.missingImage] : [] }
        var rules: [ApproximateRule] = []
        if let rule = kinds[record.name] { rules.append(rule) }
        // A text above text, or beside something else; between equal neighbors in a row nothing is approximate.
        if record.gaps.contains(where: { $0.source == .text && $0.axis == .vertical }) { rules.append(.textGap) }
        if record.issues.contains(where: { $0.rule == .contradictoryFrame }) { rules.append(.minimumWins) }
        if record.issues.contains(where: { $0.rule == .invalidFrameLength }) { rules.append(.invalidLength) }
        if record.parent == nil, let insets = record.safeArea, insets != EdgeInsets() { rules.append(.screenInsets) }
        if record.isRightToLeft, !record.children.isEmpty { rules.append(.rightToLeft) }
        if record.name == "LazyVGrid" || record.name == "LazyHGrid",
            record.gaps.contains(where: { $0.source == .standard })
        {
            rules.append(.lazyGridGap)
        }
        if record.name == "Grid", alignsOnSetGuides(record, records) { rules.append(.gridBaseline) }
        if record.facts.scrolls == [.horizontal, .vertical],
            record.children.contains(where: { isSmaller(records[$0].size, record.size) })
        {
            rules.append(.scrollsBothAxes)
        }
        if let drawn = record.content as? any ApproximatelyDrawn, record.size.width.isFinite,
            record.size.height.isFinite
        {
            rules += drawn.approximateRules(in: record.frame.size)
        }
        return rules + aligned(record, records)
            + Axis.allCases.compactMap { record.explanation?.answer[$0].approximation }
    }

    /// Whether what stands for a missing image does not only take what it is proposed.
    private static func decidesItself(_ record: LayoutRecord, _ around: some Sequence<LayoutRecord>) -> Bool {
        let isProposed = Axis.allCases.allSatisfy { record.proposal[$0].isNear(record.size[$0]) }
        return !isProposed || around.prefix { $0.children.count <= 1 }.contains { $0.facts.keepsIdealRatio }
    }

    /// Whether a row of the grid is aligned on a guide that its cells set, such as a text's baseline.
    private static func alignsOnSetGuides(_ grid: LayoutRecord, _ records: [LayoutRecord]) -> Bool {
        (grid.tracks ?? []).contains { track in
            track.key.axis == .vertical
                && track.views.contains { view in
                    records[view].guides.contains { $0.key == track.key && $0.provenance != .standard }
                }
        }
    }

    private static func isSmaller(_ size: CGSize, _ other: CGSize) -> Bool {
        size.width < other.width || size.height < other.height
    }

    /// The rules behind the guides on which its container aligns it, if they are not edges or centers.
    private static func aligned(_ record: LayoutRecord, _ records: [LayoutRecord]) -> [ApproximateRule] {
        guard let parent = record.parent.map({ records[$0] }), parent.children.count > 1 else { return [] }
        let guides = record.guides.filter { guide in
            guide.key.merge != .none
                && (parent.facts.guides.contains(guide.key)
                    || parent.tracks?.contains { $0.key == guide.key && $0.views.contains(record.id) } == true)
        }
        guard !guides.isEmpty else { return [] }
        if record.name == "position" { return [.positionGuides] }
        if !record.facts.scrolls.isEmpty { return [.scrollGuides] }
        let isMerged = guides.contains { guide in
            guard case .merged = guide.provenance else { return false }
            return guide.key.merge != .mean
        }
        return isMerged ? [.mergedBaselines] : []
    }
}

extension LayoutSnapshot {
    /// The approximate rules that its sizes rest on, each once.
    package var approximateRules: [ApproximateRule] {
        let found = Set(records.flatMap { ApproximateRule.all(of: $0, in: records) })
        return ApproximateRule.allCases.filter(found.contains)
    }
}
