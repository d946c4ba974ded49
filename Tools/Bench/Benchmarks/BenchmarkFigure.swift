import Drawing
import Foundation
import Plumbline

/// The figures to draw and to encode.
@MainActor
enum BenchmarkFigure {
    /// 1600 × 1200 or 750 × 400 pixels at 2×: bordered rectangles, rounded fills, dashed lines, labels.
    static func list(big: Bool) -> DisplayList {
        let size = big ? CGSize(width: 800, height: 600) : CGSize(width: 375, height: 200)
        let (columns, rows) = big ? (5, 4) : (3, 2)
        var list = DisplayList(size: size)
        func color(_ red: Double, _ green: Double, _ blue: Double) -> RGBA { RGBA(red: red, green: green, blue: blue) }
        let cell = CGSize(width: size.width / CGFloat(columns), height: size.height / CGFloat(rows))
        list.items.append(.fill(Path(CGRect(origin: .zero, size: size)), .color(color(1, 1, 1))))
        for index in 0..<(columns * rows) {
            let frame = CGRect(
                x: CGFloat(index % columns) * cell.width + 12, y: CGFloat(index / columns) * cell.height + 12,
                width: cell.width - 24, height: cell.height - 24)
            if index % 3 == 0 {
                let path = Path(roundedRect: frame.insetBy(dx: 8, dy: 8), cornerRadius: 8)
                list.items.append(.fill(path, .color(color(0.8, 0.9, 1))))
            }
            list.items.append(.stroke(Path(frame), .color(color(0.1, 0, 0.6)), StrokeStyle(lineWidth: 1)))
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
                    "\(index) \(half) \(Int(frame.width)) × 0", font: font, color: color(0.1, 0.1, 0.1))
                let corner = CGPoint(x: frame.minX + 4, y: frame.minY + 4 + CGFloat(half) * 24)
                list.items.append(.text(block, at: corner, width: 100))
            }
        }
        return list
    }

    /// A scene with common annotations. Another number gives other words.
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
}
