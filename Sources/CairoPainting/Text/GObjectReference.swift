import CPango

/// Owns one reference to a GObject.
final class GObjectReference {
    let pointer: OpaquePointer

    /// Takes ownership of the caller's reference.
    init(_ pointer: OpaquePointer) { self.pointer = pointer }

    deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
}
