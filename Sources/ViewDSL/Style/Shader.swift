import Drawing
import Foundation

/// A function of Metal with its arguments. Nothing here runs Metal: a view is drawn without its shaders, and a warning says so.
public struct Shader: Hashable, Sendable {
    public var function: ShaderFunction
    public var arguments: [Argument]
    public var dithersColor = false

    public init(function: ShaderFunction, arguments: [Argument]) {
        (self.function, self.arguments) = (function, arguments)
    }

    /// What a shader is used for.
    public enum UsageType: Hashable, Sendable { case shapeStyle, colorEffect, distortionEffect, layerEffect }

    /// Has no effect.
    public func compile(as type: UsageType) async throws {}

    /// A value that a shader is called with. None has an effect.
    public struct Argument: Hashable, Sendable {
        private init() {}

        public static let boundingRect = Argument()
        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
        public static func float2(_ point: CGPoint) -> Argument { Argument() }
        public static func float2(_ size: CGSize) -> Argument { Argument() }
        public static func float2(_ vector: CGVector) -> Argument { Argument() }
        public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument { Argument() }
        public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument { Argument() }
        public static func floatArray(_ array: [Float]) -> Argument { Argument() }
        public static func color(_ color: Color) -> Argument { Argument() }
        public static func colorArray(_ array: [Color]) -> Argument { Argument() }
        public static func image(_ image: Image) -> Argument { Argument() }
        public static func data(_ data: Data) -> Argument { Argument() }
    }
}

/// A function of a shader library. Called, it makes a shader.
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
    public var library: ShaderLibrary
    public var name: String

    public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }

    public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: arguments)
    }
}

/// Functions of Metal, by name.
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
    private let source: URL?

    public static let `default` = ShaderLibrary(source: nil)
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(source: bundle.bundleURL) }

    private init(source: URL?) { self.source = source }
    public init(url: URL) { source = url }
    public init(data: Data) { source = nil }

    public static subscript(dynamicMember name: String) -> ShaderFunction { Self.default[dynamicMember: name] }
    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

/// As a style, a shader is the foreground's.
extension Shader: ShapeStyle {
    public func resolve(in environment: EnvironmentValues) -> ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == Shader {
    public static func shader(_ shader: Shader) -> Shader { shader }
}
