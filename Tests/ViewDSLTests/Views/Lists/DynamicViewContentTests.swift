import Foundation
import Testing
import ViewDSL

@Suite("Elements at offsets")
struct DynamicViewContentTests {
    @Test("are removed together, and those beyond the end ignored")
    func remove() {
        var letters = Array("abcde")
        letters.remove(atOffsets: [1, 3, 9])
        #expect(letters == Array("ace"))
    }

    @Test(
        "are moved together to before another",
        arguments: [
            ([0], 3, "bcade"), ([1, 3], 0, "bdace"), ([4], 9, "abcde"), ([0, 9], 5, "bcdea"),
        ] as [([Int], Int, String)])
    func move(source: [Int], target: Int, result: String) {
        var letters = Array("abcde")
        letters.move(fromOffsets: IndexSet(source), toOffset: target)
        #expect(String(letters) == result)
    }
}
