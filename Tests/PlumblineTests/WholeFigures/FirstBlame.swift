import Goldens

@testable import Plumbline

/// What a golden names first where a view has changed. It is compared as it is read from its file.
@MainActor
func firstBlame(_ before: some View, _ now: some View) throws -> String {
    func golden(_ view: some View) throws -> LayoutGolden {
        try Figure(Scene("a", width: 300, height: 200) { view }, scale: 1).actual.layout
    }
    let old = try LayoutGolden(parsing: golden(before).text)
    return FirstDivergence(LayoutComparison(old, try golden(now), textFreeOnly: false))?.description ?? ""
}
