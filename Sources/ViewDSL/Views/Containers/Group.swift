import Foundation
import LayoutEngine

/// Several views without a layout of their own. Modifiers apply to each.
public struct Group<Content> {
    let content: Content
}

extension Group: View where Content: View {
    public var body: Never { fatalError("Group has no body") }

    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        content._resolve(context.child(0), into: &list)
    }
}

/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    let id: KeyPath<Data.Element, ID>
    /// Makes the content for an element.
    public var content: (Data.Element) -> Content
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
        for element in data {
            let identity = element[keyPath: id]
            // Hash values differ between runs, but state lives within one run.
            let child = context.child(identifiedBy: UInt64(truncatingIfNeeded: identity.hashValue))
            content(element)._resolve(child, into: &list)
        }
    }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data, id: \.id, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data, id: \.self, content: content)
    }
}
