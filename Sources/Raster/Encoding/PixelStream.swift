import Foundation

/// Encodes pixels as the zlib stream of a PNG, fast: made for diagrams, whose rows repeat and whose areas are flat.
///
/// It works on whole pixels. A row that repeats the one above takes a few bits by the *up* filter. Other rows are stored
/// unfiltered, or as differences from the row above where that row predicts much better. Within a row the candidates are
/// a run of one color, the reference row, and the last place where the same two pixels occurred; in gradients also the
/// reference row shifted a little, and the offset of the last match. The longest match wins, and may extend into bytes of
/// the pixels before and after it.
struct PixelStream {
    /// Row by row.
    private let pixels: UnsafePointer<UInt32>
    let width: Int
    private let height: Int
    /// Bytes per pixel: 3 when all are opaque, else 4.
    let channels: Int
    /// The lowest bit of red and of blue in a pixel.
    let red: UInt32
    let blue: UInt32
    /// Bytes per row of the stream, with the one for the filter.
    let stride: Int

    /// The last rows stored as differences: as many as a match can reach.
    private let differences: UnsafeMutablePointer<UInt32>
    private let differenceRows: Int
    let kinds: UnsafeMutablePointer<RowKind>
    /// By hash of two pixels, where they last occurred.
    let places: UnsafeMutablePointer<Place>
    /// From a pixel of the last match in a gradient to its source.
    var recent = (rows: 0, columns: 0)
    private var block: TokenBlock
    private var checksum = Adler32()
    /// A row's bytes, for the checksum.
    private let packedRow: UnsafeMutableRawPointer
    private var sink: ByteSink

    enum RowKind: UInt8 {
        case plain, difference, repeated
    }

    struct Place {
        /// −1 for none.
        var row: Int32
        var column: Int32
    }

    static let hashBits: UInt32 = 14

    /// Writes the stream to `sink`.
    ///
    /// - Parameter blueFirst: Whether blue is the lowest byte of a pixel, as in Cairo, else red.
    static func write(
        _ pixels: UnsafePointer<UInt32>, _ header: PNGFile.Header, blueFirst: Bool, to sink: inout ByteSink
    ) {
        var stream = PixelStream(pixels, header, blueFirst: blueFirst, sink: sink)
        defer { stream.free() }
        stream.writeAll()
        sink = stream.sink
    }

    private init(_ pixels: UnsafePointer<UInt32>, _ header: PNGFile.Header, blueFirst: Bool, sink: ByteSink) {
        self.pixels = pixels
        (width, height) = (header.width, header.height)
        channels = header.isOpaque ? 3 : 4
        (red, blue) = blueFirst ? (16, 0) : (0, 16)
        self.sink = sink
        stride = width * channels + 1
        block = TokenBlock(row: stride + 8)
        differenceRows = min(height, TokenBlock.window / stride + 2)
        differences = .allocate(capacity: width * differenceRows)
        kinds = .allocate(capacity: height)
        kinds.initialize(repeating: .plain, count: height)
        places = .allocate(capacity: 1 << Int(Self.hashBits))
        places.initialize(repeating: Place(row: -1, column: 0), count: 1 << Int(Self.hashBits))
        packedRow = .allocate(byteCount: 4 * width, alignment: 4)
    }

    private func free() {
        differences.deallocate()
        kinds.deallocate()
        places.deallocate()
        packedRow.deallocate()
        block.free()
    }

    private mutating func writeAll() {
        sink.append([0x78, 0x01])
        /// The last row stored unfiltered, and whether all rows since repeat it.
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
                // Where edges are straight, two such rows in a row hold the same differences.
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
        sink.append(checksum.value)
    }

    // MARK: - Rows

    private func difference(_ y: Int) -> UnsafeMutablePointer<UInt32> { differences + y % differenceRows * width }

    func stored(_ y: Int) -> UnsafePointer<UInt32> {
        kinds[y] == .difference ? UnsafePointer(difference(y)) : pixels + y * width
    }

    /// Whether the row changes from pixel to pixel much more often than from the row above.
    private func prefersDifference(_ row: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>) -> Bool {
        var (fromLeft, fromAbove) = (row[0] == above[0] ? 0 : 1, row[0] == above[0] ? 0 : 1)
        var x = 1
        while x < width {
            fromLeft &+= row[x] == row[x - 1] ? 0 : 1
            fromAbove &+= row[x] == above[x] ? 0 : 1
            x &+= 1
        }
        return fromAbove * 2 < fromLeft
    }

    /// Whether most changes from pixel to pixel are slight, as in gradients and shadows; samples every eighth.
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

    /// Whether every byte of `a` is within −3…4 of that of `b`.
    @inline(__always)
    private static func isSlight(_ a: UInt32, _ b: UInt32) -> Bool {
        let difference = difference(a, b)
        // Adds 3 to each byte: −3…4 become 0…7.
        let raised = ((difference & 0x7f7f_7f7f) &+ 0x0303_0303) ^ (difference & 0x8080_8080)
        return raised & 0xf8f8_f8f8 == 0
    }

    /// Subtracts four bytes from four at once, keeping the top bit of each out of the carry.
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

    /// Writes the filter *up* and zeros.
    private mutating func writeRepeatedRow() {
        let zeros = width * channels
        makeRoom(for: zeros / TokenBlock.longestMatch + 8)
        checksum.add(2, zeros: zeros)
        block.literal(2)
        block.literal(0)
        switch zeros - 1 {
        case 0..<3: for _ in 0..<(zeros - 1) { block.literal(0) }
        default: match(zeros - 1, distance: 1)
        }
    }

    /// Writes a row as it is stored, after the byte of its filter.
    ///
    /// - Parameter reference: A row likely to be similar; −1 for none.
    private mutating func writeRow(_ y: Int, _ filter: UInt8, _ reference: Int) {
        makeRoom(for: width * channels + 2)
        let row = stored(y)
        addToChecksum(filter, row)
        block.literal(UInt32(filter))
        var cursor = RowCursor(
            row: row, y: y, reference: reference < 0 ? nil : stored(reference),
            referenceDistance: (y - reference) * stride, isSmooth: isSmooth(row))
        while cursor.x < width {
            let match = longestMatch(&cursor)
            if match.length * channels - (cursor.hasPending ? 0 : cursor.covered) >= 3 {
                write(match, &cursor)
            } else {
                postpone(&cursor)
            }
        }
        if cursor.hasPending { literals(row[width - 1], cursor.covered..<channels) }
    }

    private mutating func addToChecksum(_ filter: UInt8, _ row: UnsafePointer<UInt32>) {
        withUnsafeBytes(of: filter) { checksum.add($0) }
        guard channels == 3 else { return checksum.add(UnsafeRawBufferPointer(start: row, count: 4 * width)) }
        var x = 0
        while x < width {
            // The fourth byte is overwritten by the next pixel.
            packedRow.storeBytes(of: redFirst(row[x]).littleEndian, toByteOffset: 3 &* x, as: UInt32.self)
            x &+= 1
        }
        checksum.add(UnsafeRawBufferPointer(start: packedRow, count: 3 * width))
    }

    /// The pixel at the cursor matches nothing: it waits, since a match after it may cover some of its bytes.
    @inline(__always)
    private mutating func postpone(_ cursor: inout RowCursor) {
        if cursor.hasPending {
            literals(cursor.row[cursor.x - 1], cursor.covered..<channels)
            cursor.covered = 0
        }
        cursor.hasPending = true
        cursor.x &+= 1
    }

    /// Writes the pending pixel and a match, extended by the bytes before and after it that are equal, too.
    @inline(__always)
    private mutating func write(_ match: Match, _ cursor: inout RowCursor) {
        let (row, x) = (cursor.row, cursor.x)
        let isGrayRun = match.distance == channels && isGray(row[x])
        let distance = isGrayRun ? 1 : match.distance
        var bytes = match.length * channels
        if cursor.hasPending {
            let tail =
                isGrayRun
                ? channels - max(cursor.covered, 1)
                : match.column > 0 ? min(tailBytes(row[x - 1] ^ match.source[-1]), channels - cursor.covered) : 0
            literals(row[x - 1], cursor.covered..<(channels - tail))
            bytes += tail
            cursor.hasPending = false
        } else {
            bytes -= cursor.covered
        }
        let end = x &+ match.length
        cursor.covered =
            end < width && match.column + match.length < width
            ? headBytes(row[end] ^ match.source[match.length]) : 0
        cursor.x = end
        self.match(bytes + cursor.covered, distance: distance)
    }

    // MARK: - Tokens

    private mutating func makeRoom(for tokens: Int) {
        if !block.hasRoom(for: tokens) { block.write(to: &sink, isLast: false) }
    }

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

    /// `length` is in bytes, at least 3.
    @inline(__always)
    private mutating func match(_ length: Int, distance: Int) {
        var left = length
        while left > TokenBlock.longestMatch {
            // The remainder must be long enough for a match.
            let part = left - TokenBlock.longestMatch < 3 ? left - 3 : TokenBlock.longestMatch
            block.match(part, distance)
            left -= part
        }
        block.match(left, distance)
    }
}
