/// How the stored rows and columns of a photo lie in the picture: tag 0x112 of Exif 2.3.
struct ExifOrientation: Hashable {
    /// Whether rows are stored as columns.
    var isTransposed = false
    /// Whether rows run right to left, once transposed.
    var isMirrored = false
    /// Whether rows run bottom to top, once mirrored.
    var isUpsideDown = false

    static let upright = ExifOrientation()

    private static let table: [ExifOrientation] = [
        .upright, ExifOrientation(isMirrored: true),
        ExifOrientation(isMirrored: true, isUpsideDown: true), ExifOrientation(isUpsideDown: true),
        ExifOrientation(isTransposed: true), ExifOrientation(isTransposed: true, isMirrored: true),
        ExifOrientation(isTransposed: true, isMirrored: true, isUpsideDown: true),
        ExifOrientation(isTransposed: true, isUpsideDown: true),
    ]

    init(isTransposed: Bool = false, isMirrored: Bool = false, isUpsideDown: Bool = false) {
        (self.isTransposed, self.isMirrored, self.isUpsideDown) = (isTransposed, isMirrored, isUpsideDown)
    }

    /// That of a JPEG file; upright where it says none.
    init(_ file: [UInt8]) {
        let number = Self.exif(in: file).flatMap(Self.number) ?? 1
        self = Self.table.indices.contains(number - 1) ? Self.table[number - 1] : .upright
    }

    /// The TIFF header and what follows, of the first segment with Exif's name.
    private static func exif(in file: [UInt8]) -> ArraySlice<UInt8>? {
        let name = Array("Exif\0\0".utf8)
        var place = 2
        while place + 4 <= file.count, file[place] == 0xff {
            let (marker, length) = (file[place + 1], Int(file[place + 2]) << 8 | Int(file[place + 3]))
            // The picture itself starts here.
            guard marker != 0xda, length >= 2, place + 2 + length <= file.count else { return nil }
            let content = file[(place + 4)..<(place + 2 + length)]
            if marker == 0xe1, content.starts(with: name) { return content.dropFirst(name.count) }
            place += 2 + length
        }
        return nil
    }

    private static func number(in tiff: ArraySlice<UInt8>) -> Int? {
        let bytes = Array(tiff)
        let isLittle = bytes.starts(with: Array("II".utf8))
        func value(_ start: Int, _ count: Int) -> Int? {
            guard start >= 0, start + count <= bytes.count else { return nil }
            let part = bytes[start..<start + count]
            return (isLittle ? part.reversed() : Array(part)).reduce(0) { $0 << 8 | Int($1) }
        }
        guard let directory = value(4, 4), let count = value(directory, 2) else { return nil }
        let entries = (0..<count).lazy.map { directory + 2 + $0 * 12 }
        return entries.first { value($0, 2) == 0x112 }.flatMap { value($0 + 8, 2) }
    }
}

extension Bitmap {
    func turned(_ orientation: ExifOrientation) -> Bitmap {
        if orientation == .upright { return self }
        let (columns, rows) = orientation.isTransposed ? (height, width) : (width, height)
        var picture = Bitmap(width: columns, height: rows)
        for row in 0..<rows {
            for column in 0..<columns {
                let across = orientation.isMirrored ? columns - 1 - column : column
                let down = orientation.isUpsideDown ? rows - 1 - row : row
                let source = orientation.isTransposed ? across * width + down : down * width + across
                let target = row * columns + column
                for channel in 0..<4 { picture.pixels[target * 4 + channel] = pixels[source * 4 + channel] }
            }
        }
        return picture
    }
}
