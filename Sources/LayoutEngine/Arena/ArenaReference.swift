import Foundation

/// An arena as its subviews know it: going through it counts nothing, and once the arena is gone it leads nowhere.
///
/// Layouts may keep their subviews for longer than they are good for, in a class or a global. An object that counts them
/// would be counted at every question; so each arena has a cell instead, which tells by a number whether it is still
/// there. Cells are used again, never freed: there are as many as there have been arenas at once.
struct ArenaReference: Equatable, @unchecked Sendable {
    private struct Cell {
        /// The arena it is for now; another number for each.
        var number: UInt64 = 0
        var arena: Unmanaged<LayoutArena>?
    }

    private let cell: UnsafeMutablePointer<Cell>
    private let number: UInt64

    private static let lock = NSLock()
    /// Guarded by `lock`.
    private nonisolated(unsafe) static var free: [UnsafeMutablePointer<Cell>] = []

    /// Leads nowhere yet.
    init() {
        cell = Self.lock.withLock {
            if let known = Self.free.popLast() { return known }
            let made = UnsafeMutablePointer<Cell>.allocate(capacity: 1)
            made.initialize(to: Cell())
            return made
        }
        number = cell.pointee.number
    }

    /// Leads to the arena from now on, which has to `end` it.
    func begin(_ arena: LayoutArena) { cell.pointee.arena = Unmanaged.passUnretained(arena) }

    /// To be called when the arena goes: from now on it is not there.
    func end() {
        cell.pointee.number += 1
        cell.pointee.arena = nil
        Self.lock.withLock { Self.free.append(cell) }
    }

    /// What the arena says; `gone` where there is none any more.
    @inline(__always)
    func ask<Answer>(_ gone: @autoclosure () -> Answer, _ body: (LayoutArena) -> Answer) -> Answer {
        guard cell.pointee.number == number, let arena = cell.pointee.arena else { return gone() }
        return arena._withUnsafeGuaranteedRef(body)
    }
}
