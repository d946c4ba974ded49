import Foundation

/// A scheduler whose time is the common one.
public protocol _CommonScheduler: Scheduler where SchedulerTimeType == _SchedulerTime {}

extension _CommonScheduler {
    public var now: _SchedulerTime { _SchedulerTime(date: Date()) }
    public var minimumTolerance: _SchedulerTime.Stride { 0 }
}

extension DispatchQueue: _CommonScheduler {
    public typealias SchedulerTimeType = _SchedulerTime

    public struct SchedulerOptions: Sendable {
        public init(qos: DispatchQoS = .unspecified) {}
    }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        async { action() }
    }
}

extension RunLoop: _CommonScheduler {
    public typealias SchedulerTimeType = _SchedulerTime

    public struct SchedulerOptions: Sendable {}

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        perform { action() }
    }
}

extension OperationQueue: _CommonScheduler {
    public typealias SchedulerTimeType = _SchedulerTime

    public struct SchedulerOptions: Sendable {}

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        addOperation { action() }
    }
}

/// Does everything at once.
public struct ImmediateScheduler: _CommonScheduler, Sendable {
    public typealias SchedulerTimeType = _SchedulerTime
    public typealias SchedulerOptions = Never

    public static let shared = ImmediateScheduler()

    public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
}
