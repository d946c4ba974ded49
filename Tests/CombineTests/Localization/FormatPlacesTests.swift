import Testing

@testable import Combine

@Suite("The places of values in a format")
struct FormatPlacesTests {
    @Test("are in order or numbered; what stands for no value stays")
    func places() {
        func pieces(_ format: String, _ count: Int) -> [FormatPlaces.Piece] {
            FormatPlaces.pieces(of: format, count: count)
        }
        #expect(pieces("%lld of %@", 2) == [.value(0, as: "%lld"), .text(" of "), .value(1, as: "%@")])
        #expect(
            pieces("%2$@: %1$.1f%%", 2) == [.value(1, as: "%@"), .text(": "), .value(0, as: "%.1f"), .text("%")])
        #expect(pieces("%@ %@", 1) == [.value(0, as: "%@"), .text(" "), .text("%@")])
        #expect(pieces("%2$(name)@ %1$(n)lld", 2) == [.value(1, as: "%@"), .text(" "), .value(0, as: "%lld")])
        #expect(pieces("100 %", 0) == [.text("100 %")])
        #expect(pieces("%#@cards@ %lld", 1) == [.text("%#@cards@"), .text(" "), .value(0, as: "%lld")])
    }

    @Test("have flags, a width, a precision and a length")
    func conversions() {
        for conversion in ["%05lld", "%+d", "%-8.3f", "% lld", "%.0f", "%.f", "%hhx", "%lX", "%#o", "%zu", "%a"] {
            #expect(FormatPlaces.pieces(of: "\(conversion)!", count: 1) == [.value(0, as: conversion), .text("!")])
        }
    }

    @Test("are none where a percent sign is escaped")
    func escaped() {
        #expect(
            FormatPlaces.pieces(of: FormatPlaces.escaped("% done"), count: 1) == [.text("%"), .text(" done")])
        #expect(FormatPlaces.escaped("50% off") == "50%% off")
    }
}
