import Foundation
import ViewDSL

/// Something to tell people about an app, which a `TipView` or a popover shows.
public protocol Tip: Identifiable, Sendable {
    var id: String { get }
    var title: Text { get }
    var message: Text? { get }
    var image: Image? { get }
    @Tips.ActionBuilder var actions: [Tips.Action] { get }
    /// A tip is shown while all of its rules hold.
    @Tips.RuleBuilder var rules: [Tips.Rule] { get }
    @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
    public typealias Action = Tips.Action
    public typealias Event = Tips.Event
    public typealias Rule = Tips.Rule
    public typealias Option = any TipOption
    public typealias Status = Tips.Status

    public var id: String { String(describing: Self.self) }
    public var message: Text? { nil }
    public var image: Image? { nil }
    public var actions: [Tips.Action] { [] }
    public var rules: [Tips.Rule] { [] }
    public var options: [any TipOption] { [] }

    /// A figure shows an app's first start: no tip has been dismissed.
    public var status: Tips.Status { shouldDisplay ? .available : .pending }
    public var shouldDisplay: Bool { Tips.showsAll || rules.allSatisfy { $0.holds() } }

    /// Has no effect in a figure.
    public func invalidate(reason: Tips.InvalidationReason) {}
    /// Has no effect in a figure.
    public func resetEligibility() async {}
}

/// A tip of any type.
public struct AnyTip: Tip {
    let tip: any Tip

    public init(_ tip: any Tip) { self.tip = tip }

    public var id: String { tip.id }
    public var title: Text { tip.title }
    public var message: Text? { tip.message }
    public var image: Image? { tip.image }
    public var actions: [Tips.Action] { tip.actions }
    public var rules: [Tips.Rule] { tip.rules }
    public var options: [any TipOption] { tip.options }
}

/// Tips of which one is shown at a time.
@MainActor
public final class TipGroup {
    public enum Priority: Sendable {
        case firstAvailable, ordered
    }

    private let tips: [any Tip]
    private let priority: Priority

    public init(_ priority: Priority = .firstAvailable, @Tips.TipBuilder _ tips: () -> [any Tip]) {
        (self.priority, self.tips) = (priority, tips())
    }

    /// In order, no tip is shown before the one that precedes it.
    public var currentTip: (any Tip)? {
        switch priority {
        case .firstAvailable: tips.first { $0.shouldDisplay }
        case .ordered: tips.first.flatMap { $0.shouldDisplay ? $0 : nil }
        }
    }
}
