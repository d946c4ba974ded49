import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor @Suite("Random grids")
struct GridPropertyTests {
    private func leaf(_ random: inout Seeded) -> AnyView {
        let length = CGFloat(Int.random(in: 0...150, using: &random))
        return switch Int.random(in: 0..<8, using: &random) {
        case 0: AnyView(Color.red)
        case 1: AnyView(Spacer())
        case 2: AnyView(Text("some words to wrap"))
        case 3: AnyView(Color.red.frame(height: length))
        case 4: AnyView(Color.red.frame(minWidth: 10, maxWidth: length))
        case 5: AnyView(Color.red.aspectRatio(1.5, contentMode: .fit))
        default: AnyView(Color.red.frame(width: length, height: 20))
        }
    }

    private func cell(_ random: inout Seeded) -> AnyView {
        var view = leaf(&random)
        if Int.random(in: 0..<4, using: &random) == 0 {
            let span = Int.random(in: 0...4, using: &random)
            view = AnyView(view.gridCellColumns(span))
        }
        if Int.random(in: 0..<5, using: &random) == 0 {
            let priority = Double.random(in: -2...2, using: &random).rounded()
            view = AnyView(view.layoutPriority(priority))
        }
        if Int.random(in: 0..<5, using: &random) == 0 {
            let axes = Axis.Set(rawValue: Int8.random(in: 0...3, using: &random))
            view = AnyView(view.gridCellUnsizedAxes(axes))
        }
        if Int.random(in: 0..<5, using: &random) == 0 { view = AnyView(view.gridColumnAlignment(.trailing)) }
        if Int.random(in: 0..<5, using: &random) == 0 { view = AnyView(view.gridCellAnchor(.bottomLeading)) }
        return view
    }

    private func grid(seed: UInt64, options: LayoutOptions) -> LayoutSnapshot {
        var random = Seeded(state: seed)
        let lengths: [CGFloat?] = [nil, 0, 60, 200, 300.5, .infinity]
        let (width, height) = (lengths.randomElement(using: &random)!, lengths.randomElement(using: &random)!)
        let spacings: [CGFloat?] = [nil, nil, 0, 12, -5]
        let spacing = spacings.randomElement(using: &random)!
        let rows: [(isRow: Bool, cells: [AnyView])] = (0..<Int.random(in: 0...4, using: &random)).map { _ in
            let isRow = Int.random(in: 0..<5, using: &random) > 0
            return (isRow, (0..<(isRow ? Int.random(in: 0...4, using: &random) : 1)).map { _ in cell(&random) })
        }
        let alignments: [Alignment] = [.center, .topLeading, .trailing, .leadingFirstTextBaseline]
        let alignment = alignments.randomElement(using: &random)!
        return layout(width, height, options: options) {
            Grid(alignment: alignment, horizontalSpacing: spacing) {
                ForEach(Array(rows.indices), id: \.self) { row in
                    if rows[row].isRow {
                        GridRow { ForEach(Array(rows[row].cells.indices), id: \.self) { rows[row].cells[$0] } }
                    } else {
                        rows[row].cells[0]
                    }
                }
            }
        }
    }

    @Test("have finite sizes and places, the same ones twice, memoized or not", arguments: 0..<10)
    func soundness(_ batch: Int) {
        for seed in batch * 50..<(batch + 1) * 50 {
            let remembered = grid(seed: UInt64(seed), options: LayoutOptions(verifies: true))
            #expect(!remembered.size.width.isNaN && !remembered.size.height.isNaN, "seed \(seed)")
            for record in remembered.records {
                let frame = record.frame
                #expect(frame.minX.isFinite && frame.minY.isFinite, "seed \(seed): \(record.title) at \(frame)")
                #expect(frame.width >= 0 && frame.height >= 0, "seed \(seed): \(record.title) at \(frame)")
            }
            #expect(
                !remembered.issues.contains { $0.rule == .unstableAnswer || $0.rule == .invalidAnswer }, "seed \(seed)")
            let again = grid(seed: UInt64(seed), options: LayoutOptions(verifies: false))
            let unremembered = grid(seed: UInt64(seed), options: LayoutOptions(memoizes: false, verifies: false))
            #expect(again.records.map(\.frame) == remembered.records.map(\.frame), "seed \(seed)")
            #expect(unremembered.records.map(\.frame) == remembered.records.map(\.frame), "seed \(seed)")
        }
    }
}
