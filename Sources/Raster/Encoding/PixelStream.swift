import Foundation

/// A picture's pixels as the zlib stream of a PNG, fast: made for diagrams, whose rows repeat and whose areas are flat.
///
/// It works on whole pixels. A row that repeats the one above is said in a few bits by the *up* filter; others are
/// stored as they are, or, where the row above tells much more than the row itself, as differences from it. In a row
/// a run of one colour, what stood above, and what began alike the last time are tried, and the longest is taken. In
/// gradients it is also what stood above a little to the side, and what is as far away as the last match was. A match may
/// say some bytes of the pixels before and after it.
struct PixelStream {
    /// Where the numbers of a pixel are, and which of them are told.
    enum Order {
        /// Red lowest, as in a straight bitmap; all are opaque.
        case redFirst
        /// Blue lowest, as Cairo has them; all are opaque.
        case blueFirst
        /// Red lowest, opacity highest.
        case withOpacity
    }

    /// The picture, row by row.
    private let pixels: UnsafePointer<UInt32>
    let width: Int
    private let height: Int
    /// Bytes a pixel: 3 when all are opaque, else 4.
    let channels: Int
    /// The lowest bits of red and of blue in a pixel.
    let red: UInt32
    let blue: UInt32
    /// Bytes a row takes in the stream, its filter's among them.
    let stride: Int

    /// Rows that are stored as differences: the last ones, as many as a match can reach.
    private let differences: UnsafeMutablePointer<UInt32>
    private let differenceRows: Int
    /// What each row is stored as.
    let kinds: UnsafeMutablePointer<RowKind>
    /// By hash of two pixels, the row and column they were last met at; a row of −1 where they never were.
    private let places: UnsafeMutablePointer<Place>
    /// Rows up and columns across to where the last match in a gradient was found.
    var recent = (rows: 0, columns: 0)
    private var block: TokenBlock
    private var check = Adler32()
    private var sink: ByteSink

    enum RowKind: UInt8 {
        case plain, difference, repeated
    }

    struct Place {
        var row: Int32
        var column: Int32
    }

    static let hashBits: UInt32 = 14

    /// Writes the stream of `width` × `height` pixels to `sink`.
    static func write(
        _ pixels: UnsafePointer<UInt32>, width: Int, height: Int, _ order: Order, to sink: inout ByteSink
    ) {
        var stream = PixelStream(pixels, width: width, height: height, order, sink: sink)
        defer { stream.free() }
        stream.writeAll()
        sink = stream.sink
    }

    private init(_ pixels: UnsafePointer<UInt32>, width: Int, height: Int, _ order: Order, sink: ByteSink) {
        self.pixels = pixels
        self.width = width
        self.height = height
        channels = order == .withOpacity ? 4 : 3
        (red, blue) = order == .blueFirst ? (16, 0) : (0, 16)
        self.sink = sink
        stride = width * channels + 1
        block = TokenBlock(row: stride + 8)
        differenceRows = min(height, TokenBlock.window / stride + 2)
        differences = .allocate(capacity: width * differenceRows)
        kinds = .allocate(capacity: height)
        kinds.initialize(repeating: .plain, count: height)
        places = .allocate(capacity: 1 << Int(Self.hashBits))
        places.initialize(repeating: Place(row: -1, column: 0), count: 1 << Int(Self.hashBits))
    }

    private func free() {
        differences.deallocate()
        kinds.deallocate()
        places.deallocate()
        block.free()
    }

    private mutating func writeAll() {
        sink.append([0x78, 0x01])
        /// The last row stored as it is, and whether all rows since repeat it.
        var (reference, isRepeated) = (-1, false)
        var y = 0
        while y < height {
            let row = pixels + y * width
            let above = row - (y > 0 ? width : 0)
            if y > 0, memcmp(row, above, 4 * width) == 0 {
                kinds[y] = .repeated
                writeRepeatedRow()
                y += 1
                continue
            }
            let reach = (y - reference) * stride
            let hasReference = isRepeated && reach <= TokenBlock.window
            if y > 0, !hasReference, prefersDifference(row, above) {
                kinds[y] = .difference
                subtract(row, above, to: difference(y))
                // Another such row just above shows the same differences where edges are straight.
                let isAfterDifference = kinds[y - 1] == .difference && stride <= TokenBlock.window
                writeRow(y, 2, isAfterDifference ? y - 1 : -1)
                isRepeated = false
            } else {
                writeRow(y, 0, hasReference ? reference : -1)
                (reference, isRepeated) = (y, true)
            }
            y += 1
        }
        block.write(to: &sink, isLast: true)
        sink.endByte()
        sink.append(check.value)
    }

    // MARK: - Rows

    private func difference(_ y: Int) -> UnsafeMutablePointer<UInt32> { differences + y % differenceRows * width }

    func stored(_ y: Int) -> UnsafePointer<UInt32> {
        kinds[y] == .difference ? UnsafePointer(difference(y)) : pixels + y * width
    }

    private func prefersDifference(_ row: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>) -> Bool {
        Self.prefersDifference(row, above, width)
    }

    /// Whether the row changes from pixel to pixel much more often than from the row above.
    private static func prefersDifference(
        _ row: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>, _ width: Int
    ) -> Bool {
        var (fromLeft, fromAbove) = (row[0] == above[0] ? 0 : 1, row[0] == above[0] ? 0 : 1)
        var x = 1
        while x < width {
            fromLeft &+= row[x] == row[x - 1] ? 0 : 1
            fromAbove &+= row[x] == above[x] ? 0 : 1
            x &+= 1
        }
        return fromAbove * 2 < fromLeft
    }

    /// Whether a good part of what is new in the picture may be rows stored as differences.
    static func mayFilter(_ pixels: UnsafePointer<UInt32>, width: Int, height: Int) -> Bool {
        var (new, filtered) = (0, 0)
        for y in 1..<max(1, height) {
            let row = pixels + y * width
            guard memcmp(row, row - width, 4 * width) != 0 else { continue }
            new += 1
            filtered += prefersDifference(row, row - width, width) ? 1 : 0
        }
        return filtered * 8 > new
    }

    /// Whether most changes from pixel to pixel are slight, as in gradients and shadows: by every eighth of them.
    private func isSmooth(_ row: UnsafePointer<UInt32>) -> Bool {
        var (changes, slight) = (0, 0)
        var x = 1
        while x < width {
            if row[x] != row[x - 1] {
                changes &+= 1
                slight &+= Self.isSlight(row[x], row[x - 1]) ? 1 : 0
            }
            x &+= 8
        }
        return slight > 3 && slight * 2 > changes
    }

    /// Whether no byte is more than 3 less or 4 more than the other's.
    @inline(__always)
    static func isSlight(_ a: UInt32, _ b: UInt32) -> Bool {
        let difference = difference(a, b)
        // Each byte 3 more; what was −3 … 4 is below 8.
        let raised = ((difference & 0x7f7f_7f7f) &+ 0x0303_0303) ^ (difference & 0x8080_8080)
        return raised & 0xf8f8_f8f8 == 0
    }

    /// Four bytes less four others at once: the top bit of each is kept out of the carry.
    @inline(__always)
    private static func difference(_ a: UInt32, _ b: UInt32) -> UInt32 {
        ((a | 0x8080_8080) &- (b & 0x7f7f_7f7f)) ^ ((a ^ ~b) & 0x8080_8080)
    }

    private func subtract(
        _ row: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>, to target: UnsafeMutablePointer<UInt32>
    ) {
        var x = 0
        while x < width {
            target[x] = Self.difference(row[x], above[x])
            x &+= 1
        }
    }

    /// The filter *up*, and nothing but zeros.
    private mutating func writeRepeatedRow() {
        let zeros = width * channels
        makeRoom(for: zeros / TokenBlock.longestMatch + 8)
        check.add(2, zeros: zeros)
        block.literal(2)
        block.literal(0)
        switch zeros - 1 {
        case 0..<3: for _ in 0..<(zeros - 1) { block.literal(0) }
        default: match(zeros - 1, distance: 1)
        }
    }

    /// A row as it is stored, after the byte of its filter; a row of −1 is no reference.
    private mutating func writeRow(_ y: Int, _ filter: UInt8, _ reference: Int) {
        makeRoom(for: width * channels + 2)
        let row = stored(y)
        check.add(filter, row, count: width, channels: channels, red: red, blue: blue)
        block.literal(UInt32(filter))
        let aboveRow = reference < 0 ? nil : stored(reference)
        let aboveDistance = (y - reference) * stride
        let isSmooth = isSmooth(row)
        // Where the row stops being as the reference.
        var aboveEnd = 0
        /// Whether the pixel before `x` is still to be written, which no match has said.
        var isWaiting = false
        /// Bytes that the last match has said of the pixel at `x`, or of the one that waits.
        var head = 0
        var x = 0
        while x < width {
            let pixel = row[x]
            // A run of one colour, to begin with.
            var best = Match(length: 0, distance: channels, source: row + x - 1, column: x - 1)
            if x > 0, pixel == row[x - 1] {
                best.length = 1
                while x + best.length < width, row[x + best.length] == pixel { best.length &+= 1 }
            }
            if let aboveRow {
                if aboveEnd <= x {
                    aboveEnd = x
                    while aboveEnd < width, row[aboveEnd] == aboveRow[aboveEnd] { aboveEnd &+= 1 }
                }
                // Far matches cost more than near ones.
                if aboveEnd - x > best.length + (best.length > 0 ? 2 : 0) {
                    best = Match(length: aboveEnd - x, distance: aboveDistance, source: aboveRow + x, column: x)
                }
            }
            if best.length < 8, x + 1 < width {
                let slot = hash(pixel, row[x + 1])
                let place = places[slot]
                places[slot] = Place(row: Int32(truncatingIfNeeded: y), column: Int32(truncatingIfNeeded: x))
                if isSmooth {
                    best = smoothMatch(Position(row: row, y: y, x: x), place, aboveRow, aboveDistance, best)
                } else {
                    let found = matchLength(place, y, x, row)
                    if found.length > best.length + (best.length > 0 ? 2 : 0) {
                        best = Match(
                            length: found.length, distance: found.distance,
                            source: stored(Int(place.row)) + Int(place.column), column: Int(place.column))
                    }
                }
            }
            guard best.length * channels - (isWaiting ? 0 : head) >= 3 else {
                if isWaiting {
                    literals(row[x - 1], head..<channels)
                    head = 0
                }
                isWaiting = true
                x &+= 1
                continue
            }
            // Not only whole pixels: bytes before and after them may be alike, too.
            var bytes = best.length * channels
            let isGreyRun = best.distance == channels && isGrey(pixel)
            if isGreyRun { best.distance = 1 }
            if isWaiting {
                let tail =
                    isGreyRun
                    ? channels - max(head, 1)
                    : best.column > 0 ? min(tailBytes(row[x - 1] ^ best.source[-1]), channels - head) : 0
                literals(row[x - 1], head..<(channels - tail))
                bytes += tail
            } else {
                bytes -= head
            }
            isWaiting = false
            x &+= best.length
            head = x < width && best.column + best.length < width ? headBytes(row[x] ^ best.source[best.length]) : 0
            match(bytes + head, distance: best.distance)
        }
        if isWaiting { literals(row[width - 1], head..<channels) }
    }

    // MARK: - Tokens

    private mutating func makeRoom(for tokens: Int) {
        if !block.hasRoom(for: tokens) { block.write(to: &sink, isLast: false) }
    }

    /// Some bytes of a pixel.
    @inline(__always)
    private mutating func literals(_ pixel: UInt32, _ bytes: Range<Int>) {
        if bytes == 0..<3 {
            block.literal(pixel &>> red & 0xff)
            block.literal(pixel &>> 8 & 0xff)
            block.literal(pixel &>> blue & 0xff)
            return
        }
        let pixel = redFirst(pixel)
        var byte = UInt32(truncatingIfNeeded: bytes.lowerBound)
        while byte < bytes.upperBound {
            block.literal(pixel &>> (8 &* byte) & 0xff)
            byte &+= 1
        }
    }

    /// `length` is 3 or more, in bytes.
    @inline(__always)
    private mutating func match(_ length: Int, distance: Int) {
        var left = length
        while left > TokenBlock.longestMatch {
            // What is left over must be a match too.
            let part = left - TokenBlock.longestMatch < 3 ? left - 3 : TokenBlock.longestMatch
            block.match(part, distance)
            left -= part
        }
        block.match(left, distance)
    }
}
