import Foundation
import Testing

@testable import Diagramming

@Suite("Lengths in captions")
struct WholePointsTests {
    @Test("numbers are whole points or halves, and have a decimal below ten")
    func whole() {
        #expect(
            [20.574, 9.96, 8.44, 8, 163.5, .infinity].map { WholePoints($0).description } == [
                "21", "10", "8.4", "8", "163.5", "∞",
            ])
    }
}
