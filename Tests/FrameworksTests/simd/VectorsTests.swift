import Testing
import simd

@Suite("Vectors")
struct VectorsTests {
    @Test("has other names for vectors, and their arithmetic")
    func vectors() {
        let vector = simd_float2(3, 4)
        #expect(simd_length(vector) == 5 && simd_dot(vector, vector) == 25)
        #expect(normalize(vector) == simd_float2(0.6, 0.8))
        #expect(simd_mix(simd_double2(0, 2), simd_double2(4, 2), 0.25) == simd_double2(1, 2))
    }
}
