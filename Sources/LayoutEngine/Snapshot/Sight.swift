import Foundation

/// What a view says about how much is seen of it and of the views in it.
public protocol SightLimiting: Sendable {
    /// Whether nothing is, and why.
    var unseen: Unseen? { get }
    /// Where it cuts them off, given its bounds; nil where it does not.
    func window(in bounds: CGRect) -> CGRect?
}

/// Why a view is not seen.
public enum Unseen: String, Sendable {
    /// By `hidden()`.
    case hidden
    /// Faded to nothing.
    case transparent = "opacity 0"
    /// Scrolled out of its window, or cut off.
    case outside = "out of sight"
}

/// How much of a view is seen.
public struct Sight: Sendable {
    /// Where it and the views in it can be seen, in root coordinates, points; nil is everywhere.
    public var window: CGRect?
    /// The innermost view that cuts them off; nil where none does.
    public var cutter: Cutter?
    /// Why it is not seen, though the view around it is.
    public var unseen: Unseen?
    /// Whether nothing is seen of it, for whatever reason.
    var isUnseen = false

    /// A view that cuts off those in it.
    public struct Cutter: Sendable {
        /// By id.
        public var record: Int
        /// What it leaves of them, in root coordinates, points.
        public var window: CGRect
    }
}

extension LayoutSnapshot {
    /// How much of each view is seen, by id.
    public var sights: [Sight] {
        var sights: [Sight] = []
        sights.reserveCapacity(records.count)
        for id in records.indices {
            let frame = records[id].frame
            let around = records[id].parent.map { sights[$0] } ?? Sight()
            let limits = records[id].content as? any SightLimiting
            var sight = Sight(window: around.window, cutter: around.cutter, isUnseen: around.isUnseen)
            if let own = limits?.window(in: frame) {
                sight.cutter = Sight.Cutter(record: id, window: own)
                sight.window = around.window.map { $0.intersection(own) } ?? own
            }
            if !around.isUnseen {
                sight.unseen = limits?.unseen ?? (Self.isOutside(frame, around.window) ? .outside : nil)
                sight.isUnseen = sight.unseen != nil
            }
            sights.append(sight)
        }
        return sights
    }

    /// Whether a view with an area has none of it in a window.
    private static func isOutside(_ frame: CGRect, _ window: CGRect?) -> Bool {
        guard let window, frame.width > 0, frame.height > 0 else { return false }
        let seen = frame.intersection(window)
        return seen.isNull || seen.width <= 0 || seen.height <= 0
    }
}
