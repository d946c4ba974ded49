import Foundation

/// An unretained reference to an arena that knows when the arena is gone.
///
/// Layouts may keep their subviews too long, in a class or a global. A strong reference would be counted at every
/// question.
struct ArenaReference: Equatable, @unchecked Sendable {
    /// Valid only while `isLive`.
    let arena: Unmanaged<LayoutArena>
    private let generation: ArenaGeneration

    @inline(__always)
    init(_ arena: LayoutArena) { (self.arena, generation) = (Unmanaged.passUnretained(arena), arena.generation) }

    @inline(__always)
    var isLive: Bool { generation.isCurrent }

    static func == (a: ArenaReference, b: ArenaReference) -> Bool { a.generation == b.generation }

    /// The answer of the arena, or `gone`. Frequent questions check `isLive` themselves, since such closures are not
    /// always inlined.
    @inline(__always)
    func ask<Answer>(_ gone: @autoclosure () -> Answer, _ body: (LayoutArena) -> Answer) -> Answer {
        isLive ? arena._withUnsafeGuaranteedRef(body) : gone()
    }
}

/// Detects stale references: each arena gets a generation number, and the cell's number changes when the arena is freed.
///
/// Cells are reused, never freed: there are as many as there have been arenas at once.
struct ArenaGeneration: Equatable, @unchecked Sendable {
    private let cell: UnsafeMutablePointer<UInt32>
    private let number: UInt32

    private static let lock = NSLock()
    /// Guarded by `lock`.
    private nonisolated(unsafe) static var free: [UnsafeMutablePointer<UInt32>] = []

    /// For a new arena, which must call `end` when it is freed.
    init() {
        cell = Self.lock.withLock {
            if let known = Self.free.popLast() { return known }
            let made = UnsafeMutablePointer<UInt32>.allocate(capacity: 1)
            made.initialize(to: 0)
            return made
        }
        number = cell.pointee
    }

    @inline(__always)
    var isCurrent: Bool { cell.pointee == number }

    func end() {
        cell.pointee &+= 1
        Self.lock.withLock { Self.free.append(cell) }
    }
}
