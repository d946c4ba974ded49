import Foundation
import LayoutEngine
import TestSupport
import Testing
import ViewDSL

@testable import Diagramming

@MainActor @Suite("The size that views have in common")
struct CommonSizeTests {
    private func size(_ heights: [CGFloat], width: @escaping (CGFloat) -> CGFloat = { _ in 100 }) -> String {
        let list = layout(300, 900) {
            VStack {
                ForEach(heights.indices, id: \.self) { Color.red.frame(width: width(heights[$0]), height: heights[$0]) }
            }
        }
        let views = FigureScene(list, annotations: .structure, style: .light).views
        return views.commonSize(views.units(in: StructureUnit(whole: 0, views)))
    }

    @Test("is one, where it is; of two lengths either; more are listed in their order")
    func lengths() {
        #expect(size([40, 40]) == "100 × 40")
        #expect(size([40, 60, 60]) == "100 wide\n40 or 60 high")
        #expect(size([40, 80, 60]) == "100 wide\n40, 80, 60 high")
        #expect(size([90, 90, 90, 44]) == "100 wide\n44 or 90 high")
        #expect(size([30, 20, 20, 20, 20]) == "100 wide\n20 or 30 high")
    }

    @Test("is a range of more than four lengths, and of both axes, a line each of two or three")
    func ranges() {
        #expect(size([20, 30, 40, 50, 60]) == "100 wide\n20–60 high")
        #expect(size([20, 30]) { $0 * 2 } == "40 × 20\n60 × 30")
        #expect(size([20, 30, 40, 50]) { $0 * 2 } == "40–100 wide\n20–50 high")
        #expect(size([20, 30, 20, 30]) { $0 * 2 } == "40 or 60 wide\n20 or 30 high")
    }
}
