import ArgumentParser

/// Lengths in points. Several are understood, so that the message can say what to do for them.
struct PointsOption: ExpressibleByArgument, Equatable {
    let lengths: [Double]

    init?(argument: String) {
        let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
        lengths = parts.compactMap { Double($0) }
        guard lengths.count == parts.count else { return nil }
    }

    /// - Parameter axis: The option's name without its hyphens.
    /// - Throws: `ValidationError` for several lengths, or one that nothing can be proposed.
    static func check(_ options: [PointsOption], _ axis: String) throws {
        let lengths = options.flatMap(\.lengths)
        guard lengths.count < 2 else {
            let list = lengths.map { "\($0.formatted(.number.grouping(.never)))" }.joined(separator: ", ")
            throw ValidationError(
                "--\(axis) is given \(lengths.count == 2 ? "twice" : "\(lengths.count) times"): a figure has one \(axis). "
                    + "For several in one figure write Scene(\"name\", sweep: .\(axis)s([\(list)])) { … }; for a file each, "
                    + "draw once per \(axis), with another --output")
        }
        guard lengths.allSatisfy((1...100_000).contains) else {
            throw ValidationError("--\(axis) takes points: a number from 1 to 100000")
        }
    }
}
