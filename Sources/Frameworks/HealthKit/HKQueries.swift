import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
public let HKObjectQueryNoLimit = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
public let HKSampleSortIdentifierStartDate = "startDate"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let HKSampleSortIdentifierEndDate = "endDate"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let HKPredicateKeyPathStartDate = "startDate"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let HKPredicateKeyPathEndDate = "endDate"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let HKPredicateKeyPathWorkoutType = "workoutType"

public struct HKQueryOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strictStartDate = HKQueryOptions(rawValue: 1)
    public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// A question about records, which is answered with an error: nobody has permitted to read them.
open class HKQuery: NSObject, @unchecked Sendable {
    public let objectType: HKObjectType?
    public let predicate: NSPredicate?
    let fail: (HKQuery, any Error) -> Void

    init(_ type: HKObjectType?, _ predicate: NSPredicate?, fail: @escaping (HKQuery, any Error) -> Void) {
        (objectType, self.predicate, self.fail) = (type, predicate, fail)
    }

    // Predicates match nothing: there are no records.
    public class func predicateForSamples(
        withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
    ) -> NSPredicate { NSPredicate(value: false) }
    public class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate { NSPredicate(value: false) }
    public class func predicateForObject(with uuid: UUID) -> NSPredicate { NSPredicate(value: false) }
    public class func predicateForObjects(with uuids: Set<UUID>) -> NSPredicate { NSPredicate(value: false) }
    public class func predicateForObjects(withMetadataKey key: String) -> NSPredicate { NSPredicate(value: false) }
    public class func predicateForObjects(from workout: HKWorkout) -> NSPredicate { NSPredicate(value: false) }
    public class func predicateForWorkouts(with activityType: HKWorkoutActivityType) -> NSPredicate {
        NSPredicate(value: false)
    }
    public class func predicate(forActivitySummariesBetweenStart start: DateComponents, end: DateComponents)
        -> NSPredicate
    { NSPredicate(value: false) }
}

public final class HKSampleQuery: HKQuery, @unchecked Sendable {
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        super.init(sampleType, predicate) { resultsHandler($0 as! HKSampleQuery, nil, $1) }
    }
}

public final class HKStatisticsQuery: HKQuery, @unchecked Sendable {
    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        completionHandler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    ) {
        super.init(quantityType, quantitySamplePredicate) { completionHandler($0 as! HKStatisticsQuery, nil, $1) }
    }
}

public final class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
    public var initialResultsHandler: ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
    public var statisticsUpdateHandler:
        ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?

    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        anchorDate: Date, intervalComponents: DateComponents
    ) {
        super.init(quantityType, quantitySamplePredicate) {
            let query = $0 as! HKStatisticsCollectionQuery
            query.initialResultsHandler?(query, nil, $1)
        }
    }
}

public final class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
    public typealias Handler = (
        HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
    ) -> Void

    public var updateHandler: Handler?

    public init(
        type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
        resultsHandler: @escaping Handler
    ) {
        super.init(type, predicate) { resultsHandler($0 as! HKAnchoredObjectQuery, nil, nil, nil, $1) }
    }
}

public final class HKObserverQuery: HKQuery, @unchecked Sendable {
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?,
        updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
    ) {
        super.init(sampleType, predicate) { updateHandler($0 as! HKObserverQuery, {}, $1) }
    }
}

public final class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
    public init(
        predicate: NSPredicate?,
        resultsHandler: @escaping (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
    ) {
        super.init(nil, predicate) { resultsHandler($0 as! HKActivitySummaryQuery, nil, $1) }
    }
}

/// The day’s rings.
public final class HKActivitySummary: NSObject, @unchecked Sendable {
    public var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    public var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    public var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
    public var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
    public var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
    public var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)

    public func dateComponents(for calendar: Calendar) -> DateComponents { DateComponents() }
}

public final class HKDeletedObject: NSObject, @unchecked Sendable {
    public let uuid = UUID()
}

/// How far a query has read.
public final class HKQueryAnchor: NSObject, NSSecureCoding, @unchecked Sendable {
    public static var supportsSecureCoding: Bool { true }

    public init(fromValue value: Int) {}
    public init?(coder: NSCoder) { nil }
    public func encode(with coder: NSCoder) {}
}

public struct HKStatisticsOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let separateBySource = HKStatisticsOptions(rawValue: 1)
    public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
    public static let discreteMin = HKStatisticsOptions(rawValue: 4)
    public static let discreteMax = HKStatisticsOptions(rawValue: 8)
    public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
    public static let mostRecent = HKStatisticsOptions(rawValue: 32)
    public static let duration = HKStatisticsOptions(rawValue: 64)
}

/// The sum and the mean of records. There are none.
public final class HKStatistics: NSObject, @unchecked Sendable {
    public let quantityType: HKQuantityType
    public let startDate: Date
    public let endDate: Date

    init(_ type: HKQuantityType, _ start: Date, _ end: Date) { (quantityType, startDate, endDate) = (type, start, end) }

    public func sumQuantity() -> HKQuantity? { nil }
    public func averageQuantity() -> HKQuantity? { nil }
    public func minimumQuantity() -> HKQuantity? { nil }
    public func maximumQuantity() -> HKQuantity? { nil }
    public func mostRecentQuantity() -> HKQuantity? { nil }
    public func mostRecentQuantityDateInterval() -> DateInterval? { nil }
    public func duration() -> HKQuantity? { nil }
}

public final class HKStatisticsCollection: NSObject, @unchecked Sendable {
    public func statistics() -> [HKStatistics] { [] }
    public func statistics(for date: Date) -> HKStatistics? { nil }
    public func enumerateStatistics(
        from startDate: Date, to endDate: Date, with block: @escaping (HKStatistics, UnsafeMutablePointer<Bool>) -> Void
    ) {}
}
