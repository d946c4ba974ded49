import Drawing

/// Shaped text by block, of bounded size: when one half is full, the half that was filled before it goes.
struct ShapedTextCache {
    private var young: [TextBlock: ShapedText] = [:]
    private var old: [TextBlock: ShapedText] = [:]
    private let halfCapacity: Int

    init(capacity: Int) { halfCapacity = max(1, capacity / 2) }

    var count: Int { young.count + old.count }
    /// How many texts were shaped because they were not known.
    private(set) var shapings = 0

    mutating func shaped(_ block: TextBlock, make: (TextBlock) -> ShapedText) -> ShapedText {
        if let hit = young[block] { return hit }
        let known = old.removeValue(forKey: block)
        if known == nil { shapings += 1 }
        let shaped = known ?? make(block)
        if young.count >= halfCapacity {
            old = young
            young = [:]
        }
        young[block] = shaped
        return shaped
    }
}
