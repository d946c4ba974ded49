import CCairo

/// Owns the pattern of a group.
final class Group {
    let pattern: OpaquePointer

    init(pattern: OpaquePointer) { self.pattern = pattern }

    deinit { cairo_pattern_destroy(pattern) }
}
