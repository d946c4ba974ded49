import Foundation

/// The elements of a bound collection with their indices, for `ForEach($items)`.
public struct _BoundElements<C: MutableCollection & RandomAccessCollection>: RandomAccessCollection {
    let binding: Binding<C>
    let base: C

    public struct Element {
        let binding: Binding<C>
        let index: C.Index
        let value: C.Element

        /// Reads and writes the element in place; one that is gone keeps its value.
        nonisolated var bound: Binding<C.Element> {
            let (binding, index, value) = (binding, index, value)
            return Binding(
                get: {
                    let current = binding.wrappedValue
                    return current.indices.contains(index) ? current[index] : value
                },
                set: { newValue in
                    if binding.wrappedValue.indices.contains(index) { binding.wrappedValue[index] = newValue }
                })
        }
    }

    public var startIndex: C.Index { base.startIndex }
    public var endIndex: C.Index { base.endIndex }
    public func index(after index: C.Index) -> C.Index { base.index(after: index) }
    public func index(before index: C.Index) -> C.Index { base.index(before: index) }
    public subscript(position: C.Index) -> Element {
        Element(binding: binding, index: position, value: base[position])
    }
}

extension ForEach where Content: View {
    /// A view for each element of a bound collection.
    nonisolated public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == _BoundElements<C> {
        self.init(
            _BoundElements(binding: data, base: data.wrappedValue),
            id: (\_BoundElements<C>.Element.value).appending(path: id)
        ) {
            content($0.bound)
        }
    }

    nonisolated public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
    where Data == _BoundElements<C>, C.Element: Identifiable, ID == C.Element.ID {
        self.init(data, id: \.id, content: content)
    }
}
