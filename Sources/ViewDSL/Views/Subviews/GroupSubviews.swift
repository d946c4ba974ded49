/// The parts of a view: its subviews or its sections.
public protocol _ViewParts: RandomAccessCollection where Element: Identifiable {
    @MainActor init(_ view: some View, _ context: _ViewContext)
}

/// The views made of the parts of another.
public struct _GroupOfParts<Base: View, Parts: _ViewParts, Content: View> {
    let base: Base
    let content: (Parts) -> Content
}

extension _GroupOfParts: View {
    public var body: Never { fatalError("_GroupOfParts has no body") }

    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        views(context)._resolve(context.child(1), into: &list)
    }

    public func _subviews(_ context: _ViewContext) -> [_Subview] { views(context)._subviews(context.child(1)) }

    @MainActor private func views(_ context: _ViewContext) -> Content { content(Parts(base, context.child(0))) }
}

/// The parts of a view, which are found where a `ForEach` of `Content` is.
public struct _FoundParts<Parts: _ViewParts, Content: View> {
    fileprivate let find: @MainActor (_ViewContext) -> Parts
    fileprivate var parts: [Parts.Element] = []

    nonisolated init(_ view: some View) {
        nonisolated(unsafe) let view = view
        find = { Parts(view, $0.child(0)) }
    }
}

extension _FoundParts: RandomAccessCollection {
    nonisolated public var startIndex: Int { 0 }
    nonisolated public var endIndex: Int { parts.count }
    nonisolated public subscript(index: Int) -> Parts.Element { parts[index] }
}

extension _FoundParts: ContextualData {
    func filled(_ context: _ViewContext) -> Self {
        var filled = self
        filled.parts = Array(find(context))
        return filled
    }
}

public typealias GroupElementsOfContent<Base: View, Content: View> = _GroupOfParts<Base, SubviewsCollection, Content>
public typealias ForEachSubviewCollection<Content: View> = _FoundParts<SubviewsCollection, Content>
public typealias GroupSectionsOfContent<Base: View, Content: View> = _GroupOfParts<Base, SectionCollection, Content>
public typealias ForEachSectionCollection<Content: View> = _FoundParts<SectionCollection, Content>

extension Group {
    /// Views made of the subviews of another view.
    nonisolated public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init { _GroupOfParts(base: view, content: transform) }
    }

    /// Views made of the sections of another view.
    nonisolated public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self.init { _GroupOfParts(base: view, content: transform) }
    }
}

extension ForEach where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
    /// A view for each subview of a view.
    nonisolated public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) {
        self.init(_FoundParts(view), id: \.id, content: content)
    }
}

extension ForEach where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
    /// A view for each section of a view.
    nonisolated public init<V: View>(
        sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
    ) {
        self.init(_FoundParts(view), id: \.id, content: content)
    }
}
