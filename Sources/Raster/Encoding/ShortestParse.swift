import Foundation

/// Bytes as a DEFLATE stream of about the fewest bits: all ways of saying them are weighed by what their symbols cost.
///
/// Runs and repeated rows are taken as they come, so that only the rest is weighed; there each place has its matches,
/// found once, and from the end the cheapest way on. What symbols cost is not known before they are chosen: the first
/// choice goes by a guess, the next by what the one before came to, block by block.
struct ShortestParse {
    private let bytes: UnsafePointer<UInt8>
    private let count: Int
    private let pixel: Int

    // By step: a place where something is decided, or a long match that is not.
    private let places: UnsafeMutablePointer<Int32>
    /// The length of the long match, or 0.
    private let long: UnsafeMutablePointer<Int32>
    private let longDistances: UnsafeMutablePointer<Int32>
    /// The first of its matches.
    private let firstMatch: UnsafeMutablePointer<Int32>
    /// What it costs from here to the end, in 64ths of a bit.
    private let costs: UnsafeMutablePointer<UInt32>
    /// The token to go on with, as `TokenBlock` has them.
    private let choices: UnsafeMutablePointer<UInt32>
    private var stepCount = 0
    private var matches: [UInt32] = []

    /// The steps of the last choice.
    private var path: [Int32] = []
    /// Steps that belong together, and what was counted in them.
    private var blocks: [(start: Int, counts: TokenCounts)] = []

    /// So many steps are weighed together.
    private static let capacity = 1 << 17
    private static let passes = 3
    /// Blocks are made of so many steps of a path, or of multiples of it.
    private static let pieceLength = 512

    /// Writes the zlib stream of the rows to `sink`.
    static func write(_ rows: borrowing FilteredRows, to sink: inout ByteSink) {
        var parse = ShortestParse(rows)
        defer { parse.free() }
        sink.append([0x78, 0xda])
        var finder = MatchFinder(rows)
        var block = TokenBlock(row: capacity)
        defer { block.free() }
        var place = 0
        repeat {
            place = parse.collect(from: place, &finder)
            parse.choose()
            parse.emit(to: &block, &sink, isLast: place == parse.count)
        } while place < parse.count
        sink.endByte()
        sink.append(rows.check)
    }

    private init(_ rows: borrowing FilteredRows) {
        bytes = UnsafePointer(rows.bytes)
        count = rows.count
        pixel = rows.channels
        let capacity = min(Self.capacity, rows.count) + 1
        places = .allocate(capacity: capacity)
        long = .allocate(capacity: capacity)
        longDistances = .allocate(capacity: capacity)
        firstMatch = .allocate(capacity: capacity)
        costs = .allocate(capacity: capacity)
        choices = .allocate(capacity: capacity)
    }

    private func free() {
        places.deallocate()
        long.deallocate()
        longDistances.deallocate()
        firstMatch.deallocate()
        costs.deallocate()
        choices.deallocate()
    }

    // MARK: - Finding

    /// Steps and matches from `start` on, as many as there is room for; the place where they end.
    private mutating func collect(from start: Int, _ finder: inout MatchFinder) -> Int {
        matches.removeAll(keepingCapacity: true)
        stepCount = 0
        var place = start
        while place < count, stepCount < Self.capacity {
            places[stepCount] = Int32(truncatingIfNeeded: place)
            firstMatch[stepCount] = Int32(truncatingIfNeeded: matches.count)
            if let match = finder.longMatch(at: place) {
                long[stepCount] = Int32(truncatingIfNeeded: match.length)
                longDistances[stepCount] = Int32(truncatingIfNeeded: match.distance)
                // All but the first pixel of a run is in the run.
                finder.skip(place, count: match.distance <= pixel ? pixel : match.length)
                place &+= match.length
            } else {
                long[stepCount] = 0
                finder.matches(at: place) { matches.append($0) }
                place &+= 1
            }
            stepCount &+= 1
        }
        firstMatch[stepCount] = Int32(truncatingIfNeeded: matches.count)
        return place
    }

    // MARK: - Choosing

    private mutating func choose() {
        weigh(0..<stepCount, by: .guess)
        split()
        for _ in 1..<Self.passes {
            var end = stepCount
            for block in blocks.reversed() {
                weigh(block.start..<end, by: TokenCosts(block.counts))
                end = block.start
            }
            split()
        }
    }

    /// The cheapest way on from each of these steps; those after them are known.
    private func weigh(_ steps: Range<Int>, by costs: TokenCosts) {
        costs.values.withUnsafeBufferPointer { values in
            matches.withUnsafeBufferPointer { weigh(steps, values.baseAddress!, $0.baseAddress) }
        }
    }

    private func weigh(_ steps: Range<Int>, _ values: UnsafePointer<UInt32>, _ matches: UnsafePointer<UInt32>?) {
        let (lengths, distances) = (values + TokenCosts.lengths, values + TokenCosts.distances)
        // Held here: what is written to could be, for all the compiler knows, where `self` keeps them.
        let (bytes, places, long, costs, choices, firstMatch) = (bytes, places, long, costs, choices, firstMatch)
        @inline(__always)
        func distanceCost(_ distance: UInt32) -> UInt32 { distances[Int(DistanceSymbol(distance).symbol)] }
        if steps.upperBound == stepCount { costs[stepCount] = 0 }
        // Where matches have to end: a long one begins there, or nothing is known.
        var end = steps.upperBound
        while end < stepCount, long[end] == 0, end < steps.upperBound + TokenBlock.longestMatch { end += 1 }
        for step in steps.reversed() {
            if long[step] > 0 {
                let distance = distanceCost(UInt32(truncatingIfNeeded: longDistances[step]))
                let parts = LongMatch(Int(long[step]))
                var cost = costs[step &+ 1] &+ UInt32(truncatingIfNeeded: parts.whole) &* (lengths[258] &+ distance)
                for rest in [parts.first, parts.second] where rest > 0 { cost &+= lengths[rest] &+ distance }
                costs[step] = cost
                end = step
                continue
            }
            let byte = bytes[Int(places[step])]
            var best = values[Int(byte)] &+ costs[step &+ 1]
            var choice = UInt32(byte)
            var index = Int(firstMatch[step])
            let last = Int(firstMatch[step &+ 1])
            var length = 3
            while index < last {
                let match = matches.unsafelyUnwrapped[index]
                let distance = match & 0xffff &+ 1
                let cost = distanceCost(distance)
                let longest = min(Int(match >> 16), end &- step)
                length = max(min(length, longest), 3)
                let after = costs + step
                var cheapest = 0
                while length <= longest {
                    let all = cost &+ lengths[length] &+ after[length]
                    cheapest = all < best ? length : cheapest
                    best = min(best, all)
                    length &+= 1
                }
                if cheapest > 0 { choice = 1 << 31 | UInt32(truncatingIfNeeded: cheapest) << 16 | distance }
                index &+= 1
            }
            costs[step] = best
            choices[step] = choice
        }
    }

    /// Follows the choices, and divides their steps into blocks whose symbols are alike.
    private mutating func split() {
        path.removeAll(keepingCapacity: true)
        blocks.removeAll(keepingCapacity: true)
        var step = 0
        while step < stepCount {
            if path.count % Self.pieceLength == 0 { blocks.append((step, TokenCounts())) }
            path.append(Int32(truncatingIfNeeded: step))
            let last = blocks.count - 1
            if long[step] > 0 {
                let (parts, distance) = (LongMatch(Int(long[step])), Int(longDistances[step]))
                if parts.whole > 0 {
                    blocks[last].counts.add(TokenBlock.token(258, distance), times: UInt32(parts.whole))
                }
                for rest in [parts.first, parts.second] where rest > 0 {
                    blocks[last].counts.add(TokenBlock.token(rest, distance))
                }
                step += 1
            } else {
                blocks[last].counts.add(choices[step])
                step += choices[step] >> 31 == 0 ? 1 : Int(choices[step] >> 16 & 0x1ff)
            }
        }
        merge()
    }

    /// Makes one of two neighbours as long as that saves bits, those first that save most.
    private mutating func merge() {
        var bits = blocks.map(\.counts.bits)
        func merged(_ index: Int) -> TokenCounts {
            var counts = blocks[index].counts
            counts.add(blocks[index + 1].counts)
            return counts
        }
        func gain(_ index: Int) -> Double { bits[index] + bits[index + 1] - merged(index).bits }
        var gains = blocks.indices.dropLast().map(gain)
        while let best = gains.indices.max(by: { gains[$0] < gains[$1] }), gains[best] > 0 {
            blocks[best].counts = merged(best)
            bits[best] = blocks[best].counts.bits
            blocks.remove(at: best + 1)
            bits.remove(at: best + 1)
            gains.remove(at: best)
            if best < gains.count { gains[best] = gain(best) }
            if best > 0 { gains[best - 1] = gain(best - 1) }
        }
    }

    // MARK: - Writing

    private func emit(to block: inout TokenBlock, _ sink: inout ByteSink, isLast: Bool) {
        var next = 1
        for step in path.lazy.map({ Int($0) }) {
            if next < blocks.count, step >= blocks[next].start {
                block.write(to: &sink, isLast: false)
                next += 1
            }
            let parts = long[step] > 0 ? LongMatch(Int(long[step])) : LongMatch(3)
            if !block.hasRoom(for: parts.whole + 2) { block.write(to: &sink, isLast: false) }
            if long[step] > 0 {
                let distance = Int(longDistances[step])
                for _ in 0..<parts.whole { block.match(258, distance) }
                for rest in [parts.first, parts.second] where rest > 0 { block.match(rest, distance) }
            } else if choices[step] >> 31 == 0 {
                block.literal(choices[step])
            } else {
                block.match(Int(choices[step] >> 16 & 0x1ff), Int(choices[step] & 0xffff))
            }
        }
        block.write(to: &sink, isLast: isLast)
    }
}

/// How a match longer than DEFLATE knows is said: so many of 258 bytes, and one or two more, none of them under 3.
private struct LongMatch {
    let whole: Int
    let first: Int
    let second: Int

    @inline(__always)
    init(_ length: Int) {
        let rest = length % TokenBlock.longestMatch
        if length > TokenBlock.longestMatch, rest == 1 || rest == 2 {
            (whole, first, second) = (length / TokenBlock.longestMatch - 1, TokenBlock.longestMatch - 3, rest + 3)
        } else {
            (whole, first, second) = (length / TokenBlock.longestMatch, rest, 0)
        }
    }
}
