import Foundation

/// How far a label may be from its view and how near to other things, in points.
extension LabelPlacer {
    /// The room around a label.
    var labelClearance: CGFloat { 2 }
    /// Between labels in a row, which would be read as one if they were closer.
    var rowClearance: CGFloat { 6 }
    /// A name farther from its view than this has a leader.
    static let beside: CGFloat = 9
    /// How much nearer to its own view than to lookalikes a label without a leader must be.
    static let clearly: CGFloat = 6
    /// How much nearer to its own view than to any other a number without a leader must be.
    static let nearer: CGFloat = 3
    /// Views farther off than this do not matter.
    static let nearness: CGFloat = 14
    /// The shortest visible leader.
    static let shortest: CGFloat = 5
    /// The part of a leader beyond this length counts like running along a border.
    static let farthest: CGFloat = 150
    /// What a misleading leader counts for, along a border.
    static let longestStray: CGFloat = 60

    /// Above these costs the next round is tried.
    var worstNear: CGFloat { 30 }
    var worstOptional: CGFloat { 9 }
    /// This few leaders may be long; this many are easy to follow if they are shorter.
    var fewLeaders: Int { 8 }
    var mostLeaders: Int { 18 }
    /// With more numbers than this the picture is a crowd.
    var mostNumbers: Int { 20 }

    /// What a leader line may cost before a number is better.
    enum LeaderBudget: CGFloat {
        /// A few long lines are easier to follow than numbers are to look up.
        case sparse = 150
        /// So are more lines while the margins have room.
        case roomy = 90
        case busy = 48
        case crowded = 0

        var hasMargins: Bool { rawValue > LeaderBudget.busy.rawValue }
    }
}
