import Foundation
import Testing

@testable import Diagramming

@Suite("Labels in a column beside the picture")
struct MarginColumnTests {
    @Test("each is at the middle of what it is about while there is room")
    func free() {
        #expect(MarginColumn.starts([20, 100], [30, 30], gap: 6) == [5, 85])
        #expect(MarginColumn.starts([], [], gap: 6) == [])
    }

    @Test("labels that would touch make room for each other, in order, around the middle of all")
    func crowded() {
        let starts = MarginColumn.starts([50, 52, 54], [30, 30, 30], gap: 6)
        #expect(starts == [1, 37, 73])
        let chain = MarginColumn.starts([0, 10, 80], [30, 30, 30], gap: 6)
        #expect(zip(chain, chain.dropFirst()).allSatisfy { $1 - $0 >= 36 })
    }

    @Test("brackets of the same stretch lie in tracks of their own")
    func tracks() {
        #expect(MarginColumn.tracks([0...10, 10...20, 5...15, 30...40]) == [0, 0, 1, 0])
    }
}
