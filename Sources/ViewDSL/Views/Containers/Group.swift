import Foundation

/// Several views without a layout of their own. Modifiers apply to each.
public struct Group<Content> {
    let content: Content

    // An initializer that others see would take every builder's closure for the content.
    nonisolated private init(held content: Content) { self.content = content }

    nonisolated static func of(_ content: Content) -> Group { Group(held: content) }
}

extension Group: View where Content: View {
    public var body: Never { fatalError("Group has no body") }

    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        content._resolve(context.child(0), into: &list)
    }

    public func _subviews(_ context: _ViewContext) -> [_Subview] { content._subviews(context.child(0)) }
}

/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    let id: KeyPath<Data.Element, ID>
    /// Makes the content for an element.
    public var content: (Data.Element) -> Content
    /// What a reader may do with rows made of the elements.
    var edits: RowEdits = []
}

extension ForEach: View where Content: View {
    public var body: Never { fatalError("ForEach has no body") }

    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.id = id
        self.content = content
    }

    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        let place = context.environment.listPlace
        for element in data(in: context) {
            let id = element[keyPath: id]
            let child = child(for: id, of: context)
            guard let place else {
                content(element)._resolve(child, into: &list)
                continue
            }
            guard !place.isFull else { break }
            place.addRows(of: id, edits, to: &list, child) { content(element)._resolve(child, into: &$0) }
        }
    }

    public func _subviews(_ context: _ViewContext) -> [_Subview] {
        data(in: context).flatMap { element in
            let id = element[keyPath: id]
            return content(element)._subviews(child(for: id, of: context)).map { $0.named(id) }
        }
    }

    @MainActor private func child(for id: ID, of context: _ViewContext) -> _ViewContext {
        // Hash values differ between runs, but state lives within one run.
        context.child(identifiedBy: UInt64(truncatingIfNeeded: id.hashValue))
    }

    @MainActor private func data(in context: _ViewContext) -> Data {
        (data as? any ContextualData)?.filled(context) as? Data ?? data
    }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data, id: \.id, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// The views are known by their numbers from 0, also to a picker, whatever the range begins with.
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data, id: \.[from: data.lowerBound], content: content)
    }
}

extension Int {
    fileprivate nonisolated subscript(from start: Int) -> Int { self - start }
}
