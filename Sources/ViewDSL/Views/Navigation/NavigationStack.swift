import Foundation

/// Pages with a navigation bar. The page on top is shown: the root, or what the path and active links lead to.
///
/// It fills its proposal. The bar takes 44 points, and 52 more for a large title, and is part of the safe area.
public struct NavigationStack<Data, Root: View> {
    let path: @MainActor () -> [AnyHashable]
    let root: Root
}

extension NavigationStack where Data == NavigationPath {
    nonisolated public init(@ViewBuilder root: () -> Root) {
        path = { [] }
        self.root = root()
    }

    nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
        nonisolated(unsafe) let path = path
        self.path = { path.wrappedValue.elements }
        self.root = root()
    }
}

extension NavigationStack
where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
{
    nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
        nonisolated(unsafe) let path = path
        self.path = { path.wrappedValue.map { AnyHashable($0) } }
        self.root = root()
    }
}

extension NavigationStack: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        guard context.hasRoom else { return context.refuseDepth(of: Self.self, into: &list) }
        list.append(NavigationBuilder(context: context, name: "NavigationStack").stack(root, path: path()))
    }
}

/// The older navigation. Of several views the first is shown, as on a phone.
///
/// Approximate: it has no columns on wide screens.
public struct NavigationView<Content: View> {
    let content: Content

    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        guard context.hasRoom else { return context.refuseDepth(of: Self.self, into: &list) }
        var builder = NavigationBuilder(context: context, name: "NavigationView")
        builder.showsFirstOnly = true
        list.append(builder.stack(content, path: []))
    }
}

/// The values that lead to the page on top of a stack.
public struct NavigationPath: Equatable {
    var elements: [AnyHashable] = []

    public init() {}

    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    public var count: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }

    public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

    /// Removes up to `k` values from the end.
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(min(max(k, 0), elements.count)) }

    /// A path to be stored. A figure stores none: its values are lost.
    public struct CodableRepresentation: Codable, Equatable {}

    /// Nil, as where a value cannot be stored.
    public var codable: CodableRepresentation? { nil }

    /// An empty path.
    public init(_ codable: CodableRepresentation) {}
}

nonisolated extension View {
    /// Makes the pages of a path's values of one type.
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        nonisolated(unsafe) let destination = destination
        return page { page, context in
            page.destinations[ObjectIdentifier(D.self)] = { value in
                (value.base as? D).map { CapturedView(destination($0), context.environment) }
            }
        }
    }

    /// A page that is shown while `isPresented` is true.
    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        nonisolated(unsafe) let destination = destination()
        return page { page, context in
            if isPresented.wrappedValue { page.pushed = CapturedView(destination, context.environment) }
        }
    }

    /// A page that is shown while there is an item.
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        nonisolated(unsafe) let (item, destination) = (item, destination)
        return page { page, context in
            if let value = item.wrappedValue { page.pushed = CapturedView(destination(value), context.environment) }
        }
    }
}

/// The appearance of a `NavigationView`. It has no effect in a figure.
public protocol NavigationViewStyle: Sendable {}

public struct DefaultNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

public struct StackNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

public struct ColumnNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

nonisolated extension View {
    /// Has no effect in a figure.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
