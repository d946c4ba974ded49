/// A prefix code for symbols of known frequency, with codes no longer than a limit.
struct PrefixCode {
    /// In bits, by symbol; 0 for a symbol that does not occur.
    private(set) var lengths: [UInt8]
    /// By symbol, the first bit lowest, as in DEFLATE.
    private(set) var codes: [UInt16]

    /// - Parameter limit: The longest code allowed, in bits; there must be room for all symbols.
    init(frequencies: [UInt32], limit: Int) {
        lengths = [UInt8](repeating: 0, count: frequencies.count)
        // By frequency, then by symbol: the same code every time.
        let present = frequencies.indices.filter { frequencies[$0] > 0 }
            .sorted { (frequencies[$0], $0) < (frequencies[$1], $1) }
        if present.count == 1 {
            lengths[present[0]] = 1
        } else if present.count > 1 {
            let depths = Self.depths(present.map { UInt64(frequencies[$0]) })
            for (symbol, length) in zip(present, Self.limited(depths, to: limit)) { lengths[symbol] = UInt8(length) }
        }
        codes = Self.codes(lengths)
    }

    init(lengths: [UInt8]) {
        self.lengths = lengths
        codes = Self.codes(lengths)
    }

    /// The bits that symbols of these frequencies take.
    func cost(_ frequencies: [UInt32]) -> Int {
        zip(frequencies, lengths).reduce(0) { $0 + Int($1.0) * Int($1.1) }
    }

    /// The depth of each leaf in Huffman's tree; weights ascend.
    private static func depths(_ weights: [UInt64]) -> [Int] {
        let count = weights.count
        // Leaves come first, then inner nodes in the order they are made, which is by weight.
        var all = weights
        var parent = [Int](repeating: 0, count: 2 * count - 1)
        var (leaf, inner) = (0, count)
        for _ in 0..<(count - 1) {
            func lightest() -> Int {
                if leaf < count, inner >= all.count || all[leaf] <= all[inner] {
                    leaf += 1
                    return leaf - 1
                }
                inner += 1
                return inner - 1
            }
            let (first, second) = (lightest(), lightest())
            parent[first] = all.count
            parent[second] = all.count
            all.append(all[first] + all[second])
        }
        var depth = [Int](repeating: 0, count: all.count)
        for node in (0..<(all.count - 1)).reversed() { depth[node] = depth[parent[node]] + 1 }
        return Array(depth[..<count])
    }

    /// Shortens codes that are too long, and lengthens others until all fit in the tree again.
    private static func limited(_ depths: [Int], to limit: Int) -> [Int] {
        var result = depths.map { min($0, limit) }
        // In units of a code of the maximum length; a full tree has 2^limit.
        var used = result.reduce(0) { $0 + 1 << (limit - $1) }
        let room = 1 << limit
        // Growing the longest code below the limit costs least.
        while used > room {
            var best = -1
            for index in result.indices where result[index] < limit && (best < 0 || result[index] > result[best]) {
                best = index
            }
            used -= 1 << (limit - result[best] - 1)
            result[best] += 1
        }
        // Spare room goes to the most frequent symbols.
        for index in result.indices.reversed() {
            while result[index] > 1, used + 1 << (limit - result[index]) <= room {
                used += 1 << (limit - result[index])
                result[index] -= 1
            }
        }
        return result
    }

    /// Canonical codes: by length, then by symbol.
    private static func codes(_ lengths: [UInt8]) -> [UInt16] {
        var counts = [Int](repeating: 0, count: 17)
        for length in lengths where length > 0 { counts[Int(length)] += 1 }
        var next = [Int](repeating: 0, count: 17)
        for length in 1..<17 { next[length] = (next[length - 1] + counts[length - 1]) << 1 }
        return lengths.map { length in
            guard length > 0 else { return 0 }
            defer { next[Int(length)] += 1 }
            return reversed(UInt16(truncatingIfNeeded: next[Int(length)]), Int(length))
        }
    }

    private static func reversed(_ code: UInt16, _ length: Int) -> UInt16 {
        var (code, result): (UInt16, UInt16) = (code, 0)
        for _ in 0..<length {
            result = result << 1 | code & 1
            code >>= 1
        }
        return result
    }
}
