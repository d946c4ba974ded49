import Foundation
import Raster

/// Encodes pictures, to show and to keep, straight and as they were painted, and has libpng decode them again:
/// `PNGTrial COUNT [FIRST]` seeded ones, a fifth as many smooth ones and all corners, or `PNGTrial --files FILE…`.
@main
struct PNGTrial {
    static func main() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        var failed: [String] = []
        // Two pixels per point: 5,669 a meter, across and down.
        let resolution = Data("pHYs".utf8) + [0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1]
        func check(_ name: String, _ bitmap: Bitmap) throws {
            let text = [("Title", name), ("Description", "dé\u{301}jà")]
            for file in try [
                PNG.encode(bitmap, text: text, scale: 2), PNG.encodeSmallest(bitmap, text: text, scale: 2),
            ] {
                let parts = [resolution] + text.map { Data($0.1.utf8) }
                let isWhole = parts.allSatisfy { file.range(of: $0) != nil }
                if (try? PNG.decode(file)) != bitmap || !isWhole, failed.last != name { failed.append(name) }
            }
            let painted = TrialPicture.painted(bitmap)
            let straight = painted.straight()
            let isSame = try PNG.encode(painted, text: text, scale: 2) == PNG.encode(straight, text: text, scale: 2)
            let isOpaque = stride(from: 3, to: bitmap.pixels.count, by: 4).allSatisfy { bitmap.pixels[$0] == 255 }
            if !isSame || isOpaque && straight != bitmap, failed.last != name { failed.append(name) }
        }
        var count = 0
        if arguments.first == "--files" {
            for path in arguments.dropFirst() {
                try check(path, try PNG.decode(Data(contentsOf: URL(fileURLWithPath: path))))
                count += 1
            }
        } else {
            let (wanted, first) = (
                arguments.first.flatMap { Int($0) } ?? 1000, arguments.dropFirst().first.flatMap { Int($0) } ?? 0
            )
            for seed in first..<(first + wanted) { try check("seed \(seed)", TrialPicture.seeded(seed)) }
            for seed in first..<(first + wanted / 5) { try check("smooth \(seed)", TrialPicture.smooth(seed)) }
            for seed in first..<(first + wanted / 50) {
                try check("echoing \(seed)", TrialPicture.echoing(seed))
                try check("risen \(seed)", TrialPicture.risen(seed))
            }
            for corner in TrialPicture.corners { try check(corner.name, corner.bitmap) }
            for period in 10_900..<10_950 { try check("period \(period)", TrialPicture.periodic(period, opaque: true)) }
            for period in 8_170..<8_210 { try check("period \(period)", TrialPicture.periodic(period, opaque: false)) }
            // Rows of one pixel have 4 bytes, or 5: every one of them around the window's edge.
            for distance in stride(from: 32_000, to: 33_600, by: 4) {
                for width in [1, 5, 97, 1000] where width == 1 || distance % 16 == 0 {
                    for isOpaque in [true, false] {
                        let picture = TrialPicture.repeating(distance: distance, width: width, opaque: isOpaque)
                        try check("distance \(distance)", picture)
                        count += 1
                    }
                }
            }
            count += wanted + wanted / 5 + 2 * (wanted / 50) + TrialPicture.corners.count + 90
        }
        for name in failed { print("comes back changed: \(name)") }
        print("\(count - failed.count) of \(count) pictures decode to the originals")
        if !failed.isEmpty { exit(1) }
    }
}
