/// A block of DEFLATE: collects literals and matches, then writes them with the prefix code that suits them.
struct TokenBlock {
    /// The longest match in DEFLATE, in bytes.
    static let longestMatch = 258
    /// How far back a match reaches, in bytes.
    static let window = 32_768
    /// A new block after this many tokens: another code may suit what follows better.
    private let capacity: Int

    /// A literal is its byte; a match has its top bit set, then its length and its distance.
    private let tokens: UnsafeMutablePointer<UInt32>
    private var count = 0
    private let literalCounts: UnsafeMutablePointer<UInt32>
    private let distanceCounts: UnsafeMutablePointer<UInt32>

    /// A block with room for at least `row` tokens. Must be freed with `free`.
    init(row: Int) {
        capacity = max(1 << 16, row)
        tokens = .allocate(capacity: capacity)
        literalCounts = .allocate(capacity: 286)
        distanceCounts = .allocate(capacity: 30)
        literalCounts.initialize(repeating: 0, count: 286)
        distanceCounts.initialize(repeating: 0, count: 30)
    }

    func free() {
        tokens.deallocate()
        literalCounts.deallocate()
        distanceCounts.deallocate()
    }

    @inline(__always)
    func hasRoom(for count: Int) -> Bool { self.count + count <= capacity }

    @inline(__always)
    mutating func literal(_ byte: UInt32) {
        tokens[count] = byte
        literalCounts[Int(byte)] &+= 1
        count &+= 1
    }

    /// `length` 3…258, `distance` 1…32,768, both in bytes.
    @inline(__always)
    mutating func match(_ length: Int, _ distance: Int) {
        let (length, distance) = (UInt32(truncatingIfNeeded: length), UInt32(truncatingIfNeeded: distance))
        tokens[count] = 1 << 31 | length << 16 | distance
        literalCounts[Int(MatchSymbol(length: length).symbol)] &+= 1
        distanceCounts[Int(MatchSymbol(distance: distance).symbol)] &+= 1
        count &+= 1
    }

    // MARK: - Writing

    /// Writes the block and empties it.
    mutating func write(to sink: inout ByteSink, isLast: Bool) {
        literalCounts[256] = 1
        let literals = Array(UnsafeBufferPointer(start: literalCounts, count: 286))
        let distances = Array(UnsafeBufferPointer(start: distanceCounts, count: 30))
        // Extra bits are the same in either code.
        sink.reserve(count * 6 + 512)
        let (ownLiterals, ownDistances) = (
            PrefixCode(frequencies: literals, limit: 15), PrefixCode(frequencies: distances, limit: 15)
        )
        let header = CodeHeader(ownLiterals.lengths, ownDistances.lengths)
        let own = header.cost + ownLiterals.cost(literals) + ownDistances.cost(distances)
        let fixed = Self.fixedLiterals.cost(literals) + Self.fixedDistances.cost(distances)
        if fixed <= own {
            sink.appendBits((isLast ? 1 : 0) | 1 << 1, 3)
            writeTokens(Self.fixedLiterals, Self.fixedDistances, to: &sink)
        } else {
            sink.appendBits((isLast ? 1 : 0) | 2 << 1, 3)
            header.write(to: &sink)
            writeTokens(ownLiterals, ownDistances, to: &sink)
        }
        count = 0
        literalCounts.update(repeating: 0, count: 286)
        distanceCounts.update(repeating: 0, count: 30)
    }

    private static let fixedLiterals = PrefixCode(
        lengths: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
    private static let fixedDistances = PrefixCode(lengths: [UInt8](repeating: 5, count: 30))

    private func writeTokens(_ literals: PrefixCode, _ distances: PrefixCode, to sink: inout ByteSink) {
        // Code and length of each symbol in one word.
        let literalWords = zip(literals.codes, literals.lengths).map { UInt32($0) | UInt32($1) << 16 }
        let distanceWords = zip(distances.codes, distances.lengths).map { UInt32($0) | UInt32($1) << 16 }
        literalWords.withUnsafeBufferPointer { literals in
            distanceWords.withUnsafeBufferPointer { distances in
                Self.write(tokens, count, literals.baseAddress!, distances.baseAddress!, to: &sink)
            }
        }
    }

    private static func write(
        _ tokens: UnsafePointer<UInt32>, _ count: Int, _ literals: UnsafePointer<UInt32>,
        _ distances: UnsafePointer<UInt32>, to out: inout ByteSink
    ) {
        var sink = out
        var index = 0
        while index < count {
            let token = tokens[index]
            if token >> 31 == 0 {
                let word = literals[Int(token)]
                sink.appendBits(UInt64(word & 0xffff), UInt64(word >> 16))
            } else {
                let length = MatchSymbol(length: token >> 16 & 0x1ff)
                let distance = MatchSymbol(distance: token & 0xffff)
                let first = literals[Int(length.symbol)]
                let second = distances[Int(distance.symbol)]
                var bits = UInt64(first & 0xffff)
                var size = UInt64(first >> 16)
                bits |= UInt64(length.extra) << size
                size &+= UInt64(length.extraBits)
                bits |= UInt64(second & 0xffff) << size
                size &+= UInt64(second >> 16)
                bits |= UInt64(distance.extra) << size
                size &+= UInt64(distance.extraBits)
                sink.appendBits(bits, size)
            }
            index &+= 1
        }
        let end = literals[256]
        sink.appendBits(UInt64(end & 0xffff), UInt64(end >> 16))
        out = sink
    }
}

/// DEFLATE's encoding of a match's length or distance: a symbol, which has the leading bits, and extra bits.
struct MatchSymbol {
    private(set) var symbol: UInt32
    private(set) var extra: UInt32 = 0
    private(set) var extraBits: UInt32 = 0

    /// - Parameter kept: How many bits the symbol has besides the first.
    @inline(__always)
    private init(_ number: UInt32, kept: UInt32) {
        symbol = number
        guard number >= 2 &<< kept else { return }
        extraBits = 31 &- kept &- UInt32(truncatingIfNeeded: number.leadingZeroBitCount)
        symbol = (extraBits &+ 1) &<< kept &+ (number &>> extraBits & (1 &<< kept &- 1))
        extra = number & (1 &<< extraBits &- 1)
    }

    @inline(__always)
    init(length: UInt32) {
        self.init(length == 258 ? 0 : length &- 3, kept: 2)
        symbol = length == 258 ? 285 : 257 &+ symbol
    }

    @inline(__always)
    init(distance: UInt32) { self.init(distance &- 1, kept: 1) }
}
