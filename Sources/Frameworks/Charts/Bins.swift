import Foundation

/// From one threshold to the next.
public struct ChartBinRange<Bound: Comparable>: Equatable {
    public let lowerBound: Bound
    public let upperBound: Bound

    public func contains(_ value: Bound) -> Bool { lowerBound <= value && value < upperBound }
}

/// Dates in ranges of hours, days or months.
public struct DateBins {
    /// Where ranges begin and end.
    public let thresholds: [Date]

    /// Begins at the last multiple of the unit before the range, and ends at the first after it.
    public init(
        unit: Calendar.Component, by value: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .current
    ) {
        let value = Swift.max(1, value)
        var start = calendar.dateInterval(of: unit, for: range.lowerBound)?.start ?? range.lowerBound
        let first = calendar.minimumRange(of: unit)?.lowerBound ?? 0
        let rest = (calendar.component(unit, from: start) - first) % value
        start = calendar.date(byAdding: unit, value: -rest, to: start) ?? start
        var thresholds = [start]
        // A range of centuries by seconds would have no end.
        while let last = thresholds.last, last <= range.upperBound, thresholds.count < 10_000,
            let next = calendar.date(byAdding: unit, value: value, to: last), next > last
        {
            thresholds.append(next)
        }
        self.thresholds = thresholds
    }

    public init(unit: Calendar.Component, by value: Int = 1, data: [Date], calendar: Calendar = .current) {
        let now = Date.now
        self.init(unit: unit, by: value, range: (data.min() ?? now)...(data.max() ?? now), calendar: calendar)
    }

    public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
        let length = range.upperBound.timeIntervalSince(range.lowerBound)
        let count = timeInterval > 0 ? Swift.min(10_000, (length / timeInterval).rounded(.up)) : 0
        thresholds = (0...Int(count)).map { range.lowerBound.addingTimeInterval(Double($0) * timeInterval) }
    }

    public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }

    /// The range a date is in; beyond all ranges, the first or the last.
    public func index(for date: Date) -> Int { thresholds.binIndex(of: date) }
}

/// Numbers in ranges of one size.
public struct NumberBins<Value: BinaryFloatingPoint> {
    public let thresholds: [Value]

    /// Of about as many ranges as are desired, of a size that is 1, 2 or 5 of a power of ten.
    public init(range: ClosedRange<Value>, desiredCount: Int = 10) {
        let rough = Double(range.upperBound - range.lowerBound) / Double(Swift.max(1, desiredCount))
        let power = rough > 0 ? pow(10, log10(rough).rounded(.down)) : 0
        let size = [1, 2, 5, 10].map { $0 * power }.min { abs($0 - rough) < abs($1 - rough) } ?? rough
        self.init(size: Value(size), range: range)
    }

    public init(data: [Value], desiredCount: Int = 10) {
        self.init(range: (data.min() ?? 0)...(data.max() ?? 0), desiredCount: desiredCount)
    }

    public init(size: Value, range: ClosedRange<Value>) {
        guard size > 0, size.isFinite else {
            thresholds = [range.lowerBound, range.upperBound]
            return
        }
        let first = (range.lowerBound / size).rounded(.down)
        let count: Value = Swift.min(10_000, Swift.max(1, (range.upperBound / size).rounded(.up) - first))
        thresholds = (0...Int(count)).map { (first + Value($0)) * size }
    }

    public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }

    /// The range a number is in; beyond all ranges, the first or the last.
    public func index(for value: Value) -> Int { thresholds.binIndex(of: value) }
}

extension DateBins: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
    public subscript(index: Int) -> ChartBinRange<Date> {
        ChartBinRange(lowerBound: thresholds[index], upperBound: thresholds[index + 1])
    }
}

extension NumberBins: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
    public subscript(index: Int) -> ChartBinRange<Value> {
        ChartBinRange(lowerBound: thresholds[index], upperBound: thresholds[index + 1])
    }
}

extension Array where Element: Comparable {
    fileprivate func binIndex(of value: Element) -> Int {
        Swift.max(0, Swift.min(count - 2, (lastIndex { $0 <= value } ?? 0)))
    }
}
