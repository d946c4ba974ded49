@_spi(Reflection) import Swift

/// A stored property whose value is fetched before the view's body is read.
public protocol DynamicProperty {
    /// Updates the value before the body is read.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A dynamic property that depends on its place in the tree.
@MainActor
protocol ConnectedProperty: DynamicProperty {
    mutating func connect(_ context: _ViewContext, _ property: PropertyPlace)
}

/// A property of a view.
struct PropertyPlace {
    let owner: Any.Type
    let label: String
    /// Unique in the tree.
    let identity: UInt64

    /// `size of RotationModifier`, for messages.
    var name: String { "\(label.drop { $0 == "_" }) of \(owner)" }
}

/// The dynamic properties of a type, found once per type.
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
    func connectProperties<T>(of value: inout T) {
        let fields = PropertyLayout.of(T.self).fields
        guard !fields.isEmpty else { return }
        withUnsafeMutablePointer(to: &value) { pointer in
            let base = UnsafeMutableRawPointer(pointer)
            for field in fields {
                // Properties must differ from child views, which are numbered from 0.
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
            // A user's dynamic property may contain others.
            inside.connectProperties(of: &pointer.pointee)
        }
        pointer.pointee.update()
    }
}
