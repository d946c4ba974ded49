@_exported import Foundation

public enum EKEntityType: UInt, Sendable { case event, reminder }

public enum EKAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, fullAccess, writeOnly
    public static let authorized = EKAuthorizationStatus.fullAccess
}

public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }

/// Why nothing is saved.
public struct EKError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case eventNotMutable, noCalendar, noStartDate, noEndDate
        case eventStoreNotAuthorized = 29
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }
}

/// The calendars of a device. Access is never granted.
open class EKEventStore: NSObject, @unchecked Sendable {
    override public init() {}

    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .notDetermined }

    open func requestFullAccessToEvents() async throws -> Bool { false }
    open func requestFullAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, nil)
    }
    open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
    open func requestWriteOnlyAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, nil)
    }
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
    open func requestAccess(
        to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(false, nil) }

    /// Nil without access.
    open var defaultCalendarForNewEvents: EKCalendar? { nil }
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
    open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
    open func event(withIdentifier identifier: String) -> EKEvent? { nil }
    /// Matches nothing.
    open func predicateForEvents(
        withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: false) }
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
        throw EKError(.eventStoreNotAuthorized)
    }
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
        throw EKError(.eventStoreNotAuthorized)
    }
}

/// A calendar. There is none.
public final class EKCalendar: NSObject, @unchecked Sendable {
    public let calendarIdentifier: String
    public var title: String

    private init(title: String) { (calendarIdentifier, self.title) = (title, title) }
}

/// An event to be saved.
public final class EKEvent: NSObject, @unchecked Sendable {
    public var title: String!
    public var startDate: Date!
    public var endDate: Date!
    public var isAllDay = false
    public var location: String?
    public var notes: String?
    public var url: URL?
    public var timeZone: TimeZone?
    public var calendar: EKCalendar!
    public private(set) var alarms: [EKAlarm]?
    /// Nil before it is saved.
    public var eventIdentifier: String! { nil }

    public init(eventStore: EKEventStore) {}

    public func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
}

public final class EKAlarm: NSObject, Sendable {
    /// In seconds from the start of the event.
    public let relativeOffset: TimeInterval

    public init(relativeOffset: TimeInterval) { self.relativeOffset = relativeOffset }
}
