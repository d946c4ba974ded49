import Foundation

/// An arena as its subviews know it: going through it counts nothing, and it tells whether the arena is still there.
///
/// Layouts may keep their subviews for longer than they are good for, in a class or a global. A strong reference would be
/// counted at every question.
struct ArenaReference: Equatable, @unchecked Sendable {
    /// To be gone through while `isLive`.
    let arena: Unmanaged<LayoutArena>
    private let lease: ArenaLease

    @inline(__always)
    init(_ arena: LayoutArena) { (self.arena, lease) = (Unmanaged.passUnretained(arena), arena.lease) }

    /// Whether it leads anywhere.
    @inline(__always)
    var isLive: Bool { lease.isValid }

    static func == (a: ArenaReference, b: ArenaReference) -> Bool { a.lease == b.lease }

    /// What the arena says; `gone` where there is none any more. What is asked all the time looks for itself: such
    /// closures are not always inlined.
    @inline(__always)
    func ask<Answer>(_ gone: @autoclosure () -> Answer, _ body: (LayoutArena) -> Answer) -> Answer {
        isLive ? arena._withUnsafeGuaranteedRef(body) : gone()
    }
}

/// Tells whether an arena is still there, after it is gone: by a number in a cell that others have other numbers in.
///
/// Cells are used again, never freed: there are as many as there have been arenas at once.
struct ArenaLease: Equatable, @unchecked Sendable {
    private let cell: UnsafeMutablePointer<UInt32>
    private let number: UInt32

    private static let lock = NSLock()
    /// Guarded by `lock`.
    private nonisolated(unsafe) static var free: [UnsafeMutablePointer<UInt32>] = []

    /// For a new arena, which has to `end` it.
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
    var isValid: Bool { cell.pointee == number }

    /// To be called when the arena goes.
    func end() {
        cell.pointee &+= 1
        Self.lock.withLock { Self.free.append(cell) }
    }
}
