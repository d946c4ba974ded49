// Other names of the standard library's numbers and vectors.

// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_float1 = Float
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_double1 = Double
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_int1 = Int32
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_uint1 = UInt32
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_float2 = SIMD2<Float>
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_float3 = SIMD3<Float>
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_float4 = SIMD4<Float>
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_double2 = SIMD2<Double>
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_double3 = SIMD3<Double>
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_double4 = SIMD4<Double>
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_int2 = SIMD2<Int32>
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_int3 = SIMD3<Int32>
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_int4 = SIMD4<Int32>
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_uint2 = SIMD2<UInt32>
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_uint3 = SIMD3<UInt32>
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_uint4 = SIMD4<UInt32>

public func dot<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { (a * b).sum() }

public func length<V: SIMD>(_ vector: V) -> V.Scalar where V.Scalar: FloatingPoint {
    dot(vector, vector).squareRoot()
}

public func distance<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { length(a - b) }

public func normalize<V: SIMD>(_ vector: V) -> V where V.Scalar: FloatingPoint { vector / length(vector) }

/// From `a` at 0 to `b` at 1.
public func mix<V: SIMD>(_ a: V, _ b: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint { a + (b - a) * t }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_dot<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(a, b) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_length<V: SIMD>(_ vector: V) -> V.Scalar where V.Scalar: FloatingPoint { length(vector) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_distance<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { distance(a, b) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_normalize<V: SIMD>(_ vector: V) -> V where V.Scalar: FloatingPoint { normalize(vector) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_mix<V: SIMD>(_ a: V, _ b: V, _ t: V.Scalar) -> V where V.Scalar: FloatingPoint { mix(a, b, t: t) }
