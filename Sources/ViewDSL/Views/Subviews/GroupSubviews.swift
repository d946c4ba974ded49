import LayoutEngine

/// The views made of the subviews of another.
public struct GroupElementsOfContent<Subviews: View, Content: View> {
    let subviews: Subviews
    let content: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: View {
    public var body: Never { fatalError("GroupElementsOfContent has no body") }

    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        views(context)._resolve(context.child(1), into: &list)
    }

    public func _subviews(_ context: _ViewContext) -> [_Subview] { views(context)._subviews(context.child(1)) }

    @MainActor private func views(_ context: _ViewContext) -> Content {
        content(SubviewsCollection(subviews, context.child(0)))
    }
}

extension Group {
    /// Views made of the subviews of another view.
    nonisolated public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init { GroupElementsOfContent(subviews: view, content: transform) }
    }
}

/// The subviews of a view, which are found where a `ForEach` is.
public struct ForEachSubviewCollection<Content: View> {
    fileprivate let find: @MainActor (_ViewContext) -> [Subview]
    fileprivate var subviews: [Subview] = []
}

extension ForEachSubviewCollection: RandomAccessCollection {
    nonisolated public var startIndex: Int { 0 }
    nonisolated public var endIndex: Int { subviews.count }
    nonisolated public subscript(index: Int) -> Subview { subviews[index] }
}

extension ForEachSubviewCollection: ContextualData {
    func filled(_ context: _ViewContext) -> Self {
        var filled = self
        filled.subviews = find(context)
        return filled
    }
}

extension ForEach where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
    /// A view for each subview of a view.
    nonisolated public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) {
        nonisolated(unsafe) let view = view
        self.init(
            ForEachSubviewCollection { SubviewsCollection(view, $0.child(0)).subviews }, id: \.id, content: content)
    }
}
