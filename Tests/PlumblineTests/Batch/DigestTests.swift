import Foundation
import Testing

@testable import Plumbline

@Suite("A digest")
struct DigestTests {
    @Test("differs by content, length and position")
    func differs() {
        var seen: Set<String> = []
        for count in 0..<100 {
            for byte in [UInt8(0), 1, 255] { seen.insert(Digest(Data(repeating: byte, count: count)).description) }
        }
        #expect(seen.count == 298)
        let data = Data((0..<1000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        for index in stride(from: 0, to: 1000, by: 7) {
            var other = data
            other[index] ^= 1
            seen.insert(Digest(other).description)
        }
        #expect(seen.count == 298 + 143)
    }
}
