import Drawing
import Foundation
import LayoutEngine

/// A value views inherit, and what it is where nobody sets it.
public protocol EnvironmentKey: SendableMetatype {
    /// The type of the value.
    associatedtype Value
    /// The value where none is set.
    static var defaultValue: Value { get }
}

/// What a view inherits from those around it.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]

    /// The axis of the stack around; nil outside stacks. Spacers and dividers follow it.
    var stackAxis: Axis?
    /// Which way text reads.
    public var layoutDirection: LayoutDirection = .leftToRight
    /// Light or dark.
    public var colorScheme: ColorScheme = .light
    /// Pixels a point.
    public var displayScale: CGFloat = 1
    /// The font of texts that have none; nil is body.
    public var font: Font?
    /// The reader's text size.
    public var dynamicTypeSize: DynamicTypeSize = .large
    /// The most lines a text shows; nil means any number.
    public var lineLimit: Int?
    /// How many lines a text takes room for, shown or not.
    var reservedLines = 0
    /// Capital or small letters for all text; nil leaves it as written.
    public var textCase: Text.Case?
    /// Extra distance between lines of text, in points.
    public var lineSpacing: CGFloat = 0
    /// Where lines shorter than the longest stand.
    public var multilineTextAlignment: TextAlignment = .leading
    /// Where characters are left out when lines run out.
    public var truncationMode: Text.TruncationMode = .tail
    /// How far text may shrink before it is truncated, 0…1.
    public var minimumScaleFactor: CGFloat = 1
    var fontWeight: Font.Weight?
    var isItalic = false
    var isUnderlined = false
    var isStruckThrough = false
    var foreground: AnyShapeStyle?
    /// What stands for `.secondary` and `.tertiary` where it is not the foreground made fainter.
    var lowerForegrounds: [AnyShapeStyle] = []
    /// What stands for `.background` where it is not the appearance's.
    public var backgroundStyle: AnyShapeStyle?
    var tint: Color?
    /// What the scene keeps its content clear of, in points.
    package var sceneSafeArea = EdgeInsets()
    /// Some view around makes a safe area, so that there is something to ignore.
    var hasSafeArea = false
    /// Scroll views show what is outside their bounds, too.
    var isScrollClipDisabled = false
    /// Where named images come from.
    package var images: any ImageLoading = NoImages()

    /// Every value at its default.
    public init() {}

    /// The value of a key.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// One pixel, in points.
    public var pixelLength: CGFloat { 1 / displayScale }
}

/// Light or dark appearance.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}

/// Where named images come from.
package protocol ImageLoading: Sendable {
    /// The picture best for a display of `scale` pixels a point, and its own scale; nil where there is none.
    func image(named name: String, scale: Int) -> (source: ImageSource, scale: Int)?
    /// Names like `name`, best first, for error messages.
    func names(like name: String) -> [String]
    /// Why there is no such image where more is known than that, such as a file that cannot be read.
    func reasonForMissing(_ name: String, scale: Int) -> String?
}

extension ImageLoading {
    package func reasonForMissing(_ name: String, scale: Int) -> String? { nil }
}

/// No images at all.
struct NoImages: ImageLoading {
    func image(named name: String, scale: Int) -> (source: ImageSource, scale: Int)? { nil }
    func names(like name: String) -> [String] { [] }
}

nonisolated extension View {
    /// Sets a value for the view and all in it.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        EnvironmentModified(self) { $0[keyPath: keyPath] = value }
    }

    /// Changes a value for the view and all in it.
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        EnvironmentModified(self) { transform(&$0[keyPath: keyPath]) }
    }
}
