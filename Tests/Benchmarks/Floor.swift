import CFloor
import CairoPainting
import Foundation
import Plumbline
import Raster
import ViewDSL

/// The same picture twice, in turn: from a scene, by all our stages, and drawn by hand in C.
@MainActor
enum FloorBenchmark {
    /// Both end in the same encoder, so what is compared is what comes before a PNG is written.
    static func run(big: Bool, rounds: Int) throws -> [String: Double] {
        var (ratios, ours, floors): ([Double], [Double], [Double]) = ([], [], [])
        for number in 0..<(rounds + 2) {
            let start = Clock.cpu
            let stages = try scene(big: big, number: number).timedStages(scale: 2) { Clock.cpu }
            let middle = Clock.cpu
            _ = try PNG.encode(floor(big: big, number: number), scale: 2)
            let end = Clock.cpu
            // What is loaded once is no figure's.
            guard number >= 2, !stages.isEmpty else { continue }
            ours.append(middle - start)
            floors.append(end - middle)
            ratios.append((middle - start) / (end - middle))
        }
        return [
            "ours": ours.sorted()[rounds / 2], "floor": floors.sorted()[rounds / 2],
            "ratio": ratios.sorted()[rounds / 2], "apart": try apart(big: big),
        ]
    }

    /// The share of pixels that the two pictures do not have in common: some at the edges of letters, which cairo takes
    /// from a cache and we draw as outlines. Much more, and it would be no comparison.
    private static func apart(big: Bool) throws -> Double {
        let (a, b) = (try Figure(scene(big: big, number: 7), scale: 2).bitmap, floor(big: big, number: 7))
        guard a.width == b.width, a.height == b.height else { return 1 }
        var count = 0
        for y in 0..<a.height {
            for x in 0..<a.width {
                let (p, q) = (a[x, y], b[x, y])
                let off = [(p.red, q.blue), (p.green, q.green), (p.blue, q.red)].map { abs(Int($0) - Int($1)) }
                if off.max()! > 64 { count += 1 }
            }
        }
        return Double(count) / Double(a.width * a.height)
    }

    /// Its pixels stay in cairo's order: putting them in ours is our own cost.
    private static func floor(big: Bool, number: Int) -> Bitmap {
        let kind: Int32 = big ? 1 : 0
        var (width, height): (Int32, Int32) = (0, 0)
        cfloor_size(kind, &width, &height)
        let count = 4 * Int(width) * Int(height)
        let pixels = [UInt8](unsafeUninitializedCapacity: count) { bytes, initialized in
            cfloor_paint(bytes.baseAddress, kind, Int32(number))
            initialized = count
        }
        return Bitmap(width: Int(width), height: Int(height), pixels: pixels)
    }

    private static func scene(big: Bool, number: Int) -> Scene {
        let size = big ? CGSize(width: 800, height: 600) : CGSize(width: 375, height: 200)
        let (columns, rows) = big ? (5, 4) : (3, 2)
        return Scene("floor/\(number)", proposal: ProposedViewSize(size)) {
            VStack(spacing: 0) {
                ForEach(0..<rows, id: \.self) { row in
                    HStack(spacing: 0) {
                        ForEach(0..<columns, id: \.self) { column in
                            Cell(
                                index: row * columns + column, number: number,
                                width: Int(size.width / CGFloat(columns)) - 24)
                        }
                    }
                }
            }
            .background(Color.white)
        }
    }
}

/// A bordered box with two labels, some filled, some with a line across.
private struct Cell: View {
    let index: Int
    let number: Int
    /// In points, for its labels to tell.
    let width: Int

    var body: some View {
        let shade = Double(number % 50) / 100
        ZStack(alignment: .topLeading) {
            if index % 3 == 0 {
                RoundedRectangle(cornerRadius: 8, style: .circular)
                    .fill(Color(red: 0.8 - shade, green: 0.9, blue: 1)).padding(8)
            }
            Rectangle().stroke(Color(red: 0.1, green: shade, blue: 0.6))
            if index % 4 == 0 {
                Middle().stroke(
                    Color(red: 0.9, green: 0.2, blue: 0.2), style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
            }
            ForEach(0..<2, id: \.self) { half in
                Text("\(index) \(half) \(width) × \(number)").font(.system(size: 11))
                    .foregroundStyle(Color(red: 0.1, green: 0.1, blue: 0.1))
                    .padding(.leading, 4).padding(.top, 4 + CGFloat(half) * 24)
            }
        }
        .padding(12)
    }
}

/// A line from side to side.
private struct Middle: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        return path
    }
}
