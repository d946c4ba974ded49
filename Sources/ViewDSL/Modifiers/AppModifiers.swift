import Foundation
import LayoutEngine

/// Each of these changes nothing in a picture: they are about the app around a view.
nonisolated extension View {
    /// Compiles; changes nothing in a figure.
    public func navigationTitle(_ title: Text) -> some View { self }
    /// Compiles; changes nothing in a figure.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }
    /// Compiles; changes nothing in a figure.
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }
    /// Compiles; changes nothing in a figure.
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    /// Compiles; changes nothing in a figure.
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View { self }
    /// Compiles; changes nothing in a figure.
    public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
}

/// A view that is evaluated anew only when it differs from what it was. A picture is evaluated once.
public struct EquatableView<Content: View & Equatable> {
    /// The view.
    public var content: Content

    /// A view that is compared before it is made anew.
    nonisolated public init(content: Content) { self.content = content }

    public var body: Content { content }
}

extension EquatableView: View {}

nonisolated extension View where Self: Equatable {
    /// Compiles; every figure is made anew.
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
