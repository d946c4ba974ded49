import Foundation

/// A value a view carries for the container that lays it out.
public protocol LayoutValueKey: SendableMetatype {
    associatedtype Value
    static var defaultValue: Value { get }
}
