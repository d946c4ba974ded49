import Foundation
import Testing

@testable import Combine

@Suite("A value in a format")
struct FormatValueTests {
    private let english = Locale(identifier: "en_US")

    @Test(
        "is written with the flags, the width and the precision of its place",
        arguments: [
            ("%.2lf", "1.50"), ("%.0f", "2"), ("%8.1f", "     1.5"), ("%-6.1f", "1.5   "), ("%+.1f", "+1.5"),
            ("%e", "1.500000E+00"), ("%g", "1.5"), ("%lf", "1.500000"), ("%f", "1.500000"),
        ])
    func decimals(conversion: String, text: String) {
        #expect(FormatValue(1.5).text(as: conversion, in: english) == text)
        #expect(FormatValue(Float(1.5)).text(as: conversion, in: english) == text)
    }

    @Test(
        "is a whole number with leading zeros, a sign, or another base",
        arguments: [
            ("%05lld", "00,255"), ("%+lld", "+255"), ("%6d", "   255"), ("%-6d", "255   "), ("%llx", "ff"),
            ("%X", "FF"), ("%o", "377"), ("%.4i", "0,255"), ("%lld", "255"),
        ])
    func integers(conversion: String, text: String) {
        #expect(FormatValue(255).text(as: conversion, in: english) == text)
    }

    @Test("has the signs of a locale, unless it was given with a specifier")
    func locales() {
        let german = Locale(identifier: "de_DE")
        #expect(FormatValue(1234.5).text(as: "%.2f", in: german) == "1.234,50")
        #expect(FormatValue(1234).text(as: "%lld", in: german) == "1.234")
        #expect(FormatValue(1234.5, specifier: "%.1f").text(as: "%.1f", in: german) == "1234.5")
        #expect(FormatValue(UInt64.max).text(as: "%llu", in: english) == "18,446,744,073,709,551,615")
    }

    @Test("stays as it is where the place is for another kind of value")
    func mismatches() {
        #expect(FormatValue(5).text(as: "%.2f", in: english) == "5")
        #expect(FormatValue(5).text(as: "%@", in: english) == "5")
        #expect(FormatValue(1.5).text(as: "%05d", in: english) == "1.500000")
        #expect(FormatValue("a").text(as: "%05d", in: english) == "a")
    }

    @Test("has the place that Xcode writes into a key")
    func places() {
        #expect(FormatValue(5).place == "%lld")
        #expect(FormatValue(UInt8(5)).place == "%llu")
        #expect(FormatValue(CGFloat(5)).place == "%lf")
        #expect(FormatValue("a").place == "%@")
        #expect(FormatValue(Optional(5)).place == "%@")
        #expect(FormatValue(0.5, specifier: "%.1f").place == "%.1f")
        #expect([FormatValue(5).amount, FormatValue(0.5).amount, FormatValue("5").amount] == [5, 0.5, nil])
    }
}
