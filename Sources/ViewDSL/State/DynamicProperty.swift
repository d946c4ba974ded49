import Foundation
import LayoutEngine
@_spi(Reflection) import Swift

/// A stored property that changes from outside the view: its value is fetched before the body is read.
public protocol DynamicProperty {
    /// Called before the body is made.
    mutating func update()
}

extension DynamicProperty {
    /// Called before the body is made.
    public mutating func update() {}
}

/// A dynamic property that needs to know where in the tree it is.
@MainActor
protocol ConnectedProperty: DynamicProperty {
    mutating func connect(_ context: _ViewContext, _ property: PropertyPlace)
}

/// Which property of which view.
struct PropertyPlace {
    let owner: Any.Type
    let label: String
    /// Tells the property apart from all others of the tree.
    let identity: UInt64

    /// As messages name it: `size of RotationModifier`.
    var name: String { "\(label.drop { $0 == "_" }) of \(owner)" }
}

/// The dynamic properties of a type, found once.
private struct PropertyLayout {
    var fields: [(offset: Int, label: String, type: any DynamicProperty.Type)] = []

    @MainActor private static var known: [ObjectIdentifier: PropertyLayout] = [:]

    @MainActor static func of<T>(_ type: T.Type) -> PropertyLayout {
        if let layout = known[ObjectIdentifier(type)] { return layout }
        var layout = PropertyLayout()
        _ = _forEachField(of: type) { label, offset, fieldType, _ in
            if let property = fieldType as? any DynamicProperty.Type {
                layout.fields.append((offset, String(cString: label), property))
            }
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
                // Properties must not be taken for child views, which are numbered from 0.
                let place = child(identifiedBy: UInt64(field.offset) ^ 0x70_726f_7065_7274)
                connect(
                    field.type, at: base + field.offset, place,
                    PropertyPlace(owner: T.self, label: field.label, identity: place.identity))
            }
        }
    }

    private func connect<P: DynamicProperty>(
        _ type: P.Type, at address: UnsafeMutableRawPointer, _ inside: _ViewContext, _ place: PropertyPlace
    ) {
        let pointer = address.assumingMemoryBound(to: type)
        if var connected = pointer.pointee as? any ConnectedProperty {
            connected.connect(self, place)
            pointer.pointee = connected as! P
        } else {
            // A dynamic property of the user's may hold others.
            inside.connectProperties(of: &pointer.pointee)
        }
        pointer.pointee.update()
    }
}
