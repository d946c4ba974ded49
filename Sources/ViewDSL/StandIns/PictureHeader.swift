import Foundation

/// What the first bytes of a picture's file say.
enum PictureHeader {
    /// Width and height in pixels; nil unless it is a PNG or JPEG file.
    ///
    /// A JPEG that its Exif orientation turns is measured as it is stored.
    static func size(_ data: Data) -> CGSize? { png([UInt8](data.prefix(24))) ?? jpeg([UInt8](data)) }

    private static func png(_ bytes: [UInt8]) -> CGSize? {
        guard bytes.count == 24, bytes.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) else {
            return nil
        }
        func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
        return CGSize(width: number(16), height: number(20))
    }

    /// From the frame header, one of the markers 0xc0…0xcf except 0xc4, 0xc8 and 0xcc.
    private static func jpeg(_ bytes: [UInt8]) -> CGSize? {
        guard bytes.starts(with: [0xff, 0xd8, 0xff]) else { return nil }
        func number(_ start: Int) -> Int { Int(bytes[start]) << 8 | Int(bytes[start + 1]) }
        var place = 2
        while place + 9 <= bytes.count, bytes[place] == 0xff {
            let marker = bytes[place + 1]
            if (0xc0...0xcf).contains(marker), ![0xc4, 0xc8, 0xcc].contains(marker) {
                return CGSize(width: number(place + 7), height: number(place + 5))
            }
            place += 2 + number(place + 2)
        }
        return nil
    }
}
