import Foundation

// No time passes in a figure: what would come later comes at once, and nothing is late.

extension Publisher {
    /// Continues on a scheduler if a value comes from elsewhere than the main queue.
    public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { out in
            func act(_ action: @escaping () -> Void) {
                if MainQueue.isCurrent { action() } else { scheduler.schedule(options: options, action) }
            }
            feed(out) { completion in
                act { out.send(completion: completion) }
            } value: { value in
                act { out.send(value) }
            }
        }
    }

    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}

private enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// On Linux the main queue may run on another thread than the main one.
    static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}

/// Where and when work is done.
public protocol Scheduler<SchedulerTimeType> {
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    associatedtype SchedulerOptions

    var now: SchedulerTimeType { get }
    var minimumTolerance: SchedulerTimeType.Stride { get }
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
}

extension Scheduler {
    public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
}

/// A length of time.
public protocol SchedulerTimeIntervalConvertible {
    static func seconds(_ seconds: Int) -> Self
    static func seconds(_ seconds: Double) -> Self
    static func milliseconds(_ milliseconds: Int) -> Self
    static func microseconds(_ microseconds: Int) -> Self
    static func nanoseconds(_ nanoseconds: Int) -> Self
}

/// The time type of every scheduler in this module.
public struct _SchedulerTime: Strideable, Hashable, Sendable {
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Sendable
    {
        public var timeInterval: Double

        public init(_ seconds: Double) { timeInterval = seconds }
        public init(floatLiteral value: Double) { timeInterval = value }
        public init(integerLiteral value: Double) { timeInterval = value }
        public init?<T: BinaryInteger>(exactly source: T) { timeInterval = Double(source) }

        public var magnitude: Double { abs(timeInterval) }

        public static func seconds(_ seconds: Int) -> Stride { Stride(Double(seconds)) }
        public static func seconds(_ seconds: Double) -> Stride { Stride(seconds) }
        public static func milliseconds(_ milliseconds: Int) -> Stride { Stride(Double(milliseconds) / 1e3) }
        public static func microseconds(_ microseconds: Int) -> Stride { Stride(Double(microseconds) / 1e6) }
        public static func nanoseconds(_ nanoseconds: Int) -> Stride { Stride(Double(nanoseconds) / 1e9) }

        public static func < (a: Stride, b: Stride) -> Bool { a.timeInterval < b.timeInterval }
        public static func + (a: Stride, b: Stride) -> Stride { Stride(a.timeInterval + b.timeInterval) }
        public static func - (a: Stride, b: Stride) -> Stride { Stride(a.timeInterval - b.timeInterval) }
        public static func * (a: Stride, b: Stride) -> Stride { Stride(a.timeInterval * b.timeInterval) }
        public static func *= (a: inout Stride, b: Stride) { a = a * b }
    }

    public var date: Date

    public func distance(to other: _SchedulerTime) -> Stride { Stride(other.date.timeIntervalSince(date)) }
    public func advanced(by n: Stride) -> _SchedulerTime { _SchedulerTime(date: date + n.timeInterval) }
}
