/// The search for matches.
extension PixelStream {
    /// Pixels equal to earlier ones.
    struct Match {
        /// In pixels.
        var length: Int
        /// In bytes of the stream.
        var distance: Int
        /// The first of the earlier pixels, and its column.
        var source: UnsafePointer<UInt32>
        var column: Int
    }

    /// How far a row has been written.
    struct RowCursor {
        let row: UnsafePointer<UInt32>
        let y: Int
        /// A row likely to be similar, and how far back it is in bytes of the stream.
        let reference: UnsafePointer<UInt32>?
        let referenceDistance: Int
        let isSmooth: Bool
        var x = 0
        /// Where the row stops being equal to the reference.
        var referenceEnd = 0
        /// Whether the pixel before `x` is still to be written.
        var hasPending = false
        /// How many bytes of the pixel at `x`, or of the pending one, the last match covered.
        var covered = 0
    }

    /// The longest match for the pixels at the cursor; its length is 0 where there is none.
    @inline(__always)
    mutating func longestMatch(_ cursor: inout RowCursor) -> Match {
        let (row, x) = (cursor.row, cursor.x)
        var best = Match(length: run(row, x), distance: channels, source: row + x - 1, column: x - 1)
        if let reference = cursor.reference {
            if cursor.referenceEnd <= x {
                cursor.referenceEnd = x
                while cursor.referenceEnd < width, row[cursor.referenceEnd] == reference[cursor.referenceEnd] {
                    cursor.referenceEnd &+= 1
                }
            }
            let length = cursor.referenceEnd - x
            if isLonger(length, best) {
                best = Match(length: length, distance: cursor.referenceDistance, source: reference + x, column: x)
            }
        }
        guard best.length < 8, x + 1 < width else { return best }
        let slot = hash(row[x], row[x + 1])
        let place = places[slot]
        places[slot] = Place(row: Int32(truncatingIfNeeded: cursor.y), column: Int32(truncatingIfNeeded: x))
        if cursor.isSmooth { return smoothMatch(cursor, place, best) }
        let (length, distance) = matchLength(place, cursor)
        guard isLonger(length, best) else { return best }
        return Match(
            length: length, distance: distance, source: stored(Int(place.row)) + Int(place.column),
            column: Int(place.column))
    }

    /// Whether the length justifies a match farther away, which costs more.
    @inline(__always)
    private func isLonger(_ length: Int, _ best: Match) -> Bool { length > best.length + (best.length > 0 ? 2 : 0) }

    /// How many pixels from `x` on equal the one before it.
    @inline(__always)
    private func run(_ row: UnsafePointer<UInt32>, _ x: Int) -> Int {
        guard x > 0, row[x] == row[x - 1] else { return 0 }
        var length = 1
        while x + length < width, row[x + length] == row[x] { length &+= 1 }
        return length
    }

    /// The longest match in a gradient: at the offset of the last one, in the reference row a little to the side, or at
    /// `place`.
    private mutating func smoothMatch(_ here: RowCursor, _ place: Place, _ known: Match) -> Match {
        var best = known
        // Repeated rows are stored as zeros.
        if recent.rows > 0, here.y >= recent.rows, kinds[here.y - recent.rows] != .repeated {
            let distance = recent.rows * stride - recent.columns * channels
            _ = extend(&best, here, stored(here.y - recent.rows), here.x + recent.columns, distance)
        }
        if let reference = here.reference, best.length < 8 {
            _ = extend(&best, here, reference, here.x - 1, here.referenceDistance + channels)
            _ = extend(&best, here, reference, here.x + 1, here.referenceDistance - channels)
            _ = extend(&best, here, reference, here.x - 2, here.referenceDistance + 2 * channels)
            _ = extend(&best, here, reference, here.x + 2, here.referenceDistance - 2 * channels)
        }
        let (y, x) = (Int(place.row), Int(place.column))
        guard y >= 0 else { return best }
        let distance = (here.y &- y) &* stride &+ (here.x &- x) &* channels
        if extend(&best, here, stored(y), x, distance), y < here.y { recent = (here.y - y, x - here.x) }
        return best
    }

    /// Takes the match at `column` of another row if it is the longest so far.
    @inline(__always)
    private func extend(
        _ best: inout Match, _ here: RowCursor, _ row: UnsafePointer<UInt32>, _ column: Int, _ distance: Int
    ) -> Bool {
        guard column >= 0, column < width, distance <= TokenBlock.window else { return false }
        let (ours, theirs, limit) = (here.row + here.x, row + column, width &- max(here.x, column))
        guard best.length < limit, ours[0] == theirs[0], ours[best.length] == theirs[best.length] else { return false }
        var length = 1
        var changes = here.x > 0 && ours[0] == ours[-1] ? 0 : 1
        while length < limit, ours[length] == theirs[length] {
            changes &+= ours[length] == ours[length &- 1] ? 0 : 1
            length &+= 1
        }
        // One change between two runs is cheaper as runs.
        guard length > best.length, changes > 1 else { return false }
        best = Match(length: length, distance: distance, source: theirs, column: column)
        return true
    }

    /// Whether all bytes are equal, so that a run of the pixel is a run of bytes.
    @inline(__always)
    func isGray(_ pixel: UInt32) -> Bool {
        (pixel & 0xff) &* 0x01_0101 == pixel & 0xff_ffff && (channels == 3 || pixel & 0xff == pixel >> 24)
    }

    /// How many leading bytes two unequal pixels share, given their exclusive or.
    @inline(__always)
    func headBytes(_ difference: UInt32) -> Int { redFirst(difference).trailingZeroBitCount / 8 }

    /// How many trailing bytes they share.
    @inline(__always)
    func tailBytes(_ difference: UInt32) -> Int {
        redFirst(difference).leadingZeroBitCount / 8 - (4 - channels)
    }

    /// The number of pixels at the cursor that equal the pixels at `place`, at least two; 0 if none is within reach.
    @inline(__always)
    private func matchLength(_ place: Place, _ here: RowCursor) -> (length: Int, distance: Int) {
        let (theirY, theirX) = (Int(place.row), Int(place.column))
        guard theirY >= 0 else { return (0, 0) }
        let distance = (here.y &- theirY) &* stride &+ (here.x &- theirX) &* channels
        guard distance <= TokenBlock.window else { return (0, 0) }
        let theirs = stored(theirY)
        let limit = min(width &- here.x, width &- theirX)
        var length = 0
        while length < limit, here.row[here.x &+ length] == theirs[theirX &+ length] { length &+= 1 }
        return length < 2 ? (0, 0) : (length, distance)
    }

    @inline(__always)
    private func hash(_ a: UInt32, _ b: UInt32) -> Int {
        let mixed = ((redFirst(a) &* 0x9e37_79b1) ^ (redFirst(b) &* 0x85eb_ca6b)) &* 0xc2b2_ae35
        return Int(mixed >> (32 - Self.hashBits))
    }

    /// The pixel with red in the lowest byte, so that matches do not depend on the order.
    @inline(__always)
    func redFirst(_ pixel: UInt32) -> UInt32 {
        pixel & 0xff00_ff00 | pixel &>> red & 0xff | (pixel &>> blue & 0xff) &<< 16
    }
}
