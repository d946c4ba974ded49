import Drawing

/// Shaped text by block, of bounded size: when one half is full, the half that was filled before it goes.
struct ShapedTextCache {
    private var young: [TextBlock: ShapedText] = [:]
    private var old: [TextBlock: ShapedText] = [:]
    private let halfCapacity: Int

    init(capacity: Int) { halfCapacity = max(1, capacity / 2) }

    var count: Int { young.count + old.count }

    mutating func known(_ block: TextBlock) -> ShapedText? {
        if let hit = young[block] { return hit }
        guard let hit = old.removeValue(forKey: block) else { return nil }
        keep(hit, for: block)
        return hit
    }

    mutating func keep(_ shaped: ShapedText, for block: TextBlock) {
        if young.count >= halfCapacity {
            old = young
            young = [:]
        }
        young[block] = shaped
    }
}
