import Diagramming
import Foundation
import Testing

@testable import Explorable

@Suite("The code of a page")
struct PageCodeTests {
    private func code(_ views: [Int: [Int]]) throws -> PageCode {
        PageCode(CodeWithBodies(try SceneCode("HStack {\n    Text(\"a\").padding(4)\n}"), in: ""), views)
    }

    @Test("is in pieces that make the same views")
    func pieces() throws {
        // Tokens: HStack { Text ( "a" ) . padding ( 4 ) }
        let views = [0: [0], 1: [0], 11: [0]].merging((2...5).map { ($0, [2]) } + (6...10).map { ($0, [1]) }) { $1 }
        let lines = try code(views).parts[0].lines
        #expect(lines.map { $0.map(\.text) } == [["HStack", "{"], ["Text", "(\"a\")", ".padding(4)"], ["}"]])
        #expect(lines.map { $0.map(\.views) } == [[[0], [0]], [[2], [2], [1]], [[0]]])
        #expect(lines[1].map(\.column) == [4, 8, 13])
    }

    @Test("distinguishes the names of views from the rest")
    func names() throws {
        #expect(try code([:]).parts[0].lines.map { $0.map(\.isName) } == [[1, nil], [1, nil], [nil]])
    }

    @Test("of a call alone is the body of its type")
    func call() throws {
        let file = "struct Card: View { var body: some View { Text(title) } }"
        let page = PageCode(CodeWithBodies(try SceneCode("Card()"), in: file), [:])
        #expect(page.parts.map(\.title) == ["Card.body"])
        let closure = PageCode(CodeWithBodies(try SceneCode("VStack { Card() }"), in: file), [:])
        #expect(closure.parts.map(\.title) == [nil, "Card.body"])
    }

    @Test("is left out where no view has a place in it")
    func nothing() throws {
        #expect(ViewCode(CodeWithBodies(try SceneCode("content()"), in: "")).page == nil)
    }
}
