/// Where what comes next in a stream stood before: runs, the row above, and the nearest of what began alike.
struct MatchFinder: ~Copyable {
    private let bytes: UnsafePointer<UInt8>
    private let count: Int
    /// Bytes a pixel, and a row.
    private let pixel: Int
    private let stride: Int
    /// By hash of four bytes, the place they were last met at.
    private let last: UnsafeMutablePointer<Int32>
    /// By hash of three bytes, the same.
    private let lastShort: UnsafeMutablePointer<Int32>
    /// From each place of the window, the one before of the same hash; −1 ends it.
    private let previous: UnsafeMutablePointer<Int32>

    private static let hashBits: UInt32 = 15
    /// How many places are tried.
    private static let depth = 16
    /// Matches as long as this are taken without looking any further, in bytes.
    static let longEnough = 96
    /// Runs as long as this, too.
    private static let longRun = 258
    /// How far back the last match of some length began.
    private var recent = 0

    init(_ rows: borrowing FilteredRows) {
        bytes = UnsafePointer(rows.bytes)
        count = rows.count
        pixel = rows.channels
        stride = rows.stride
        func table(_ count: Int) -> UnsafeMutablePointer<Int32> {
            let table = UnsafeMutablePointer<Int32>.allocate(capacity: count)
            table.initialize(repeating: -1, count: count)
            return table
        }
        last = table(1 << Int(Self.hashBits))
        lastShort = table(1 << Int(Self.hashBits))
        previous = table(TokenBlock.window)
    }

    deinit {
        last.deallocate()
        lastShort.deallocate()
        previous.deallocate()
    }

    /// How many bytes from `place` on are as those `distance` before, up to `limit`.
    @inline(__always)
    private func length(_ place: Int, _ distance: Int, _ limit: Int) -> Int {
        let here = UnsafeRawPointer(bytes + place)
        let there = here - distance
        var length = 0
        while length &+ 8 <= limit {
            let difference =
                here.loadUnaligned(fromByteOffset: length, as: UInt64.self).littleEndian
                ^ there.loadUnaligned(fromByteOffset: length, as: UInt64.self).littleEndian
            if difference != 0 { return length &+ difference.trailingZeroBitCount &>> 3 }
            length &+= 8
        }
        while length < limit, bytes[place &+ length] == bytes[place &+ length &- distance] { length &+= 1 }
        return length
    }

    @inline(__always)
    private func four(_ place: Int) -> UInt32 {
        UnsafeRawPointer(bytes + place).loadUnaligned(as: UInt32.self).littleEndian
    }

    /// Within a run of one pixel nothing is looked up: the run says it.
    @inline(__always)
    private func isInRun(_ place: Int) -> Bool { place >= pixel && four(place) == four(place &- pixel) }

    /// A run of a byte or pixel, of any length, or as much as one token says of what stood above or where the last
    /// match began; nothing where that is not long enough.
    @inline(__always)
    func longMatch(at place: Int) -> (length: Int, distance: Int)? {
        var best = (length: 0, distance: 0)
        func consider(_ distance: Int, limit: Int) {
            guard distance <= place else { return }
            let length = length(place, distance, limit)
            if length > best.length { best = (length, distance) }
        }
        consider(1, limit: count &- place)
        if pixel > 1 { consider(pixel, limit: count &- place) }
        if best.length >= Self.longRun { return best }
        let ahead = place &+ pixel &+ 1
        if ahead < count, length(ahead, pixel, min(Self.longRun, count &- ahead)) < Self.longRun {
            let limit = min(count &- place, TokenBlock.longestMatch)
            best.length = max(best.length, Self.longEnough - 1)
            if recent > pixel { consider(recent, limit: limit) }
            if stride <= TokenBlock.window { consider(stride, limit: limit) }
        }
        return best.length >= Self.longEnough && best.distance > 0 ? best : nil
    }

    /// Matches at a place, each longer than the one before, or as long: length above 16 bits of distance less one.
    @inline(__always)
    mutating func matches(at place: Int, _ found: (UInt32) -> Void) {
        let limit = min(TokenBlock.longestMatch, count &- place)
        guard limit >= 4, place > 0 else { return }
        var best = 2
        var bestPlace = place
        @inline(__always)
        func take(_ length: Int, _ distance: Int) {
            best = length
            found(UInt32(truncatingIfNeeded: length) << 16 | UInt32(truncatingIfNeeded: distance &- 1))
        }
        let byteRun = length(place, 1, limit)
        if byteRun > best { take(byteRun, 1) }
        if pixel > 1, place >= pixel {
            let pixelRun = length(place, pixel, limit)
            if pixelRun >= max(best, 3) { take(pixelRun, pixel) }
        }
        if isInRun(place) { return }
        let word = four(place)
        let oldest = place &- TokenBlock.window
        let shortSlot = Self.slot(word << 8)
        let short = Int(lastShort[shortSlot])
        lastShort[shortSlot] = Int32(truncatingIfNeeded: place)
        if best < 3, short >= max(oldest, 0), (four(short) ^ word) << 8 == 0 { take(3, place &- short) }
        let slot = Self.slot(word)
        var candidate = Int(last[slot])
        previous[place & (TokenBlock.window &- 1)] = Int32(truncatingIfNeeded: candidate)
        last[slot] = Int32(truncatingIfNeeded: place)
        var left = Self.depth
        defer { if best >= 16 { recent = place &- bestPlace } }
        while candidate >= oldest, candidate >= 0, left > 0 {
            if bytes[candidate &+ best] == bytes[place &+ best], four(candidate) == word {
                let length = length(place, place &- candidate, limit)
                if length > best {
                    take(length, place &- candidate)
                    bestPlace = candidate
                    if length == limit { return }
                }
            }
            let next = Int(previous[candidate & (TokenBlock.window &- 1)])
            // A place whose slot was taken by a later one ends it too.
            guard next < candidate else { return }
            candidate = next
            left &-= 1
        }
    }

    /// Makes known what lies in a match that was taken.
    @inline(__always)
    mutating func skip(_ start: Int, count length: Int) {
        var place = start
        let end = min(start &+ length, count &- 4)
        while place < end {
            if !isInRun(place) {
                let word = four(place)
                lastShort[Self.slot(word << 8)] = Int32(truncatingIfNeeded: place)
                let slot = Self.slot(word)
                previous[place & (TokenBlock.window &- 1)] = last[slot]
                last[slot] = Int32(truncatingIfNeeded: place)
            }
            place &+= 1
        }
    }

    @inline(__always)
    private static func slot(_ word: UInt32) -> Int { Int((word &* 0x9e37_79b1) &>> (32 &- hashBits)) }
}
