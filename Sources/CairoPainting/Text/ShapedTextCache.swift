import Drawing

/// Shaped text by block, of bounded size: when the young half is full, the old half is dropped.
struct ShapedTextCache {
    /// A block, compared by its scalars, with its hash computed once.
    struct Key: Hashable {
        let block: TextBlock
        private let hash: Int

        init(_ block: TextBlock) {
            self.block = block
            // Only what distinguishes nearly all texts of a figure; the rest is compared.
            var hasher = Hasher()
            for run in block.runs {
                var string = run.string
                string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
            }
            hasher.combine(block.runs.first?.font.size)
            hasher.combine(block.width)
            hasher.combine(block.height)
            hash = hasher.finalize()
        }

        func hash(into hasher: inout Hasher) { hasher.combine(hash) }

        /// Canonically equivalent strings are equal in Swift, but fonts may have glyphs for one form only.
        static func == (a: Key, b: Key) -> Bool {
            a.hash == b.hash && a.block == b.block
                && zip(a.block.runs, b.block.runs).allSatisfy { $0.string.utf8.elementsEqual($1.string.utf8) }
        }
    }

    private var young: [Key: ShapedText] = [:]
    private var old: [Key: ShapedText] = [:]
    private let halfCapacity: Int

    init(capacity: Int) { halfCapacity = max(1, capacity / 2) }

    var count: Int { young.count + old.count }

    mutating func known(_ key: Key) -> ShapedText? {
        if let hit = young[key] { return hit }
        guard !old.isEmpty, let hit = old.removeValue(forKey: key) else { return nil }
        keep(hit, for: key)
        return hit
    }

    mutating func keep(_ shaped: ShapedText, for key: Key) {
        if young.count >= halfCapacity {
            old = young
            young = [:]
        }
        young[key] = shaped
    }
}
