import LayoutEngine

/// Headers and footers of a lazy container that stay visible while their section scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

extension PinnedScrollableViews {
    var settings: [LayoutSetting] {
        let names = [
            contains(.sectionHeaders) ? ".sectionHeaders" : "", contains(.sectionFooters) ? ".sectionFooters" : "",
        ]
        return isEmpty ? [] : [LayoutSetting("pinnedViews", names.filter { !$0.isEmpty }.joined(separator: ", "))]
    }
}

extension _ViewContext {
    func pinning(_ views: PinnedScrollableViews, along axis: Axis) -> SectionPinning? {
        guard !views.isEmpty else { return nil }
        return SectionPinning(
            axis: axis, headers: views.contains(.sectionHeaders), footers: views.contains(.sectionFooters))
    }

    /// Lets a container's layout pin what its scroll view shows of it.
    func pin(_ container: NodeID, _ pinning: SectionPinning?) {
        guard let pinning else { return }
        // A pinned header lies over the views that follow it.
        for child in arena.children(of: container) where value(SectionMark.Key.self, of: child)?.part == .header {
            updateDrawing(child) { if $0.zIndex == 0 { $0.zIndex = 1 } }
        }
        arena.setExpansion(
            Expansion(at: .placed) { arena, node in
                pinning.look(at: node, in: arena)
                return []
            }, of: container)
    }
}
