/// The colours of a picture that has at most 256.
struct Palette {
    /// Those that are not opaque first, each kind in the order the picture has them.
    private(set) var colors: [UInt32] = []
    /// Open addressing by hash: the index of a colour, or −1.
    private var slots = [Int16](repeating: -1, count: 1024)

    /// Nothing where there are more colours.
    init?(_ pixels: UnsafePointer<UInt32>, count: Int) {
        var last = ~pixels[0]
        for index in 0..<count where pixels[index] != last {
            last = pixels[index]
            let slot = slot(last)
            guard slots[slot] < 0 else { continue }
            guard colors.count < 256 else { return nil }
            slots[slot] = Int16(colors.count)
            colors.append(last)
        }
        let opaque = colors.filter { $0 >> 24 == 255 }
        colors = colors.filter { $0 >> 24 < 255 } + opaque
        for (index, color) in colors.enumerated() { slots[slot(color)] = Int16(index) }
    }

    /// Whether every colour is opaque and has as much red as green and blue.
    var isGrey: Bool {
        colors.allSatisfy { $0 >> 24 == 255 && $0 & 0xff == $0 >> 8 & 0xff && $0 & 0xff == $0 >> 16 & 0xff }
    }

    /// How many colours are not opaque.
    var translucentCount: Int { colors.count { $0 >> 24 < 255 } }

    /// A colour that is in it.
    func index(of color: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: slots[slot(color)]) }

    private func slot(_ color: UInt32) -> Int {
        var slot = Int((color &* 0x9e37_79b1) >> 22)
        while slots[slot] >= 0, colors[Int(slots[slot])] != color { slot = (slot + 1) & 1023 }
        return slot
    }
}
