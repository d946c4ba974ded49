import Foundation
import LayoutEngine
@_spi(Reflection) import Swift

/// A stored property that changes from outside the view: its value is fetched before the body is read.
public protocol DynamicProperty {
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A dynamic property that needs to know where in the tree it is.
@MainActor
protocol ConnectedProperty: DynamicProperty {
    mutating func connect(_ context: _ViewContext, slot: UInt64)
}

/// The dynamic properties of a type, found once.
private struct PropertyLayout {
    var fields: [(offset: Int, type: any DynamicProperty.Type)] = []

    @MainActor private static var known: [ObjectIdentifier: PropertyLayout] = [:]

    @MainActor static func of<T>(_ type: T.Type) -> PropertyLayout {
        if let layout = known[ObjectIdentifier(type)] { return layout }
        var layout = PropertyLayout()
        _ = _forEachField(of: type) { _, offset, fieldType, _ in
            if let property = fieldType as? any DynamicProperty.Type { layout.fields.append((offset, property)) }
            return true
        }
        known[ObjectIdentifier(type)] = layout
        return layout
    }
}

extension _ViewContext {
    /// Fetches the values of the dynamic properties of a view or modifier.
    func connectProperties<T>(of value: inout T) {
        let fields = PropertyLayout.of(T.self).fields
        guard !fields.isEmpty else { return }
        withUnsafeMutablePointer(to: &value) { pointer in
            let base = UnsafeMutableRawPointer(pointer)
            for field in fields {
                connect(field.type, at: base + field.offset, slot: UInt64(field.offset))
            }
        }
    }

    private func connect<P: DynamicProperty>(_ type: P.Type, at address: UnsafeMutableRawPointer, slot: UInt64) {
        let pointer = address.assumingMemoryBound(to: type)
        if var connected = pointer.pointee as? any ConnectedProperty {
            connected.connect(self, slot: slot)
            pointer.pointee = connected as! P
        } else {
            // A dynamic property of the user's may hold others.
            child(identifiedBy: slot).connectProperties(of: &pointer.pointee)
        }
        pointer.pointee.update()
    }
}
