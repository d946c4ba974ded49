import CCairo
import CairoPainting
import Drawing
import Foundation
import Plumbline
import Raster
import ViewDSL

/// Figures to measure with, and what they cost.
@MainActor
enum FigureBenchmark {
    /// 1600 × 1200 pixels or 750 × 400: bordered rectangles, rounded fills, dashed lines, labels; none like another
    /// in its words and colours where `number` differs.
    static func list(big: Bool, number: Int = 0) -> DisplayList {
        let size = big ? CGSize(width: 800, height: 600) : CGSize(width: 375, height: 200)
        let (columns, rows) = big ? (5, 4) : (3, 2)
        var list = DisplayList(size: size)
        let shade = Double(number % 50) / 100
        func color(_ red: Double, _ green: Double, _ blue: Double) -> RGBA { RGBA(red: red, green: green, blue: blue) }
        let cell = CGSize(width: size.width / CGFloat(columns), height: size.height / CGFloat(rows))
        list.items.append(.fill(Path(CGRect(origin: .zero, size: size)), .color(color(1, 1, 1))))
        for index in 0..<(columns * rows) {
            let frame = CGRect(
                x: CGFloat(index % columns) * cell.width + 12, y: CGFloat(index / columns) * cell.height + 12,
                width: cell.width - 24, height: cell.height - 24)
            if index % 3 == 0 {
                let path = Path(roundedRect: frame.insetBy(dx: 8, dy: 8), cornerRadius: 8)
                list.items.append(.fill(path, .color(color(0.8 - shade, 0.9, 1))))
            }
            list.items.append(.stroke(Path(frame), .color(color(0.1, shade, 0.6)), StrokeStyle(lineWidth: 1)))
            if index % 4 == 0 {
                var line = Path()
                line.move(to: CGPoint(x: frame.minX, y: frame.midY))
                line.addLine(to: CGPoint(x: frame.maxX, y: frame.midY))
                list.items.append(
                    .stroke(line, .color(color(0.9, 0.2, 0.2)), StrokeStyle(lineWidth: 1, dash: [4, 3])))
            }
            for half in 0..<2 {
                let font = FontSpec(size: 11)
                let block = TextBlock(
                    "\(index) \(half) \(Int(frame.width)) × \(number)", font: font, color: color(0.1, 0.1, 0.1))
                let corner = CGPoint(x: frame.minX + 4, y: frame.minY + 4 + CGFloat(half) * 24)
                list.items.append(.text(block, at: corner, width: 100))
            }
        }
        return list
    }

    /// A scene with the annotations most figures have.
    static func scene(_ number: Int) -> Scene {
        Scene("bench/\(number)", proposal: proposal) { content(number) }
            .annotations(.borders, .sizes, .proposals, .alignmentLines)
    }

    private static let proposal = ProposedViewSize(width: 360, height: 200)

    private static func content(_ number: Int) -> some View {
        HStack(alignment: .firstTextBaseline) {
            VStack(alignment: .leading) {
                Text("Figure \(number)").font(.headline)
                Text("A sentence that is longer than its column is wide, and so it wraps.")
            }
            .padding()
            Spacer()
            VStack {
                Color.red.frame(width: 40, height: 40)
                Text("\(number)").frame(minWidth: 30, maxWidth: 60)
            }
        }
    }

    /// Seconds each step takes, warm: medians over figures of different words.
    static func stages(rounds: Int) throws -> [String: Double] {
        var all: [String: [Double]] = [:]
        for number in 0..<(rounds + 2) {
            let stages = try scene(number).timedStages(scale: 2) { Clock.cpu }
            guard number >= 2 else { continue }
            for stage in stages { all[stage.stage, default: []].append(stage.time) }
            all["whole figure", default: []].append(stages.reduce(0) { $0 + $1.time })
            // The two halves of the first stage, of words that were not met before either.
            let pass = Settling(content(number + 1_000_000), proposal: proposal, textMeasuring: try PangoText.shared)
                .timedPass { Clock.cpu }
            all["resolve", default: []].append(pass.resolve)
            all["layout", default: []].append(pass.layout)
        }
        return all.mapValues { $0.sorted()[$0.count / 2] }
    }

    /// Seconds to paint and encode lists of different words and colours, warm.
    static func drawing(big: Bool, rounds: Int) throws -> [String: Double] {
        var (paint, encode, bytes): ([Double], [Double], Int) = ([], [], 0)
        for number in 0..<(rounds + 2) {
            let list = list(big: big, number: number)
            let start = Clock.cpu
            let bitmap = try CairoPainter.paint(list, scale: 2)
            let painted = Clock.cpu
            bytes = try PNG.encode(bitmap).count
            guard number >= 2 else { continue }
            paint.append(painted - start)
            encode.append(Clock.cpu - painted)
        }
        let (p, e) = (paint.sorted()[rounds / 2], encode.sorted()[rounds / 2])
        return ["paint": p, "encode": e, "total": p + e, "bytes": Double(bytes)]
    }
}
