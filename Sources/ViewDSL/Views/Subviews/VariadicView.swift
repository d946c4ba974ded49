/// Views that a root makes of the subviews of its content: what layout libraries used before `Group(subviews:)`.
public enum _VariadicView {
    public typealias Root = _VariadicView_Root
    public typealias ViewRoot = _VariadicView_ViewRoot
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    public typealias Children = _VariadicView_Children

    public struct Tree<Root: _VariadicView_Root, Content> {
        public var root: Root
        public var content: Content

        nonisolated init(root: Root, content: Content) {
            self.root = root
            self.content = content
        }

        nonisolated public init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.init(root: root, content: content())
        }
    }
}

/// Makes the content of a variadic view.
@MainActor @preconcurrency
public protocol _VariadicView_Root {}

/// A root that makes a view of its children.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
}

/// A root that makes one view.
@MainActor @preconcurrency
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root that makes any number of views.
@MainActor @preconcurrency
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
    public var body: Never { fatalError("_VariadicView.Tree has no body") }

    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        guard context.hasRoom else { return context.refuseDepth(of: Self.self, into: &list) }
        views(context)._resolve(context.child(1), into: &list)
    }

    public func _subviews(_ context: _ViewContext) -> [_Subview] {
        guard context.hasRoom, root is any _VariadicView_MultiViewRoot else { return [_Subview(self, context)] }
        return views(context)._subviews(context.child(1))
    }

    @MainActor private func views(_ context: _ViewContext) -> Root.Body {
        var connected = root
        context.child(1).connectProperties(of: &connected)
        return connected.body(children: _VariadicView_Children(subviews: content._subviews(context.child(0))))
    }
}

/// The subviews of a variadic view's content.
public struct _VariadicView_Children {
    let subviews: [_Subview]

    public struct Element: Identifiable {
        fileprivate var subview: _Subview

        nonisolated public var id: AnyHashable { AnyHashable(subview.identity) }

        /// The identity given by `id` or `ForEach`, the outermost of this type.
        nonisolated public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? {
            subview.names.lazy.compactMap { $0.base as? ID }.last
        }

        nonisolated public subscript<K: _ViewTraitKey>(key: K.Type) -> K.Value {
            get { subview.values[trait: key] }
            set { subview.values[trait: key] = newValue }
        }
    }
}

extension _VariadicView_Children.Element: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        subview.resolve(in: context, into: &list)
    }

    public func _subviews(_ context: _ViewContext) -> [_Subview] { Subview(subview: subview)._subviews(context) }
}

extension _VariadicView_Children: RandomAccessCollection {
    nonisolated public var startIndex: Int { 0 }
    nonisolated public var endIndex: Int { subviews.count }
    nonisolated public subscript(index: Int) -> Element { Element(subview: subviews[index]) }
}

extension _VariadicView_Children: View {
    public var body: some View { ForEach(self) { $0 } }
}

/// One view of the views in its content, whatever their number.
public struct _UnaryViewAdaptor<Content: View> {
    public var content: Content

    nonisolated public init(_ content: Content) { self.content = content }
}

extension _UnaryViewAdaptor: View {
    public var body: some View { VStack { content } }
}

/// What Xcode's previews mark views with. Nothing is marked here; sources extend it.
public struct _IdentifiedModifier<Identifier: Hashable> {
    public var identifier: Identifier

    nonisolated public init(identifier: Identifier) { self.identifier = identifier }
}

extension _IdentifiedModifier: ViewModifier {
    public func body(content: Content) -> some View { content }
}

/// The mark of Xcode's previews.
public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {
    public init(_ identifier: String) {}
}
