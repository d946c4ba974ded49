import Charts
import Foundation
import Testing

@Suite("Bins of charts")
struct BinsTests {
    @Test("dates are in ranges that begin at multiples of the unit")
    func dates() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let start = Date(timeIntervalSince1970: 4.5 * 3600)
        let bins = DateBins(unit: .hour, by: 3, range: start...start.addingTimeInterval(4 * 3600), calendar: calendar)
        #expect(bins.thresholds.map { $0.timeIntervalSince1970 / 3600 } == [3, 6, 9])
        #expect(bins.count == 2 && bins[0].contains(start))
        #expect(bins.index(for: .distantPast) == 0 && bins.index(for: .distantFuture) == 1)
        #expect(DateBins(unit: .day, range: start...start, calendar: calendar).isEmpty == false)
    }

    @Test("numbers are in ranges of a plain size")
    func numbers() {
        #expect(
            NumberBins(range: 0.0...97, desiredCount: 10).thresholds == Array(stride(from: 0, through: 100, by: 10)))
        #expect(NumberBins(size: 5.0, range: 3...12).map(\.lowerBound) == [0, 5, 10])
        #expect(NumberBins(size: 5.0, range: 3...12).index(for: 7) == 1)
        #expect(NumberBins(data: [Double](), desiredCount: 3).count == 1)
    }
}
