import Foundation

/// A list that is read and changed in place: an element is never copied, nor the list counted as used.
///
/// An array in a class checks at each change whether it is shared and whether somebody else is at it. The arena's lists
/// belong to it alone and are asked millions of times. Freed with `free`; indices are not checked in release builds.
struct Slab<Element> {
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

    mutating func append(repeating element: Element, count more: Int) {
        grow(to: count + more)
        (base + count).initialize(repeating: element, count: more)
        count += more
    }

    private mutating func grow(to needed: Int) {
        guard needed > capacity else { return }
        capacity = max(needed, capacity * 2)
        // Elements of Swift may be moved as bytes, so the system may move their pages.
        guard let larger = realloc(base, capacity * MemoryLayout<Element>.stride) else { fatalError("out of memory") }
        base = larger.bindMemory(to: Element.self, capacity: capacity)
    }

    /// Where an element is until the list grows.
    @inline(__always)
    func pointer(to index: Int) -> UnsafePointer<Element> {
        assert(index >= 0 && index < count)
        return UnsafePointer(base + index)
    }

    /// The elements from an index on, until the list grows.
    func buffer(from index: Int) -> UnsafeMutableBufferPointer<Element> {
        UnsafeMutableBufferPointer(start: base + index, count: count - index)
    }

    mutating func removeAll(from index: Int) {
        (base + index).deinitialize(count: count - index)
        count = index
    }

    /// The elements as they are now.
    var elements: [Element] { Array(UnsafeBufferPointer(start: base, count: count)) }

    /// Puts elements back that were the first of the list.
    func restore(_ elements: [Element]) {
        for (index, element) in elements.enumerated() { base[index] = element }
    }
}
