import Plumbline

extension Gallery {
    /// How stacks line their children up.
    @SceneBuilder static var alignments: [Scene] {
        Scene("alignments/feet", proposal: ProposedViewSize(width: 240, height: 133)) {
            HStack(alignment: .feet) {
                Image("rogue")
                    .alignmentGuide(.feet) { _ in 61 }
                Image("dragoon")
                    .alignmentGuide(.feet) { _ in 84 }
                Image("brawler")
                    .alignmentGuide(.feet) { _ in 70 }
            }
        }
        .caption("views aligned using .feet")
        .annotations(.borders, .sizes, .proposals, .alignmentLines, .ledger)
    }
}

/// Where a figure stands: its bottom edge unless it says otherwise.
private enum Feet: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
}

extension VerticalAlignment {
    fileprivate static let feet = VerticalAlignment(Feet.self)
}
