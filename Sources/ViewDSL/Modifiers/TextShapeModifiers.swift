import Foundation
import LayoutEngine

/// What text inside is like, beyond font and colour.
nonisolated extension View {
    /// Between so many lines of room and so many lines at most.
    public func lineLimit(
        _ limit: ClosedRange<Int>, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        limited(to: limit.upperBound, reserving: limit.lowerBound, fileID, line)
    }

    /// So many lines at most.
    public func lineLimit(
        _ limit: PartialRangeThrough<Int>, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        limited(to: limit.upperBound, reserving: 0, fileID, line)
    }

    /// Room for so many lines at least.
    public func lineLimit(
        _ limit: PartialRangeFrom<Int>, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        limited(to: nil, reserving: limit.lowerBound, fileID, line)
    }

    /// So many lines at most, and, where space is reserved, room for all of them always.
    public func lineLimit(
        _ limit: Int, reservesSpace: Bool, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        limited(to: limit, reserving: reservesSpace ? limit : 0, fileID, line)
    }

    func limited(
        to limit: Int?, reserving reserved: Int, _ fileID: StaticString, _ line: UInt
    ) -> some View {
        let checked = limit.map { Checked(CGFloat($0), "lineLimit", least: 1) }
        return EnvironmentModified(self, fault: ViewFault(checked?.complaint, fileID, line)) { environment in
            environment.lineLimit = limit.map { max($0, 1) }
            // Nobody needs more, and what was meant for ∞ must not be measured.
            environment.reservedLines = min(max(reserved, 0), 1_000)
        }
    }

    /// A line below each line of text.
    public func underline(_ isActive: Bool = true) -> some View {
        EnvironmentModified(self) { $0.isUnderlined = isActive }
    }

    /// A line through each line of text.
    public func strikethrough(_ isActive: Bool = true) -> some View {
        EnvironmentModified(self) { $0.isStruckThrough = isActive }
    }

    /// Capital or small letters; nil leaves text as written.
    public func textCase(_ textCase: Text.Case?) -> some View {
        EnvironmentModified(self) { $0.textCase = textCase }
    }

    /// The size around, or the nearest to it in the range.
    public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
        let allowed = DynamicTypeSize.allCases.filter(range.contains)
        return EnvironmentModified(self) { environment in
            guard let first = allowed.first, let last = allowed.last else { return }
            environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, first), last)
        }
    }

    /// All designs are drawn in Inter, so this changes nothing.
    public func fontDesign(_ design: Font.Design?) -> some View { self }

    /// Text is never set tighter than its font says, so this changes nothing.
    public func allowsTightening(_ flag: Bool) -> some View { self }

    /// Digits of one width.
    public func monospacedDigit() -> some View {
        EnvironmentModified(self) { $0.font = ($0.font ?? .body).monospacedDigit() }
    }

    /// Letters stay as they are; digits get one width.
    public func monospaced(_ isActive: Bool = true) -> some View {
        EnvironmentModified(self) { if isActive { $0.font = ($0.font ?? .body).monospaced() } }
    }
}
