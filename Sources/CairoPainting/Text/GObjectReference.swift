import CPango

/// Owns one reference to a GObject.
final class GObjectReference {
    let pointer: OpaquePointer

    /// Takes ownership of the caller's reference.
    init(_ pointer: OpaquePointer) { self.pointer = pointer }

    /// The object stays until `body` returns, whenever the reference is used last.
    func use<Result>(_ body: (OpaquePointer) -> Result) -> Result {
        withExtendedLifetime(self) { body(pointer) }
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
}
