import Foundation
import Synchronization

/// A value that rules of tips depend on: a static variable of a tip.
@attached(accessor)
@attached(peer, names: prefixed(`$`))
public macro Parameter(_ options: Tips.ParameterOption...) =
    #externalMacro(module: "SwiftUIMacros", type: "ParameterMacro")

/// A condition for a tip to be shown, of a parameter or an event.
@freestanding(expression)
public macro Rule<Input: Tips.RuleInput>(
    _ input: Input, _ body: @escaping @Sendable (Input.Value) -> Bool
) -> Tips.Rule = #externalMacro(module: "SwiftUIMacros", type: "RuleMacro")

/// A condition of two values for a tip to be shown.
@freestanding(expression)
public macro Rule<First: Tips.RuleInput, Second: Tips.RuleInput>(
    _ first: First, _ second: Second, _ body: @escaping @Sendable (First.Value, Second.Value) -> Bool
) -> Tips.Rule = #externalMacro(module: "SwiftUIMacros", type: "RuleMacro")

extension Tips {
    /// What rules depend on.
    public protocol RuleInput: Sendable {
        associatedtype Value
        var value: Value { get }
    }

    /// A condition for a tip to be shown.
    public struct Rule: Sendable {
        let holds: @Sendable () -> Bool

        public init<Input: RuleInput>(_ input: Input, _ body: @escaping @Sendable (Input.Value) -> Bool) {
            holds = { body(input.value) }
        }

        public init<First: RuleInput, Second: RuleInput>(
            _ first: First, _ second: Second, _ body: @escaping @Sendable (First.Value, Second.Value) -> Bool
        ) {
            holds = { body(first.value, second.value) }
        }
    }

    public enum ParameterOption: Sendable { case transient }

    /// Where a `@Parameter` keeps its value.
    public final class Parameter<Value: Sendable>: RuleInput {
        private let current: Mutex<Value>

        public init(_ value: Value) { current = Mutex(value) }

        public var value: Value {
            get { current.withLock { $0 } }
            set { current.withLock { $0 = newValue } }
        }
    }

    public struct EmptyDonation: Codable, Sendable {}

    /// Something people do in an app, which it donates.
    public struct Event<DonationInfo: Codable & Sendable>: RuleInput, Identifiable {
        public struct Donation: Sendable {
            public let date: Date
            public let donation: DonationInfo
        }

        private final class Record: Sendable {
            let donations = Mutex<[Donation]>([])
        }

        public let id: String
        private let record = Record()

        public init(id: String) where DonationInfo == EmptyDonation { self.id = id }
        public init(id: String, _ type: DonationInfo.Type = DonationInfo.self) { self.id = id }

        public var value: Event { self }
        public var donations: [Donation] { record.donations.withLock { $0 } }

        public func donate() async where DonationInfo == EmptyDonation { await donate(EmptyDonation()) }
        public func donate(_ donation: DonationInfo) async { add(donation) }
        public func sendDonation(_ didDonate: (@Sendable () -> Void)? = nil) where DonationInfo == EmptyDonation {
            add(EmptyDonation())
            didDonate?()
        }
        public func sendDonation(_ donation: DonationInfo, _ didDonate: (@Sendable () -> Void)? = nil) {
            add(donation)
            didDonate?()
        }

        private func add(_ donation: DonationInfo) {
            record.donations.withLock { $0.append(Donation(date: Date(), donation: donation)) }
        }
    }

    /// A span of time before now.
    public struct DonationTimeRange: Hashable, Sendable {
        fileprivate let seconds: TimeInterval

        public static func minutes(_ count: Int) -> DonationTimeRange { .init(seconds: 60 * Double(count)) }
        public static func hours(_ count: Int) -> DonationTimeRange { .minutes(60 * count) }
        public static func days(_ count: Int) -> DonationTimeRange { .hours(24 * count) }
        public static func weeks(_ count: Int) -> DonationTimeRange { .days(7 * count) }
        public static let minute = minutes(1)
        public static let hour = hours(1)
        public static let day = days(1)
        public static let week = weeks(1)
    }
}

extension Array {
    public func donatedWithin<Info>(_ range: Tips.DonationTimeRange) -> [Element]
    where Element == Tips.Event<Info>.Donation {
        let start = Date(timeIntervalSinceNow: -range.seconds)
        return filter { $0.date >= start }
    }
}
