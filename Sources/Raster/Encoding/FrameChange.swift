/// What a frame of an animation changes of the one before.
struct FrameChange {
    /// From the left edge of the picture, in pixels.
    var x: Int
    /// From its top edge.
    var y: Int
    /// The rectangle that holds all pixels that changed.
    var bitmap: Bitmap
    /// Whether clear pixels leave what was there; else the rectangle replaces it.
    var isOver: Bool

    /// All of it.
    init(first bitmap: Bitmap) { (x, y, self.bitmap, isOver) = (0, 0, bitmap, false) }

    /// - Parameter isOpaque: Whether all frames are: pixels that stay the same are then left clear, which takes fewer bytes.
    /// - Returns: nil if the frames are equal.
    init?(from old: Bitmap, to new: Bitmap, isOpaque: Bool) {
        let (width, height) = (new.width, new.height)
        var (left, right, top, bottom) = (width, -1, height, -1)
        var changed = Bitmap(width: 0, height: 0)
        old.withPixels { old in
            new.withPixels { new in
                for row in 0..<height {
                    for place in row * width..<(row + 1) * width where old[place] != new[place] {
                        let column = place - row * width
                        (left, right) = (min(left, column), max(right, column))
                        (top, bottom) = (min(top, row), row)
                    }
                }
                guard right >= left else { return }
                var pixels: [UInt8] = []
                pixels.reserveCapacity((right - left + 1) * (bottom - top + 1) * 4)
                for row in top...bottom {
                    for place in row * width + left...row * width + right {
                        let pixel = isOpaque && old[place] == new[place] ? 0 : new[place]
                        withUnsafeBytes(of: pixel) { pixels.append(contentsOf: $0) }
                    }
                }
                changed = Bitmap(width: right - left + 1, height: bottom - top + 1, pixels: pixels)
            }
        }
        guard changed.width > 0 else { return nil }
        (x, y, bitmap, isOver) = (left, top, changed, isOpaque)
    }
}
