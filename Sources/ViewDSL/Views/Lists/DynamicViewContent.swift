import Foundation

/// Views made from a collection whose elements a reader may delete and move.
public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    /// The collection the views are made from.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    public var data: Content.Data { content.data }
}

nonisolated extension DynamicViewContent {
    /// Rows of a list that is edited have a sign at their start that deletes them.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(RowEditing(edits: action == nil ? [] : .delete))
    }

    /// Rows of a list that is edited have a handle at their end that moves them.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        modifier(RowEditing(edits: action == nil ? [] : .move))
    }

    /// Has no effect in a figure.
    public func onInsert<T, P>(of supportedContentTypes: [T], perform action: @escaping (Int, [P]) -> Void)
        -> some DynamicViewContent
    {
        modifier(EmptyModifier())
    }
}

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at these offsets from the start; offsets beyond the end are ignored.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var offset = 0
        removeAll { _ in
            defer { offset += 1 }
            return offsets.contains(offset)
        }
    }
}

extension MutableCollection {
    /// Moves the elements at some offsets together, in order, to before the element at another offset.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let elements = Array(self)
        let target = Swift.min(Swift.max(destination, 0), elements.count)
        let moved = source.filter { $0 < elements.count }.map { elements[$0] }
        let before = elements[..<target].indices.filter { !source.contains($0) }.map { elements[$0] }
        let after = elements[target...].indices.filter { !source.contains($0) }.map { elements[$0] }
        var index = startIndex
        for element in before + moved + after {
            self[index] = element
            formIndex(after: &index)
        }
    }
}
