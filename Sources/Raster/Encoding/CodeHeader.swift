/// The description of a block's two prefix codes: run-length-encoded code lengths, in a prefix code of their own.
struct CodeHeader {
    private var literalCount: Int
    private var distanceCount: Int
    /// 0…15 is a length, 16 repeats the last one, 17 and 18 are runs of zeros.
    private var items: [(symbol: Int, extra: Int, extraBits: Int)] = []
    private let code: PrefixCode
    /// How many lengths of `code` are written, in `order`.
    private var codeCount: Int

    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    init(_ literals: [UInt8], _ distances: [UInt8]) {
        literalCount = max(257, (literals.lastIndex { $0 > 0 } ?? 0) + 1)
        distanceCount = max(1, (distances.lastIndex { $0 > 0 } ?? 0) + 1)
        let all = Array(literals[..<literalCount] + distances[..<distanceCount])
        var index = 0
        while index < all.count {
            var run = 1
            while index + run < all.count, all[index + run] == all[index] { run += 1 }
            Self.append(Int(all[index]), times: run, to: &items)
            index += run
        }
        var frequencies = [UInt32](repeating: 0, count: 19)
        for item in items { frequencies[item.symbol] += 1 }
        code = PrefixCode(frequencies: frequencies, limit: 7)
        codeCount = 19
        while codeCount > 4, code.lengths[Self.order[codeCount - 1]] == 0 { codeCount -= 1 }
    }

    private static func append(
        _ length: Int, times: Int, to items: inout [(symbol: Int, extra: Int, extraBits: Int)]
    ) {
        var left = times
        if length > 0 {
            items.append((length, 0, 0))
            left -= 1
        }
        while left > 0 {
            switch (length, left) {
            case (0, 11...):
                items.append((18, min(left, 138) - 11, 7))
                left -= min(left, 138)
            case (0, 3...):
                items.append((17, left - 3, 3))
                left = 0
            case (_, 3...):
                items.append((16, min(left, 6) - 3, 2))
                left -= min(left, 6)
            default:
                items.append((length, 0, 0))
                left -= 1
            }
        }
    }

    /// In bits.
    var cost: Int {
        14 + 3 * codeCount + items.reduce(0) { $0 + Int(code.lengths[$1.symbol]) + $1.extraBits }
    }

    func write(to sink: inout ByteSink) {
        sink.appendBits(UInt64(literalCount - 257), 5)
        sink.appendBits(UInt64(distanceCount - 1), 5)
        sink.appendBits(UInt64(codeCount - 4), 4)
        for symbol in Self.order.prefix(codeCount) { sink.appendBits(UInt64(code.lengths[symbol]), 3) }
        for item in items {
            sink.appendBits(UInt64(code.codes[item.symbol]), UInt64(code.lengths[item.symbol]))
            sink.appendBits(UInt64(item.extra), UInt64(item.extraBits))
        }
    }
}
