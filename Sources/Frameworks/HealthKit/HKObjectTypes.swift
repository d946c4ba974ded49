import Foundation

/// A kind of record.
open class HKObjectType: NSObject, @unchecked Sendable {
    public let identifier: String

    fileprivate init(_ identifier: String) { self.identifier = identifier }

    open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
    open override var hash: Int { identifier.hash }
    open override var description: String { identifier }

    public class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
        HKQuantityType(identifier)
    }
    public class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
        HKCategoryType(identifier)
    }
    public class func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier)
        -> HKCharacteristicType?
    { HKCharacteristicType(identifier) }
    public class func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier) -> HKCorrelationType? {
        HKCorrelationType(identifier)
    }
    public class func workoutType() -> HKWorkoutType { HKWorkoutType("HKWorkoutTypeIdentifier") }
    public class func activitySummaryType() -> HKActivitySummaryType {
        HKActivitySummaryType("HKActivitySummaryTypeIdentifier")
    }
    public class func electrocardiogramType() -> HKSampleType { HKSampleType("HKDataTypeIdentifierElectrocardiogram") }
}

open class HKSampleType: HKObjectType, @unchecked Sendable {
    open var isMaximumDurationRestricted: Bool { false }
}

public final class HKQuantityType: HKSampleType, @unchecked Sendable {
    public init(_ identifier: HKQuantityTypeIdentifier) { super.init(identifier.rawValue) }

    /// Whether values of the type are added up: counts, distances, energies, durations and what is eaten.
    public var aggregationStyle: HKQuantityAggregationStyle {
        let sums = ["Count", "Distance", "Energy", "Dietary", "Flights", "Time", "Beverages", "Fuel"]
        return sums.contains { identifier.contains($0) } ? .cumulative : .discreteArithmetic
    }
}

public enum HKQuantityAggregationStyle: Int, Sendable {
    case cumulative, discreteArithmetic, discreteTemporallyWeighted, discreteEquivalentContinuousLevel
}

public final class HKCategoryType: HKSampleType, @unchecked Sendable {
    public init(_ identifier: HKCategoryTypeIdentifier) { super.init(identifier.rawValue) }
}

public final class HKCorrelationType: HKSampleType, @unchecked Sendable {
    public init(_ identifier: HKCorrelationTypeIdentifier) { super.init(identifier.rawValue) }
}

public final class HKCharacteristicType: HKObjectType, @unchecked Sendable {
    public init(_ identifier: HKCharacteristicTypeIdentifier) { super.init(identifier.rawValue) }
}

public final class HKWorkoutType: HKSampleType, @unchecked Sendable {}
public final class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}

public enum HKCategoryValue: Int, Sendable { case notApplicable = 0 }

public enum HKCategoryValueSleepAnalysis: Int, CaseIterable, Sendable {
    case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM

    public static let asleep = HKCategoryValueSleepAnalysis.asleepUnspecified
    public static var allAsleepValues: Set<HKCategoryValueSleepAnalysis> {
        [.asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM]
    }
}

public enum HKCategoryValueAppleStandHour: Int, Sendable { case stood, idle }
public enum HKCategoryValueSeverity: Int, Sendable { case unspecified, notPresent, mild, moderate, severe }

public enum HKBiologicalSex: Int, Sendable { case notSet, female, male, other }
public enum HKBloodType: Int, Sendable {
    case notSet, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive, oNegative
}

public final class HKBiologicalSexObject: NSObject, Sendable {
    public var biologicalSex: HKBiologicalSex { .notSet }
}

public final class HKBloodTypeObject: NSObject, Sendable {
    public var bloodType: HKBloodType { .notSet }
}
