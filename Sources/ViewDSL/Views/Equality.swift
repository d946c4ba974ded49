import Foundation

// SwiftUI compares texts and pictures by what they were made from.

extension Text: Equatable {
    public static func == (a: Text, b: Text) -> Bool { a.segments == b.segments }
}

extension Text.Segment: Equatable {
    static func == (a: Text.Segment, b: Text.Segment) -> Bool {
        a.string == b.string && a.attributes == b.attributes && a.style?.byDefault == b.style?.byDefault
            && a.link == b.link && a.image == b.image
    }
}

extension LocalizedStringKey: Equatable {
    public static func == (a: LocalizedStringKey, b: LocalizedStringKey) -> Bool { a.segments() == b.segments() }
}

extension Image: Equatable {
    public static func == (a: Image, b: Image) -> Bool {
        a.source == b.source && a.isResizable == b.isResizable && a.interpolationMode == b.interpolationMode
            && a.renderingMode == b.renderingMode && a.capInsets == b.capInsets && a.resizingMode == b.resizingMode
    }
}

extension AnyShapeStyle {
    /// The value that stands for styles without `==`.
    fileprivate var byDefault: _ResolvedStyle { _resolve(in: EnvironmentValues()) }
}
