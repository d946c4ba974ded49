import Foundation

/// A layout that describes the lines on which it aligned its subviews, as grids do for each column and row. Figures use
/// it; no frame changes.
///
/// It is called after everything is placed, and may measure its subviews again; their answers are remembered. The lines
/// of other layouts follow from `LayoutFacts.guides` and their subviews' positions.
public protocol AligningLayout: Layout {
    /// Returns the lines in the layout's coordinates, with the indices of the subviews on them: columns first, then rows,
    /// both in reading order.
    func tracks(_ placed: PlacedLayout) -> [AlignedTrack]
}

/// A line on which a column or row aligns its views.
public struct AlignedTrack: Equatable, Sendable {
    /// The guide the views share; a column's is horizontal.
    public var key: AlignmentKey
    /// The guide's position along its axis, in points.
    public var position: CGFloat
    /// The indices of the views on it, in order; in a record, the ids of its children.
    public var views: [Int]

    /// Creates a line of views whose guide is at `position`, in points.
    public init(key: AlignmentKey, position: CGFloat, views: [Int]) {
        self.key = key
        self.position = position
        self.views = views
    }
}

struct TrackList {
    private struct Place: Hashable {
        let key: AlignmentKey
        let position: CGFloat
    }

    private var tracks: [AlignedTrack] = []
    private var known: [Place: Int] = [:]

    /// Adds a view to the line of its guide at this position. A cell that spans columns may share the line of its first
    /// column.
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

    var inReadingOrder: [AlignedTrack] {
        let columns = tracks.filter { $0.key.axis == .horizontal }.sorted { $0.position < $1.position }
        return columns + tracks.filter { $0.key.axis == .vertical }.sorted { $0.position < $1.position }
    }
}
