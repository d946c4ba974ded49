import Drawing
import Foundation
import Testing

@Suite("Changes of colors")
struct ColorMatrixTests {
    private func changed(_ matrix: ColorMatrix, _ r: Double, _ g: Double, _ b: Double) -> [Double] {
        let color = matrix.applied(r, g, b)
        return [color.red, color.green, color.blue].map { ($0 * 1000).rounded() / 1000 }
    }

    @Test("A saturation of 1 and a hue rotation of 0 change nothing")
    func identities() {
        #expect(changed(.saturation(1), 0.2, 0.4, 0.6) == [0.2, 0.4, 0.6])
        #expect(changed(.hueRotation(cos: 1, sin: 0), 0.2, 0.4, 0.6) == [0.2, 0.4, 0.6])
        #expect(changed(.channels(1, 1, 1), 0.2, 0.4, 0.6) == [0.2, 0.4, 0.6])
    }

    @Test("Without saturation all channels are the color's luminance")
    func gray() {
        #expect(changed(.saturation(0), 1, 0, 0) == [0.213, 0.213, 0.213])
        #expect(changed(.saturation(0), 0, 1, 0) == [0.715, 0.715, 0.715])
        #expect(changed(.saturation(0), 1, 1, 1) == [1, 1, 1])
    }

    @Test("Inverting twice is the color; channels end at 0 and 1")
    func limits() {
        #expect(changed(.channels(-1, -1, -1, constant: 1), 0.2, 0.4, 0.6) == [0.8, 0.6, 0.4])
        #expect(changed(.channels(1, 1, 1, constant: 0.5), 0.2, 0.6, 1) == [0.7, 1, 1])
        #expect(changed(.channels(1, 1, 1, constant: -0.5), 0.2, 0.6, 1) == [0, 0.1, 0.5])
    }
}
