import Combine
import Foundation
import Testing

@Suite("A formatter of lists")
struct ListFormatterTests {
    @Test("items are joined by commas and “and”")
    func joined() {
        let expected = ["", "a", "a and b", "a, b, and c"]
        for (count, text) in expected.enumerated() {
            #expect(ListFormatter.localizedString(byJoining: Array(["a", "b", "c"].prefix(count))) == text)
        }
        #expect(ListFormatter().string(from: [1, 2]) == "1 and 2")
    }
}
