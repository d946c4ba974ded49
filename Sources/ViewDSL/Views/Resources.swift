import Foundation

/// A picture of the catalog's assets, by name.
///
/// Xcode declares one for each asset, such as `Image(.logo)`. Elsewhere an extension does: `static let logo`.
public struct ImageResource: Hashable, Sendable {
    let name: String

    /// `bundle` has no effect.
    public init(name: String, bundle: Bundle) { self.name = name }
}

/// A color of the catalog's assets, by name, as ``ImageResource`` is a picture.
public struct ColorResource: Hashable, Sendable {
    let name: String

    /// `bundle` has no effect.
    public init(name: String, bundle: Bundle) { self.name = name }
}

extension Image {
    public init(_ resource: ImageResource, fileID: StaticString = #fileID, line: UInt = #line) {
        self.init(resource.name, fileID: fileID, line: line)
    }
}

extension Color {
    public init(_ resource: ColorResource) { self.init(resource.name) }
}

extension Label where Title == Text, Icon == Image {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image resource: ImageResource, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.init(title: { Text(titleKey) }, icon: { Image(resource, fileID: fileID, line: line) })
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image resource: ImageResource, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(title: { Text(title) }, icon: { Image(resource, fileID: fileID, line: line) })
    }
}
