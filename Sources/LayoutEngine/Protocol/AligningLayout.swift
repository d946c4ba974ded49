import Foundation

/// A layout that can say on which lines it lined its subviews up, where rows and columns have lines of their own, as
/// those of grids have. Any layout may; it changes no frame.
///
/// It is asked when everything is placed, and may ask its subviews again: whatever it asked before is remembered. Of
/// other layouts the lines are found from their guides (`LayoutFacts.guides`) and from where their subviews are.
public protocol AligningLayout: Layout {
    /// The lines, in the layout's own coordinates, with the subviews on them by their positions among the layout's;
    /// first those of columns, then those of rows, both in reading order.
    func tracks(_ placed: PlacedLayout) -> [AlignedTrack]
}

/// A line on which a container has a guide of several views: of a column, or of a row.
public struct AlignedTrack: Equatable, Sendable {
    /// The guide the views share: a horizontal one of a column.
    public var key: AlignmentKey
    /// Where they have it along the guide's axis, in points.
    public var position: CGFloat
    /// Who was lined up on it, in order: in a record the ids of its children. One alone is on no line with others.
    public var views: [Int]

    /// Views whose guide of that key is at `position`, in points.
    public init(key: AlignmentKey, position: CGFloat, views: [Int]) {
        self.key = key
        self.position = position
        self.views = views
    }
}

/// Collects the lines of a container.
struct TrackList {
    private struct Place: Hashable {
        let key: AlignmentKey
        let position: CGFloat
    }

    private var tracks: [AlignedTrack] = []
    private var known: [Place: Int] = [:]

    /// Takes a view in: on the line that is there for the guide, else on a new one. A cell that spans columns may
    /// share the line of the column it starts in.
    mutating func lineUp(_ view: Int, on key: AlignmentKey, at position: CGFloat) {
        guard position.isFinite else { return }
        let place = Place(key: key, position: (position * 1e6).rounded())
        if let track = known[place] {
            tracks[track].views.append(view)
        } else {
            known[place] = tracks.count
            tracks.append(AlignedTrack(key: key, position: position, views: [view]))
        }
    }

    /// Columns before rows, and both from the start.
    var inReadingOrder: [AlignedTrack] {
        let columns = tracks.filter { $0.key.axis == .horizontal }.sorted { $0.position < $1.position }
        return columns + tracks.filter { $0.key.axis == .vertical }.sorted { $0.position < $1.position }
    }
}
