import Foundation

/// A growable buffer with in-place access: no element copies, no reference counting.
///
/// An array in a class checks on every change whether it is shared and whether another access is open. The arena's lists
/// belong to it alone and are used millions of times. Free with `free`; release builds do not check indices.
struct GrowableBuffer<Element> {
    private var base: UnsafeMutablePointer<Element>
    private var capacity: Int
    private(set) var count = 0

    init(capacity: Int = 16) {
        self.capacity = max(1, capacity)
        guard let memory = malloc(self.capacity * MemoryLayout<Element>.stride) else { fatalError("out of memory") }
        base = memory.bindMemory(to: Element.self, capacity: self.capacity)
    }

    func free() {
        base.deinitialize(count: count)
        Foundation.free(base)
    }

    var indices: Range<Int> { 0..<count }

    subscript(index: Int) -> Element {
        @inline(__always) _read {
            assert(index >= 0 && index < count)
            yield base[index]
        }
        @inline(__always) nonmutating _modify {
            assert(index >= 0 && index < count)
            yield &base[index]
        }
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow(to: count + 1) }
        (base + count).initialize(to: element)
        count += 1
    }

    mutating func append(contentsOf elements: [Element]) {
        grow(to: count + elements.count)
        for element in elements { append(element) }
    }

    private mutating func grow(to needed: Int) {
        guard needed > capacity else { return }
        capacity = max(needed, capacity * 2)
        // Swift values may be moved as bytes, so `realloc` may move whole pages.
        guard let larger = realloc(base, capacity * MemoryLayout<Element>.stride) else { fatalError("out of memory") }
        base = larger.bindMemory(to: Element.self, capacity: capacity)
    }

    /// A copy of the elements.
    var elements: [Element] { Array(UnsafeBufferPointer(start: base, count: count)) }

    /// Overwrites the first elements.
    func restore(_ elements: [Element]) {
        for (index, element) in elements.enumerated() { base[index] = element }
    }
}
