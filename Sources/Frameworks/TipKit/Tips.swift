import Foundation
import Synchronization
import ViewDSL

/// What belongs to tips.
public enum Tips {
    private static let everything = Mutex(false)

    static var showsAll: Bool { everything.withLock { $0 } }

    /// Has no effect: tips are shown in a figure also without it.
    public static func configure(_ options: [ConfigurationOption] = []) throws {}
    /// Has no effect in a figure.
    public static func resetDatastore() throws {}
    /// Shows tips whatever their rules say, until the layout ends.
    public static func showAllTipsForTesting() {
        everything.withLock { $0 = true }
        LayoutEnd.undo { everything.withLock { $0 = false } }
    }
    /// Has no effect in a figure.
    public static func hideAllTipsForTesting() {}
    /// Has no effect in a figure.
    public static func showTipsForTesting(_ tips: [any Tip.Type]) {}
    /// Has no effect in a figure.
    public static func hideTipsForTesting(_ tips: [any Tip.Type]) {}

    public enum Status: Hashable, Sendable {
        case pending, available
        case invalidated(InvalidationReason)
    }

    public enum InvalidationReason: Hashable, Sendable {
        case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
    }

    /// A setting of the tips of an app.
    public struct ConfigurationOption: Sendable {
        public enum DatastoreLocation: Sendable {
            case applicationDefault
            case groupContainer(identifier: String)
            case url(URL)
        }

        public enum DisplayFrequency: Sendable { case immediate, hourly, daily, weekly, monthly }

        public enum CloudKitContainer: Sendable {
            case automatic
            case named(String)
        }

        public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption { .init() }
        public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption { .init() }
        public static func cloudKitContainer(_ container: CloudKitContainer?) -> ConfigurationOption { .init() }
    }

    /// A button of a tip.
    public struct Action: Identifiable, Sendable {
        public let id: String
        public let index: Int?
        public let label: @Sendable () -> Text
        public let handler: @Sendable () -> Void
        let isDisabled: Bool

        public init(
            id: String? = nil, disabled: Bool = false, perform handler: @escaping @Sendable () -> Void = {},
            _ label: @escaping @Sendable () -> Text
        ) {
            (self.id, index, isDisabled) = (id ?? "", nil, disabled)
            (self.handler, self.label) = (handler, label)
        }

        public init(
            id: String? = nil, title: some StringProtocol, disabled: Bool = false,
            perform handler: @escaping @Sendable () -> Void = {}
        ) {
            let title = String(title)
            self.init(id: id ?? title, disabled: disabled, perform: handler) { Text(verbatim: title) }
        }
    }

    /// The most often that a tip is shown. Has no effect in a figure.
    public struct MaxDisplayCount: TipOption {
        public init(_ maxDisplayCount: Int) {}
    }

    /// The longest that a tip is shown. Has no effect in a figure.
    public struct MaxDisplayDuration: TipOption {
        public init(_ maxDisplayDuration: TimeInterval) {}
    }

    /// Whether a tip is shown more often than the others. Has no effect in a figure.
    public struct IgnoresDisplayFrequency: TipOption {
        public init(_ ignoresDisplayFrequency: Bool) {}
    }
}

/// A setting of one tip.
public protocol TipOption: Sendable {}
