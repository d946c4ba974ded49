import Foundation

/// Text attributes besides font and color.
nonisolated extension View {
    /// Limits the number of lines and reserves room for the lower bound.
    public func lineLimit(
        _ limit: ClosedRange<Int>, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        limited(to: limit.upperBound, reserving: limit.lowerBound, fileID, line)
    }

    /// Limits the number of lines.
    public func lineLimit(
        _ limit: PartialRangeThrough<Int>, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        limited(to: limit.upperBound, reserving: 0, fileID, line)
    }

    /// Reserves room for a number of lines.
    public func lineLimit(
        _ limit: PartialRangeFrom<Int>, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        limited(to: nil, reserving: limit.lowerBound, fileID, line)
    }

    /// Limits the number of lines, and reserves room for all of them if `reservesSpace`.
    public func lineLimit(
        _ limit: Int, reservesSpace: Bool, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        limited(to: limit, reserving: reservesSpace ? limit : 0, fileID, line)
    }

    func limited(
        to limit: Int?, reserving reserved: Int, _ fileID: StaticString, _ line: UInt
    ) -> some View {
        let checked = limit.map { CheckedNumber(CGFloat($0), "lineLimit", lowerBound: 1) }
        return EnvironmentModified(content: self, issue: InvalidArgument(checked?.problem, fileID, line)) {
            environment in
            environment.lineLimit = limit.map { max($0, 1) }
            // A limit: `Int.max` lines must not be measured.
            environment.reservedLines = min(max(reserved, 0), 1_000)
        }
    }

    /// Shows text in uppercase or lowercase; nil leaves it unchanged.
    public func textCase(_ textCase: Text.Case?) -> some View {
        EnvironmentModified(content: self) { $0.textCase = textCase }
    }

    /// Limits the text size to a range.
    public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
        let allowed = DynamicTypeSize.allCases.filter(range.contains)
        return EnvironmentModified(content: self) { environment in
            guard let first = allowed.first, let last = allowed.last else { return }
            environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, first), last)
        }
    }

    /// Sets the design of letters that fonts leave open. Only the monospaced one differs.
    public func fontDesign(_ design: Font.Design?) -> some View {
        EnvironmentModified(content: self) { $0.fontDesign = design }
    }

    /// Has no effect: text is never tightened.
    public func allowsTightening(_ flag: Bool) -> some View { self }

    /// Uses digits of equal width.
    public func monospacedDigit() -> some View {
        EnvironmentModified(content: self) { $0.font = ($0.font ?? .body).monospacedDigit() }
    }

    /// Makes all characters equally wide.
    public func monospaced(_ isActive: Bool = true) -> some View { fontDesign(isActive ? .monospaced : nil) }
}
