import Foundation

/// What each symbol takes, in 64ths of a bit.
struct TokenCosts {
    /// 256 literals, lengths 0…258, distances by their symbols; lengths and distances with their extra bits.
    private(set) var values: [UInt32]

    static let lengths = 256
    static let distances = 256 + 259

    /// What symbols of these counts take at best, in a block of their own.
    init(_ counts: TokenCounts) {
        self.init(
            literals: Self.costs(counts.counts[..<TokenCounts.distances]),
            distances: Self.costs(counts.counts[TokenCounts.distances...]))
    }

    /// What to begin with, when nothing was counted yet.
    static let guess = TokenCosts(
        literals: (0..<286).map { 64 * ($0 < 256 ? 7 : 4) }, distances: (0..<30).map { 64 * ($0 < 4 ? 3 : 4) })

    private init(literals: [UInt32], distances: [UInt32]) {
        values = Array(literals[..<256]) + [0, 0, 0]
        for length in 3...258 as ClosedRange<UInt32> {
            let symbol = LengthSymbol(length)
            values.append(literals[Int(symbol.symbol)] + symbol.extraBits * 64)
        }
        for symbol in 0..<30 { values.append(distances[symbol] + UInt32(max(0, symbol / 2 - 1)) * 64) }
    }

    private static func costs(_ counts: ArraySlice<UInt32>) -> [UInt32] {
        let whole = log2(Double(max(counts.reduce(0, +), 1)))
        return counts.map { count in
            // One that did not occur is as rare as one that half did.
            let bits = whole - log2(max(Double(count), 0.5))
            return UInt32(min(max(bits, 0.5), 15) * 64)
        }
    }
}

/// How often each symbol occurs: 286 literals and lengths, then 30 distances.
struct TokenCounts {
    private(set) var counts = [UInt32](repeating: 0, count: 316)

    static let distances = 286

    /// A token as `TokenBlock` has them, `times` of it.
    mutating func add(_ token: UInt32, times: UInt32 = 1) {
        guard token >> 31 == 1 else {
            counts[Int(token)] += times
            return
        }
        counts[Int(LengthSymbol(token >> 16 & 0x1ff).symbol)] += times
        counts[Self.distances + Int(DistanceSymbol(token & 0xffff).symbol)] += times
    }

    mutating func add(_ other: TokenCounts) { for symbol in counts.indices { counts[symbol] += other.counts[symbol] } }

    /// About what the symbols and the words for their codes take, in bits.
    var bits: Double {
        // A block's own words, and 4.5 bits for the length of each code.
        var bits = 80.0
        for part in [counts[..<Self.distances], counts[Self.distances...]] {
            var total = 0.0
            for count in part where count > 0 {
                let count = Double(count)
                total += count
                bits += 4.5 - count * log2(count)
            }
            if total > 0 { bits += total * log2(total) }
        }
        return bits
    }
}
