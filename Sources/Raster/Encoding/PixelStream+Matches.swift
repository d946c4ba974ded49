/// Where what comes next in a row stood before.
extension PixelStream {
    /// Pixels that are as others before them.
    struct Match {
        /// In pixels.
        var length: Int
        /// In bytes of the stream.
        var distance: Int
        /// The first of the others, and its column.
        var source: UnsafePointer<UInt32>
        var column: Int
    }

    /// A pixel of a row as it is stored.
    struct Position {
        var row: UnsafePointer<UInt32>
        var y: Int
        var x: Int
    }

    /// The longest match in a gradient: at the distance of the last one, in the row above a little to the side, or at
    /// `place`.
    mutating func smoothMatch(
        _ here: Position, _ place: Place, _ aboveRow: UnsafePointer<UInt32>?, _ aboveDistance: Int, _ known: Match
    ) -> Match {
        var best = known
        // A row that repeats another is stored as zeros.
        if recent.rows > 0, here.y >= recent.rows, kinds[here.y - recent.rows] != .repeated {
            let distance = recent.rows * stride - recent.columns * channels
            _ = extend(&best, here, stored(here.y - recent.rows), here.x + recent.columns, distance)
        }
        if let aboveRow, best.length < 8 {
            _ = extend(&best, here, aboveRow, here.x - 1, aboveDistance + channels)
            _ = extend(&best, here, aboveRow, here.x + 1, aboveDistance - channels)
            _ = extend(&best, here, aboveRow, here.x - 2, aboveDistance + 2 * channels)
            _ = extend(&best, here, aboveRow, here.x + 2, aboveDistance - 2 * channels)
        }
        let (y, x) = (Int(place.row), Int(place.column))
        guard y >= 0 else { return best }
        let distance = (here.y &- y) &* stride &+ (here.x &- x) &* channels
        if extend(&best, here, stored(y), x, distance), y < here.y { recent = (here.y - y, x - here.x) }
        return best
    }

    /// Takes the match with `column` of another row where it is longer than the best so far.
    @inline(__always)
    private func extend(
        _ best: inout Match, _ here: Position, _ row: UnsafePointer<UInt32>, _ column: Int, _ distance: Int
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
        // A single change costs less said by itself, with a run on either side.
        guard length > best.length, changes > 1 else { return false }
        best = Match(length: length, distance: distance, source: theirs, column: column)
        return true
    }

    /// Whether all its bytes are the same, so that a run of it is one of bytes.
    @inline(__always)
    func isGrey(_ pixel: UInt32) -> Bool {
        (pixel & 0xff) &* 0x01_0101 == pixel & 0xff_ffff && (channels == 3 || pixel & 0xff == pixel >> 24)
    }

    /// How many bytes are alike at the beginning of two pixels that are not, from what they differ in.
    @inline(__always)
    func headBytes(_ difference: UInt32) -> Int { redFirst(difference).trailingZeroBitCount / 8 }

    /// At their end.
    @inline(__always)
    func tailBytes(_ difference: UInt32) -> Int {
        redFirst(difference).leadingZeroBitCount / 8 - (4 - channels)
    }

    /// How many pixels from here on are as they were at `place`, at least two; 0 where it is too far or other.
    @inline(__always)
    func matchLength(_ place: Place, _ y: Int, _ x: Int, _ row: UnsafePointer<UInt32>)
        -> (length: Int, distance: Int)
    {
        let (theirY, theirX) = (Int(place.row), Int(place.column))
        guard theirY >= 0 else { return (0, 0) }
        let distance = (y &- theirY) &* stride &+ (x &- theirX) &* channels
        guard distance <= TokenBlock.window else { return (0, 0) }
        let theirs = stored(theirY)
        let limit = min(width &- x, width &- theirX)
        var length = 0
        while length < limit, row[x &+ length] == theirs[theirX &+ length] { length &+= 1 }
        return length < 2 ? (0, 0) : (length, distance)
    }

    @inline(__always)
    func hash(_ a: UInt32, _ b: UInt32) -> Int {
        let mixed = ((redFirst(a) &* 0x9e37_79b1) ^ (redFirst(b) &* 0x85eb_ca6b)) &* 0xc2b2_ae35
        return Int(mixed >> (32 - Self.hashBits))
    }

    /// The pixel in one order, so that what is found does not depend on it.
    @inline(__always)
    func redFirst(_ pixel: UInt32) -> UInt32 {
        pixel & 0xff00_ff00 | pixel &>> red & 0xff | (pixel &>> blue & 0xff) &<< 16
    }
}
