@_spi(Reflection) import Swift

/// Several views in order: the elements of a tuple.
public struct TupleView<T> {
    public var value: T

    nonisolated public init(_ value: T) { self.value = value }
}

extension TupleView: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        forEachView { index, view in view._resolve(context.child(index), into: &list) }
    }

    public func _subviews(_ context: _ViewContext) -> [_Subview] {
        var found: [_Subview] = []
        forEachView { index, view in found += view._subviews(context.child(index)) }
        return found
    }

    @MainActor func forEachView(_ body: (Int, any View) -> Void) {
        if let view = value as? any View { return body(0, view) }
        withUnsafePointer(to: value) { pointer in
            for (index, place) in ViewPlaces.of(T.self).enumerated() {
                visit(place.type, at: UnsafeRawPointer(pointer) + place.offset, index, body)
            }
        }
    }

    private func visit<V: View>(
        _ type: V.Type, at address: UnsafeRawPointer, _ index: Int, _ body: (Int, any View) -> Void
    ) {
        body(index, address.assumingMemoryBound(to: type).pointee)
    }
}

/// The views among the elements of a tuple type, found once per type.
private struct ViewPlaces {
    @MainActor private static var known: [ObjectIdentifier: [(offset: Int, type: any View.Type)]] = [:]

    @MainActor static func of<T>(_ tuple: T.Type) -> [(offset: Int, type: any View.Type)] {
        if let places = known[ObjectIdentifier(tuple)] { return places }
        var places: [(offset: Int, type: any View.Type)] = []
        _ = _forEachField(of: tuple) { _, offset, type, _ in
            if let type = type as? any View.Type { places.append((offset, type)) }
            return true
        }
        known[ObjectIdentifier(tuple)] = places
        return places
    }
}
