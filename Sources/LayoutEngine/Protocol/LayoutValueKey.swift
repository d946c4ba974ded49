import Foundation

/// A value that a view carries for its container.
public protocol LayoutValueKey: SendableMetatype {
    associatedtype Value
    /// The value of a view that sets none.
    static var defaultValue: Value { get }
}
