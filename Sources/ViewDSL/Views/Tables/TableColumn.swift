import Foundation
import LayoutEngine

public protocol TableColumnContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable
    @MainActor var _columns: [_TableColumn<TableRowValue>] { get }
}

/// A column, whatever its types.
public struct _TableColumn<RowValue> {
    let label: AnyView
    let cell: @MainActor (RowValue) -> AnyView
    var minimum: CGFloat?
    var ideal: CGFloat?
    var maximum: CGFloat? = .infinity
    var alignment = HorizontalAlignment.leading
    /// The order that a comparator gives this column; nil if it sorts by another.
    var order: (Any) -> SortOrder? = { _ in nil }
}

/// A column of a table: a title, and a cell for each row.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
    public typealias TableRowValue = RowValue

    private let label: Label
    private let content: (RowValue) -> Content
    private var order: (Any) -> SortOrder? = { _ in nil }
    private var change: @MainActor (inout _TableColumn<RowValue>) -> Void = { _ in }

    nonisolated init(label: Label, content: @escaping (RowValue) -> Content) {
        self.label = label
        self.content = content
    }

    nonisolated init(
        label: Label, sortedBy keyPath: PartialKeyPath<RowValue>, content: @escaping (RowValue) -> Content
    ) {
        self.init(label: label, content: content)
        order = {
            let comparator = $0 as? KeyPathComparator<RowValue>
            return comparator?.keyPath == keyPath ? comparator?.order : nil
        }
    }

    nonisolated init(label: Label, sortUsing sort: Sort, content: @escaping (RowValue) -> Content)
    where Sort: SortComparator {
        self.init(label: label, content: content)
        order = {
            guard let other = $0 as? Sort else { return nil }
            var sort = sort
            sort.order = other.order
            return sort == other ? other.order : nil
        }
    }

    public var _columns: [_TableColumn<RowValue>] {
        let content = content
        var column = _TableColumn<RowValue>(label: AnyView(label), cell: { AnyView(content($0)) }, order: order)
        change(&column)
        return [column]
    }

    private func changed(_ change: @escaping @MainActor (inout _TableColumn<RowValue>) -> Void) -> TableColumn {
        var column = self
        let before = self.change
        column.change = {
            before(&$0)
            change(&$0)
        }
        return column
    }

    /// A fixed width in points; nil leaves it to the table.
    public func width(_ width: CGFloat? = nil) -> TableColumn {
        guard let width else { return self }
        return changed { ($0.minimum, $0.ideal, $0.maximum) = (width, width, width) }
    }

    /// Widths in points, within which the table chooses.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        changed { ($0.minimum, $0.ideal, $0.maximum) = (min, ideal, max ?? .infinity) }
    }

    /// Aligns title and cells.
    public func alignment(_ alignment: HorizontalAlignment) -> TableColumn {
        changed { $0.alignment = alignment }
    }

    /// Has no effect in a figure.
    public func customizationID(_ id: String) -> TableColumn { self }

    /// Has no effect in a figure.
    public func defaultVisibility(_ visibility: Visibility) -> TableColumn { self }
}

// Rows are in the data's order; the first comparator's column has a mark.

extension TableColumn where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content)
    where Sort == Never { self.init(label: Text(titleKey), content: content) }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content)
    where Sort == Never { self.init(label: Text(title), content: content) }

    nonisolated public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content)
    where Sort == Never { self.init(label: text, content: content) }

    nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
    where Content == Text, Sort == Never { self.init(label: Text(titleKey)) { Text(verbatim: $0[keyPath: value]) } }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>)
    where Content == Text, Sort == Never { self.init(label: Text(title)) { Text(verbatim: $0[keyPath: value]) } }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where Sort: SortComparator { self.init(label: Text(titleKey), sortUsing: comparator, content: content) }
}

extension TableColumn where Label == Text, Sort == KeyPathComparator<RowValue> {
    nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {
        self.init(label: Text(titleKey), sortedBy: value) { Text(verbatim: $0[keyPath: value]) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) where Content == Text {
        self.init(label: Text(title), sortedBy: value) { Text(verbatim: $0[keyPath: value]) }
    }

    nonisolated public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(label: Text(titleKey), sortedBy: value, content: content) }

    @_disfavoredOverload
    nonisolated public init<V: Comparable, S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(label: Text(title), sortedBy: value, content: content) }

    nonisolated public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V { self.init(label: Text(titleKey), sortedBy: value, content: content) }
}

/// Columns one after the other.
public struct _TableColumns<RowValue: Identifiable>: TableColumnContent {
    let parts: [@MainActor () -> [_TableColumn<RowValue>]]

    public var _columns: [_TableColumn<RowValue>] { parts.flatMap { $0() } }
}

/// Builds columns from the statements of a closure.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
    /// Says what a column's comparator is.
    public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Sort, Content, Label>
    ) -> _TableColumns<RowValue> { columns(column) }

    /// Passes columns through.
    @_disfavoredOverload
    public static func buildExpression<Columns: TableColumnContent>(
        _ columns: Columns
    ) -> _TableColumns<RowValue> where Columns.TableRowValue == RowValue { self.columns(columns) }

    private static func columns(_ columns: some TableColumnContent<RowValue>) -> _TableColumns<RowValue> {
        nonisolated(unsafe) let columns = columns
        return _TableColumns(parts: [{ columns._columns }])
    }

    /// Combines the columns of a block, in order.
    public static func buildBlock(_ columns: _TableColumns<RowValue>...) -> _TableColumns<RowValue> {
        _TableColumns(parts: columns.flatMap(\.parts))
    }

    /// Supports `if` without `else`.
    public static func buildIf(_ columns: _TableColumns<RowValue>?) -> _TableColumns<RowValue> {
        columns ?? _TableColumns(parts: [])
    }

    /// Supports `if`–`else` and `switch`.
    public static func buildEither(first: _TableColumns<RowValue>) -> _TableColumns<RowValue> { first }

    /// Supports `if`–`else` and `switch`.
    public static func buildEither(second: _TableColumns<RowValue>) -> _TableColumns<RowValue> { second }

    /// Supports `if #available`.
    public static func buildLimitedAvailability(_ columns: _TableColumns<RowValue>) -> _TableColumns<RowValue> {
        columns
    }
}
