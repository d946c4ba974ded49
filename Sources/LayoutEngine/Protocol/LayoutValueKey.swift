import Foundation

/// A value a view carries for the container that lays it out.
public protocol LayoutValueKey: SendableMetatype {
    /// The type of the value.
    associatedtype Value
    /// The value where none is set.
    static var defaultValue: Value { get }
}
