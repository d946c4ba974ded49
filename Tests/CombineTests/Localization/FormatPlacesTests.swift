import Testing

@testable import Combine

@Suite("The places of values in a format")
struct FormatPlacesTests {
    @Test("are in order or numbered; what stands for no value stays")
    func places() {
        #expect(FormatPlaces.pieces(of: "%lld of %@", count: 2) == [.value(0), .text(" of "), .value(1)])
        #expect(FormatPlaces.pieces(of: "%2$@: %1$.1f%%", count: 2) == [.value(1), .text(": "), .value(0), .text("%")])
        #expect(FormatPlaces.pieces(of: "%@ %@", count: 1) == [.value(0), .text(" "), .text("%@")])
        #expect(FormatPlaces.pieces(of: "%2$(name)@ %1$(n)lld", count: 2) == [.value(1), .text(" "), .value(0)])
        #expect(FormatPlaces.pieces(of: "100 %", count: 0) == [.text("100 %")])
    }
}
