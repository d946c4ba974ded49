/// The rows of a table.
public protocol TableRowContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable
    @MainActor var _values: [TableRowValue] { get }
}

public struct TableRow<Value: Identifiable>: TableRowContent {
    private let value: Value

    nonisolated public init(_ value: Value) { self.value = value }

    public var _values: [Value] { [value] }
}

extension TableRow {
    /// Has no effect in a figure.
    public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> TableRow { self }
    /// Has no effect in a figure.
    public func contextMenu<Items: View, Preview: View>(
        @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
    ) -> TableRow { self }
    /// Has no effect in a figure.
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> TableRow { self }
    /// Has no effect in a figure.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
    ) -> TableRow { self }
    /// Has no effect in a figure.
    public func itemProvider(_ action: (() -> NSItemProvider?)?) -> TableRow { self }
    /// Has no effect in a figure.
    public func onHover(perform action: @escaping (Bool) -> Void) -> TableRow { self }
}

/// A row for each element.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element

    private let data: Data

    nonisolated init(_ data: Data) { self.data = data }

    public var _values: [Data.Element] { Array(data) }
}

/// Rows one after the other.
public struct _TableRowPair<First: TableRowContent, Second: TableRowContent>: TableRowContent
where First.TableRowValue == Second.TableRowValue {
    let first: First
    let second: Second

    public var _values: [First.TableRowValue] { first._values + second._values }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue

    public var _values: [Content.TableRowValue] { data.flatMap { content($0)._values } }

    nonisolated public init<Value: Identifiable>(_ data: Data)
    where Data.Element == Value, ID == Value.ID, Content == TableRow<Value> {
        self.init(data: data, id: \Value.id, content: { TableRow($0) })
    }

    nonisolated public init<V: Identifiable>(
        _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID, Content.TableRowValue == V {
        self.init(data: data, id: \Data.Element.id, content: content)
    }
}

/// Builds rows from the statements of a closure.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
    /// Passes rows through.
    public static func buildPartialBlock<Rows: TableRowContent>(first: Rows) -> Rows
    where Rows.TableRowValue == Value { first }

    /// Combines the rows of a block, in order.
    public static func buildPartialBlock<First: TableRowContent, Second: TableRowContent>(
        accumulated: First, next: Second
    ) -> _TableRowPair<First, Second> where First.TableRowValue == Value, Second.TableRowValue == Value {
        _TableRowPair(first: accumulated, second: next)
    }
}
