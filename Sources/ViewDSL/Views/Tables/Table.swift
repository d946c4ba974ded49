import Foundation
import LayoutEngine

/// Rows of cells in columns. In compact width, as on a phone, only the first column is shown, as a plain list.
///
/// Approximate: rows are as high as a list's; sizes and inner spacing are not documented.
public struct Table<Value, Rows, Columns>
where
    Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent,
    Rows.TableRowValue == Columns.TableRowValue
{
    private let rows: Rows
    private let columns: Columns
    private let selection: @MainActor () -> Set<AnyHashable>
    private let comparator: @MainActor () -> Any?

    nonisolated init(
        rows: Rows, columns: Columns, selecting selection: @escaping @MainActor () -> Set<AnyHashable> = { [] },
        sortedBy comparator: @escaping @MainActor () -> Any? = { nil }
    ) {
        self.rows = rows
        self.columns = columns
        self.selection = selection
        self.comparator = comparator
    }
}

extension Table: View {
    public var body: some View {
        TableBody(
            values: rows._values, columns: columns._columns, selection: selection(), comparator: comparator())
    }
}

private struct TableBody<Value: Identifiable>: View {
    let values: [Value]
    let columns: [_TableColumn<Value>]
    let selection: Set<AnyHashable>
    let comparator: Any?
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.areTableHeadersHidden) private var areHeadersHidden

    var body: some View {
        EnvironmentModified(content: list.listStyle(.plain)) { $0[ListNameKey.self] = "Table" }
    }

    private var list: some View {
        List<Never, _>(
            selecting: { selection },
            content: Section {
                ForEach(values) { value in
                    if isCompact { columns.first?.cell(value) } else { row { $0.cell(value) } }
                }
            } header: {
                if !isCompact, !areHeadersHidden { row { title(of: $0).font(.subheadline.weight(.semibold)) } }
            }
        )
    }

    private var isCompact: Bool { sizeClass == .compact }

    private func title(of column: _TableColumn<Value>) -> some View {
        HStack(spacing: 4) {
            column.label
            if let order = comparator.flatMap(column.order) {
                Image(systemName: order == .forward ? "chevron.up" : "chevron.down").imageScale(.small)
            }
        }
    }

    private func row(@ViewBuilder _ cell: @escaping (_TableColumn<Value>) -> some View) -> some View {
        HStack(spacing: 16) {
            ForEach(columns.indices, id: \.self) { index in
                let column = columns[index]
                cell(column).lineLimit(1).frame(
                    minWidth: column.minimum, idealWidth: column.ideal, maxWidth: column.maximum,
                    alignment: Alignment(horizontal: column.alignment, vertical: .center))
            }
        }
        .named("cells", .barItem)
    }
}

// Rows are in the data's order; what they are sorted by has a mark.

extension Table {
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Value == Data.Element {
        self.init(rows: TableForEachContent(data), columns: columns())
    }

    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Value == Data.Element {
        self.init(rows: TableForEachContent(data), columns: columns(), selecting: selected(Optional(selection)))
    }

    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Value == Data.Element {
        self.init(rows: TableForEachContent(data), columns: columns(), selecting: selected(Optional(selection)))
    }

    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Value == Data.Element, Sort.Compared == Value {
        self.init(rows: TableForEachContent(data), columns: columns(), sortedBy: { sortOrder.wrappedValue.first })
    }

    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Value == Data.Element, Sort.Compared == Value {
        self.init(
            rows: TableForEachContent(data), columns: columns(), selecting: selected(Optional(selection)),
            sortedBy: { sortOrder.wrappedValue.first })
    }

    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Value == Data.Element, Sort.Compared == Value {
        self.init(
            rows: TableForEachContent(data), columns: columns(), selecting: selected(Optional(selection)),
            sortedBy: { sortOrder.wrappedValue.first })
    }

    nonisolated public init(
        of type: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(rows: rows(), columns: columns()) }

    nonisolated public init(
        of type: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(rows: rows(), columns: columns(), selecting: selected(Optional(selection))) }

    nonisolated public init(
        of type: Value.Type, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(rows: rows(), columns: columns(), selecting: selected(Optional(selection))) }
}

nonisolated extension View {
    /// Sets the visibility of the columns' titles.
    public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environment(\.areTableHeadersHidden, visibility == .hidden)
    }
}

extension EnvironmentValues {
    private enum HiddenKey: EnvironmentKey { static let defaultValue = false }

    var areTableHeadersHidden: Bool {
        get { self[HiddenKey.self] }
        set { self[HiddenKey.self] = newValue }
    }
}
