import Drawing
import Foundation

extension SymbolCatalog {
    /// Squares and rectangles with parts, rows of them, and grids.
    static let frames: [String: SymbolArtwork] = {
        let (square, wide) = (box(3.4, 3.4, 17.2, 17.2, 3.4), box(2.2, 4.6, 19.6, 14.8, 2.6))
        let (left, right) = (segment(9.2, 4.8, 9.2, 19.2), segment(14.8, 4.8, 14.8, 19.2))
        let (across, down) = (segment(3.6, 12, 20.4, 12), segment(12, 3.6, 12, 20.4))
        let slant = polygon(1.2, (7.4, 5), (22, 5), (16.6, 19), (2, 19))
        let pentagon = polygon(
            1.4,
            (0..<5).map { corner in
                let angle = Double(corner) * .pi * 2 / 5 - .pi / 2
                return (12 + 10.4 * CGFloat(cos(angle)), 12.8 + 10.4 * CGFloat(sin(angle)))
            })
        var all: [String: SymbolArtwork] = [
            "square.split.2x1": .lines(square, down), "square.split.1x2": .lines(square, across),
            "square.split.2x2": .lines(square, down, across),
            "rectangle.split.3x1": .lines(wide, left, right),
            "rectangle.split.2x1": .lines(wide, segment(12, 4.8, 12, 19.2)),
            "sidebar.left": .lines(wide, left, segment(4.6, 8.4, 6.8, 8.4), segment(4.6, 11.4, 6.8, 11.4)),
            "sidebar.right": .lines(wide, right, segment(17.2, 8.4, 19.4, 8.4), segment(17.2, 11.4, 19.4, 11.4)),
            "square.righthalf.filled": .lines(square) + .solid(box(12, 3.4, 8.6, 17.2, 2)),
            "square.lefthalf.filled": .lines(square) + .solid(box(3.4, 3.4, 8.6, 17.2, 2)),
            "square.bottomhalf.filled": .lines(square) + .solid(box(3.4, 12, 17.2, 8.6, 2)),
            "square.tophalf.filled": .lines(square) + .solid(box(3.4, 3.4, 17.2, 8.6, 2)),
            "square.leadingthird.inset.filled": .lines(square) + .solid(box(5.6, 5.6, 4.6, 12.8, 1.2)),
            "square.trailingthird.inset.filled": .lines(square) + .solid(box(13.8, 5.6, 4.6, 12.8, 1.2)),
            "square.bottomthird.inset.filled": .lines(square) + .solid(box(5.6, 13.8, 12.8, 4.6, 1.2)),
            "rectangle.inset.filled": .lines(wide) + .solid(box(4.6, 7, 14.8, 10, 1.2)),
            "triangle.inset.filled": .lines(polygon(1.8, (12, 3.2), (22, 20.4), (2, 20.4)))
                + .solid(polygon(0.8, (12, 8), (17.8, 18), (6.2, 18))),
            "menubar.rectangle": .lines(wide, segment(2.4, 8.8, 21.6, 8.8)),
            "macwindow": .lines(wide, segment(2.4, 8.8, 21.6, 8.8))
                + .solid(circle(5, 6.8, 0.7), circle(7.4, 6.8, 0.7)),
            "rectangle.dashed": .lines(dashes(of: wide, 18)), "square.dashed": .lines(dashes(of: square, 16)),
            "circle.dashed": .lines(dashes(of: circle(12, 12, 9.25), 16)),
            "app": .lines(box(3, 3, 18, 18, 5)), "app.fill": .filled(box(3, 3, 18, 18, 5)),
            "app.dashed": .lines(dashes(of: box(3, 3, 18, 18, 5), 16)),
            "pentagon": .lines(pentagon), "pentagon.fill": .filled(pentagon),
            "skew": .lines(slant), "line.diagonal": .lines(segment(4.6, 19.4, 19.4, 4.6)),
            "rectangle.stack": .lines(
                box(2.6, 9.4, 18.8, 11.6, 2.4), segment(4.8, 6.4, 19.2, 6.4), segment(7, 3.4, 17, 3.4)),
            "rectangle.stack.fill": .filled(box(2.6, 9.4, 18.8, 11.6, 2.4))
                + .lines(segment(4.8, 6.4, 19.2, 6.4), segment(7, 3.4, 17, 3.4)),
            "squares.below.rectangle": .lines(
                box(2.6, 3.4, 18.8, 8.6, 1.8), box(2.6, 15, 5, 5, 1.2), box(9.5, 15, 5, 5, 1.2),
                box(16.4, 15, 5, 5, 1.2)),
            "rectangle.3.group": .lines(
                box(2.4, 4.4, 9.4, 7.4, 1.4), box(2.4, 14.4, 9.4, 5.4, 1.4), box(14.4, 4.4, 7.2, 15.4, 1.4)),
            "rectangle.3.offgrid": .lines(
                box(2.4, 4.2, 11.4, 6.2, 1.4), box(16.4, 4.2, 5.2, 11, 1.4), box(5.4, 13, 8.4, 6.8, 1.4)),
            "circle.grid.cross": .lines(
                circle(12, 5, 2.7), circle(12, 19, 2.7), circle(5, 12, 2.7), circle(19, 12, 2.7)),
            "circle.grid.cross.left.filled": .lines(
                circle(12, 5, 2.7), circle(12, 19, 2.7), circle(5, 12, 2.7), circle(19, 12, 2.7))
                + .solid(circle(5, 12, 2.7)),
        ]
        for name in ["rectangle.3.group", "rectangle.3.offgrid"] {
            all[name + ".fill"] = all[name].map { $0 + .solid($0.lines) }
        }
        for (columns, rows) in [(2, 2), (3, 3), (3, 2), (1, 2)] {
            let cells = grid(columns, rows) { box($0.minX, $0.minY, $0.width, $0.height, columns == 3 ? 0.7 : 1.4) }
            let name = columns == 1 ? "rectangle.grid" : "square.grid"
            all["\(name).\(columns)x\(rows)"] = .lines(cells)
            all["\(name).\(columns)x\(rows).fill"] = .filled(cells)
            let dots = grid(columns, rows) { circle($0.midX, $0.midY, min($0.width, $0.height) / 2) }
            all["circle.grid.\(columns)x\(rows)"] = .lines(dots)
            all["circle.grid.\(columns)x\(rows).fill"] = .filled(dots)
        }
        all["rectangle.grid.2x2"] = .lines(
            grid(2, 2) { box($0.minX, $0.minY + 1, $0.width, $0.height - 2, 1.2) })
        for half in ["lefthalf", "righthalf", "bottomhalf", "tophalf"] {
            all["square.\(half).fill"] = all["square.\(half).filled"]
        }
        return all
    }()

    /// The outline in dashes of equal length.
    static func dashes(of edge: Path, _ count: Int) -> Path {
        (0..<count).reduce(into: Path()) { path, index in
            let start = (CGFloat(index) + 0.22) / CGFloat(count)
            path.addPath(edge.trimmedPath(from: start, to: start + 0.56 / CGFloat(count)))
        }
    }

    private static func grid(_ columns: Int, _ rows: Int, cell: (CGRect) -> Path) -> Path {
        let (gap, edge): (CGFloat, CGFloat) = (3.4, 17.4)
        let side = (edge - gap * CGFloat(max(columns, rows) - 1)) / CGFloat(max(columns, rows))
        let width = columns == 1 ? edge : side
        let height = columns == 1 ? (edge - gap) / 2 : side
        let (left, top) = (
            12 - (width * CGFloat(columns) + gap * CGFloat(columns - 1)) / 2,
            12 - (height * CGFloat(rows) + gap * CGFloat(rows - 1)) / 2
        )
        var path = Path()
        for row in 0..<rows {
            for column in 0..<columns {
                path.addPath(
                    cell(
                        CGRect(
                            x: left + CGFloat(column) * (width + gap), y: top + CGFloat(row) * (height + gap),
                            width: width, height: height)))
            }
        }
        return path
    }
}
