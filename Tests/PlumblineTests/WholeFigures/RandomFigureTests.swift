import Foundation
import Testing

import func TestSupport.trials

@testable import Plumbline
@testable import StressCatalog

/// Random figures of random views with nasty numbers, drawn in this process, where a trap would end all tests.
@MainActor
@Suite("Any figure of any view with any numbers")
struct RandomFigureTests {
    @Test("is drawn or refused, without a trap and without NaN", .timeLimit(.minutes(20)))
    func any() async {
        // The last ones have sizes without limit, and rectangles without numbers.
        for seed in Array(0..<trials(300, short: 60)) + [987, 1350, 2011] {
            let scene = RandomFigures.scene(seed)
            do {
                let figure = try Figure(scene, scale: 1)
                for record in figure.snapshots.flatMap(\.records) {
                    let frame = record.frame
                    let numbers = [frame.origin.x, frame.origin.y, frame.width, frame.height]
                    let isNumber = numbers.allSatisfy { !$0.isNaN }
                    #expect(isNumber, "\(scene.name): \(record.name) \(frame)")
                }
                #expect(figure.size.width.isFinite && figure.size.height.isFinite, "\(scene.name): \(figure.size)")
                if seed % 10 == 0 {
                    let text = String(decoding: try figure.svgData(), as: UTF8.self)
                    #expect(!text.contains(/[" ,]-?(nan|inf)[" ,]/), "\(scene.name)")
                    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && !"\n\t".unicodeScalars.contains($0) })
                }
                if seed % 10 == 5 { _ = try figure.pdfData() }
            } catch {
                #expect(error is SceneError, "\(scene.name): \(error)")
            }
        }
    }
}
