import Foundation

/// What an activity shows: what stays, and its state, which changes.
public protocol ActivityAttributes: Codable {
    associatedtype ContentState: Codable & Hashable
}

/// A state, and until when it holds.
public struct ActivityContent<State: Codable & Hashable>: Hashable {
    public var state: State
    public var staleDate: Date?
    public var relevanceScore: Double

    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
    }
}

extension ActivityContent: Sendable where State: Sendable {}

public enum ActivityState: Hashable, Codable, Sendable { case pending, active, ended, dismissed, stale }
public enum ActivityStyle: Hashable, Codable, Sendable { case standard, transient }

public struct ActivityUIDismissalPolicy: Hashable, Sendable {
    private let date: Date?

    public static let `default` = ActivityUIDismissalPolicy(date: nil)
    public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy(date: date) }
}

public struct PushType: Hashable, Sendable {
    private let channel: String?

    public static let token = PushType(channel: nil)
    public static func channel(_ id: String) -> PushType { PushType(channel: id) }
}

/// What is said when an activity changes.
public struct AlertConfiguration: Equatable, Sendable {
    public struct AlertSound: Hashable, Sendable {
        private let name: String?

        public static let `default` = AlertSound(name: nil)
        public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
    }

    private let title: LocalizedStringResource
    private let body: LocalizedStringResource

    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
        (self.title, self.body) = (title, body)
    }
}

/// Why no activity begins.
public enum ActivityAuthorizationError: Error, Hashable, Sendable {
    case attributesTooLarge, denied, globalMaximumExceeded, malformedActivityIdentifier, missingProcessIdentifier
    case networkFailure, persistenceFailure, reconnectNotPermitted, targetMaximumExceeded, unentitled, unsupported
    case unsupportedTarget, visibility
}

/// Whether the app may begin activities: an app that has just been installed may.
public final class ActivityAuthorizationInfo: Sendable {
    public init() {}

    public var areActivitiesEnabled: Bool { true }
    public var frequentPushesEnabled: Bool { false }
    public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
    public var frequentPushEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}

/// An activity. There is none: an app in a preview is not visible, so each request fails.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
    public typealias ContentState = Attributes.ContentState

    public let id = UUID().uuidString
    public let attributes: Attributes
    public let content: ActivityContent<ContentState>

    private init(_ attributes: Attributes, _ content: ActivityContent<ContentState>) {
        (self.attributes, self.content) = (attributes, content)
    }

    public var contentState: ContentState { content.state }
    public var activityState: ActivityState { .dismissed }
    public var activityStyle: ActivityStyle { .standard }
    public var isStale: Bool { false }
    public var pushToken: Data? { nil }

    public static var activities: [Activity<Attributes>] { [] }
    public static var pushToStartToken: Data? { nil }
    public static var activityUpdates: AsyncStream<Activity<Attributes>> { AsyncStream { $0.finish() } }
    public static var pushToStartTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
    public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { AsyncStream { $0.finish() } }
    public var contentStateUpdates: AsyncStream<ContentState> { AsyncStream { $0.finish() } }
    public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
    public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }

    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.visibility }

    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
        style: ActivityStyle, alertConfiguration: AlertConfiguration? = nil
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.visibility }

    public static func request(
        attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.visibility }

    public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil) async {}
    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil, timestamp: Date
    ) async {}
    public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {}
    public func end(
        _ content: ActivityContent<ContentState>? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}
    public func end(
        using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}
}
