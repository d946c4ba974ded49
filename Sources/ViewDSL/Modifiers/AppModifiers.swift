import Foundation
import LayoutEngine

/// Each of these changes nothing in a picture: they are about the app around a view.
nonisolated extension View {
    public func navigationTitle(_ title: Text) -> some View { self }
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View { self }
    public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
}

/// A view that is evaluated anew only when it differs from what it was. A picture is evaluated once.
public struct EquatableView<Content: View & Equatable> {
    public var content: Content

    nonisolated public init(content: Content) { self.content = content }

    public var body: Content { content }
}

extension EquatableView: View {}

nonisolated extension View where Self: Equatable {
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
