import Foundation
import LayoutEngine

/// Several views where one is expected; modifiers apply to each.
public struct Group<Content> {
    let content: Content
}

extension Group: View where Content: View {
    public var body: Never { fatalError("Group has no body") }

    /// Views as one, without a layout of their own.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        content._resolve(context.child(0), into: &list)
    }
}

/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// What the views are made from.
    public var data: Data
    let id: KeyPath<Data.Element, ID>
    /// Makes the views of an element.
    public var content: (Data.Element) -> Content
}

extension ForEach: View where Content: View {
    public var body: Never { fatalError("ForEach has no body") }

    /// Views for each element.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.id = id
        self.content = content
    }

    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        for element in data {
            let identity = element[keyPath: id]
            // Equal elements share an identity within one run only, which is as long as state lives.
            let child = context.child(identifiedBy: UInt64(truncatingIfNeeded: identity.hashValue))
            content(element)._resolve(child, into: &list)
        }
    }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
    /// Views for each element.
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data, id: \.id, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Views for each element.
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data, id: \.self, content: content)
    }
}
