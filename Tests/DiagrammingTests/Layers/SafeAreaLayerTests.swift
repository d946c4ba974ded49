import Drawing
import Foundation
import LayoutEngine
import Testing

@testable import Diagramming

@Suite("Safe areas")
struct SafeAreaLayerTests {
    @Test("every safe area inset is a band of its length, mirrored from right to left")
    func safeArea() throws {
        for isMirrored in [false, true] {
            let builder = Builder()
            let insets = EdgeInsets(top: 10, leading: 5, bottom: 0, trailing: 3)
            let child = builder.arena.add(FillLayout(), info: NodeInfo(name: "Color"), rightToLeft: isMirrored)
            let area = SafeArea(insets)
            let root = builder.arena.add(
                SceneSafeAreaLayout(area), children: [child], info: NodeInfo(name: "safeArea"), rightToLeft: isMirrored)
            builder.arena.setSafeArea(area, of: root)
            let canvas = canvas(builder.layOut(root, 100, 60), SafeAreaLayer())
            let bands = canvas.points.over.compactMap { item -> CGRect? in
                // The lines one point thick close the bands.
                guard case .fill(let path, .color, _) = item, path.boundingRect.minSide > 1 else { return nil }
                return path.boundingRect
            }
            let (left, right): (CGFloat, CGFloat) = isMirrored ? (3, 5) : (5, 3)
            #expect(
                bands == [
                    CGRect(x: 0, y: 0, width: 100, height: 10), CGRect(x: 0, y: 10, width: left, height: 50),
                    CGRect(x: 100 - right, y: 10, width: right, height: 50),
                ])
            #expect(Set(canvas.roles.keys) == [.safeArea])
            #expect(canvas.lines.first == CGRect(x: 0, y: 9, width: 100, height: 1))
            #expect(DiagrammingTests.canvas(builder.layOut(root, 100, 60), PaddingLayer()).roles.isEmpty)
        }
    }
}

extension CGRect {
    fileprivate var minSide: CGFloat { min(width, height) }
}
