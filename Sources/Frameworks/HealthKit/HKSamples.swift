import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let HKMetadataKeyExternalUUID = "HKExternalUUID"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let HKMetadataKeyTimeZone = "HKTimeZone"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let HKMetadataKeyIndoorWorkout = "HKIndoorWorkout"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let HKMetadataKeyWorkoutBrandName = "HKWorkoutBrandName"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let HKMetadataKeySyncIdentifier = "HKMetadataKeySyncIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let HKMetadataKeySyncVersion = "HKMetadataKeySyncVersion"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let HKMetadataKeyFoodType = "HKFoodType"

/// An app or a device that has written a record.
public final class HKSource: NSObject, @unchecked Sendable {
    private static let app = HKSource()

    public class func `default`() -> HKSource { app }
    public var name: String { ProcessInfo.processInfo.processName }
    public var bundleIdentifier: String { Bundle.main.bundleIdentifier ?? "" }
}

public final class HKSourceRevision: NSObject, @unchecked Sendable {
    public let source: HKSource
    public let version: String?

    public init(source: HKSource, version: String?) { (self.source, self.version) = (source, version) }
    public var productType: String? { nil }
}

public final class HKDevice: NSObject, @unchecked Sendable {
    public let name: String?

    init(name: String?) { self.name = name }
    public class func local() -> HKDevice { HKDevice(name: "iPhone") }
}

/// A record.
open class HKObject: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    public let metadata: [String: Any]?
    public let device: HKDevice?

    fileprivate init(_ metadata: [String: Any]?, _ device: HKDevice?) {
        (self.metadata, self.device) = (metadata, device)
    }

    open var sourceRevision: HKSourceRevision { HKSourceRevision(source: .default(), version: nil) }
}

open class HKSample: HKObject, @unchecked Sendable {
    public let sampleType: HKSampleType
    public let startDate: Date
    public let endDate: Date

    fileprivate init(
        _ type: HKSampleType, _ start: Date, _ end: Date, _ metadata: [String: Any]?, _ device: HKDevice? = nil
    ) {
        (sampleType, startDate, endDate) = (type, start, end)
        super.init(metadata, device)
    }

    open var hasUndeterminedDuration: Bool { false }
}

open class HKQuantitySample: HKSample, @unchecked Sendable {
    public let quantityType: HKQuantityType
    public let quantity: HKQuantity

    public init(
        type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date, device: HKDevice? = nil,
        metadata: [String: Any]? = nil
    ) {
        (quantityType, self.quantity) = (type, quantity)
        super.init(type, start, end, metadata, device)
    }

    open var count: Int { 1 }
}

public final class HKCategorySample: HKSample, @unchecked Sendable {
    public let categoryType: HKCategoryType
    public let value: Int

    public init(
        type: HKCategoryType, value: Int, start: Date, end: Date, device: HKDevice? = nil,
        metadata: [String: Any]? = nil
    ) {
        (categoryType, self.value) = (type, value)
        super.init(type, start, end, metadata, device)
    }
}

public final class HKCorrelation: HKSample, @unchecked Sendable {
    public let objects: Set<HKSample>

    public init(
        type: HKCorrelationType, start: Date, end: Date, objects: Set<HKSample>, metadata: [String: Any]? = nil
    ) {
        self.objects = objects
        super.init(type, start, end, metadata)
    }
}

public final class HKWorkout: HKSample, @unchecked Sendable {
    public let workoutActivityType: HKWorkoutActivityType
    public let duration: TimeInterval
    public let totalEnergyBurned: HKQuantity?
    public let totalDistance: HKQuantity?

    public init(
        activityType: HKWorkoutActivityType, start: Date, end: Date, workoutEvents: [HKWorkoutEvent]? = nil,
        totalEnergyBurned: HKQuantity? = nil, totalDistance: HKQuantity? = nil, device: HKDevice? = nil,
        metadata: [String: Any]? = nil
    ) {
        (workoutActivityType, duration) = (activityType, end.timeIntervalSince(start))
        (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
        super.init(HKObjectType.workoutType(), start, end, metadata, device)
    }

    public convenience init(
        activityType: HKWorkoutActivityType, start: Date, end: Date, duration: TimeInterval,
        totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, metadata: [String: Any]?
    ) {
        self.init(
            activityType: activityType, start: start, end: end, totalEnergyBurned: totalEnergyBurned,
            totalDistance: totalDistance, metadata: metadata)
    }

    public var workoutEvents: [HKWorkoutEvent]? { nil }
    public var allStatistics: [HKQuantityType: HKStatistics] { [:] }
    public func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
}

public enum HKWorkoutEventType: Int, Sendable {
    case pause = 1
    case resume, lap, marker, motionPaused, motionResumed, segment, pauseOrResumeRequest
}

public final class HKWorkoutEvent: NSObject, @unchecked Sendable {
    public let type: HKWorkoutEventType
    public let dateInterval: DateInterval

    public init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]?) {
        (self.type, self.dateInterval) = (type, dateInterval)
    }
}
