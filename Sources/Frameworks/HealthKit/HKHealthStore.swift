import Foundation

public enum HKAuthorizationStatus: Int, Sendable { case notDetermined, sharingDenied, sharingAuthorized }
public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown, shouldRequest, unnecessary }
public enum HKUpdateFrequency: Int, Sendable {
    case immediate = 1
    case hourly, daily, weekly
}

/// Why nothing is read or written.
public struct HKError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case noError, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument
        case errorAuthorizationDenied, errorAuthorizationNotDetermined, errorDatabaseInaccessible, errorUserCanceled
        case errorAnotherWorkoutSessionStarted, errorUserExitedWorkoutSession, errorRequiredAuthorizationDenied
        case errorNoData
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static let errorAuthorizationDenied = Code.errorAuthorizationDenied
    public static let errorAuthorizationNotDetermined = Code.errorAuthorizationNotDetermined
    public static let errorHealthDataUnavailable = Code.errorHealthDataUnavailable
    public static let errorNoData = Code.errorNoData
}

/// The records of an iPhone whose owner has not been asked yet, and does not answer.
open class HKHealthStore: NSObject, @unchecked Sendable {
    override public init() {}

    private var refused: HKError { HKError(.errorAuthorizationNotDetermined) }

    open class func isHealthDataAvailable() -> Bool { true }
    open func supportsHealthRecords() -> Bool { false }
    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }

    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
        completion: @escaping (Bool, (any Error)?) -> Void
    ) { completion(false, refused) }
    open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>)
        async throws
    { throw refused }
    open func getRequestStatusForAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
        completion: @escaping (HKAuthorizationRequestStatus, (any Error)?) -> Void
    ) { completion(.shouldRequest, nil) }
    open func statusForAuthorizationRequest(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    )
        async throws -> HKAuthorizationRequestStatus
    { .shouldRequest }

    open func execute(_ query: HKQuery) { query.fail(query, refused) }
    open func stop(_ query: HKQuery) {}

    open func save(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, refused)
    }
    open func save(_ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, refused)
    }
    open func save(_ object: HKObject) async throws { throw refused }
    open func save(_ objects: [HKObject]) async throws { throw refused }
    open func delete(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, refused)
    }
    open func delete(_ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, refused)
    }
    open func delete(_ object: HKObject) async throws { throw refused }
    open func delete(_ objects: [HKObject]) async throws { throw refused }
    open func deleteObjects(
        of objectType: HKObjectType, predicate: NSPredicate,
        withCompletion completion: @escaping (Bool, Int, (any Error)?) -> Void
    ) { completion(false, 0, refused) }
    @discardableResult
    open func deleteObjects(of objectType: HKObjectType, predicate: NSPredicate) async throws -> Int { throw refused }
    open func relateWorkoutEffortSample(_ sample: HKSample, with workout: HKWorkout, activity: HKWorkoutActivity?)
        async throws
    { throw refused }

    open func enableBackgroundDelivery(
        for type: HKObjectType, frequency: HKUpdateFrequency,
        withCompletion completion: @escaping (Bool, (any Error)?) -> Void
    ) { completion(false, refused) }
    open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {
        throw refused
    }
    open func disableAllBackgroundDelivery(completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, refused)
    }

    open func dateOfBirthComponents() throws -> DateComponents { throw refused }
    open func biologicalSex() throws -> HKBiologicalSexObject { throw refused }
    open func bloodType() throws -> HKBloodTypeObject { throw refused }
}

public final class HKWorkoutActivity: NSObject, @unchecked Sendable {
    public let workoutConfiguration: HKWorkoutConfiguration

    public init(
        workoutConfiguration: HKWorkoutConfiguration, start: Date, end: Date?, metadata: [String: Any]?
    ) { self.workoutConfiguration = workoutConfiguration }
}

public enum HKWorkoutSessionLocationType: Int, Sendable {
    case unknown = 1
    case indoor, outdoor
}

public final class HKWorkoutConfiguration: NSObject, @unchecked Sendable {
    public var activityType = HKWorkoutActivityType.other
    public var locationType = HKWorkoutSessionLocationType.unknown
    public var lapLength: HKQuantity?
}

/// Writes a workout, which fails.
public final class HKWorkoutBuilder: NSObject, @unchecked Sendable {
    public let workoutConfiguration: HKWorkoutConfiguration

    public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?) {
        workoutConfiguration = configuration
    }

    private var refused: HKError { HKError(.errorAuthorizationNotDetermined) }

    public func beginCollection(withStart start: Date, completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, refused)
    }
    public func beginCollection(at start: Date) async throws { throw refused }
    public func add(_ samples: [HKSample], completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, refused)
    }
    public func addSamples(_ samples: [HKSample]) async throws { throw refused }
    public func addMetadata(_ metadata: [String: Any]) async throws { throw refused }
    public func endCollection(withEnd end: Date, completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, refused)
    }
    public func endCollection(at end: Date) async throws { throw refused }
    @discardableResult
    public func finishWorkout() async throws -> HKWorkout? { throw refused }
    public func finishWorkout(completion: @escaping (HKWorkout?, (any Error)?) -> Void) { completion(nil, refused) }
    public func discardWorkout() {}
}
