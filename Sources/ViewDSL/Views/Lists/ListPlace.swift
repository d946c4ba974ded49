import Foundation
import LayoutEngine

/// A container that takes each of its views for something of its own.
enum ContainerPlace {
    case list(ListPlace)
    case tabs(TabPlace)
}

extension EnvironmentValues {
    /// The list whose rows the views are.
    var listPlace: ListPlace? {
        if case .list(let list) = place { list } else { nil }
    }

    /// The tab view whose tabs the views are.
    var tabPlace: TabPlace? {
        if case .tabs(let tabs) = place { tabs } else { nil }
    }
}

extension EnvironmentValues {
    /// Forgets what lists and stacks around set for their own views: for a page or sheet of its own.
    mutating func leaveContainers() {
        place = nil
        stackAxis = nil
        isListRow = false
        search = nil
        leaveRowLabels()
    }

    /// Labels are no longer those of a list's rows.
    mutating func leaveRowLabels() {
        if self[StyleKey<any LabelStyle>.self].current is ListRowLabelStyle {
            self[StyleKey<any LabelStyle>.self] = StyleStack()
        }
    }
}

/// The list being built; views inside a row have none.
@MainActor
final class ListPlace {
    let style: ListLook
    /// The values of the selected rows.
    let selection: Set<AnyHashable>
    let selectsSeveral: Bool
    private(set) var rowCount = 0
    private var sectionCount = 0

    /// More rows than this are not made: they are outside any screen.
    static let maxRows = 200

    init(style: ListLook, selection: Set<AnyHashable>, selectsSeveral: Bool = false) {
        self.style = style
        self.selection = selection
        self.selectsSeveral = selectsSeveral
    }

    var isFull: Bool { rowCount >= Self.maxRows }

    /// Whether what is selected is of this kind.
    func selects(_ value: AnyHashable) -> Bool {
        let kind = type(of: value.withoutOptional.base)
        return selection.contains { type(of: $0.base) == kind }
    }

    /// A number for the next section.
    func startSection() -> Int {
        sectionCount += 1
        return sectionCount
    }

    /// Adds the rows of an element of a loop, which are selected by its identity unless they have a tag.
    func addRows(
        of identity: some Hashable, _ edits: RowEdits, to list: inout _ViewList, _ context: _ViewContext,
        _ resolve: (inout _ViewList) -> Void
    ) {
        let (start, before) = (list.nodes.count, rowCount)
        resolve(&list)
        // Rows of an inner loop have been counted.
        rowCount = max(rowCount, before + list.nodes.count - start)
        if !edits.isEmpty {
            for node in list.nodes[start...] { context.updateRow(node) { $0.edits.formUnion(edits) } }
        }
        guard !selection.isEmpty || selectsSeveral else { return }
        for node in list.nodes[start...] where context.value(TagKey.self, of: node) == nil {
            context.arena.setLayoutValue(AnyHashable(identity), for: TagKey.self, of: node)
        }
    }
}

/// The role of a view in a list.
struct ListItem {
    enum Part { case header, row, footer }

    var part: Part
    /// The number of its section.
    var section: Int
    var isProminent = false
}

struct ListItemKey: LayoutValueKey {
    static let defaultValue: ListItem? = nil
}

/// The settings that a row's modifiers have for the list.
struct RowTraits {
    var insets: EdgeInsets?
    /// nil is the style's own.
    var background: CapturedView?
    var topSeparator = SeparatorTraits()
    var bottomSeparator = SeparatorTraits()
    /// The lines at the ends of the row's section.
    var sectionTop = SeparatorTraits()
    var sectionBottom = SeparatorTraits()
    var sectionSpacing: CGFloat?
    /// A link leads on from the row.
    var hasChevron = false
    /// Whether the rows the row discloses are shown; nil if it discloses none.
    var disclosure: Bool?
    /// How many rows the row is disclosed by.
    var depth = 0
    /// What a reader may do with the row while the list is edited.
    var edits: RowEdits = []
    var disabledEdits: RowEdits = []
}

struct SeparatorTraits {
    var visibility = Visibility.automatic
    var tint: Color?
}

struct RowTraitsKey: LayoutValueKey {
    nonisolated(unsafe) static let defaultValue: RowTraits? = nil
}

extension _ViewContext {
    func value<K: LayoutValueKey>(_ key: K.Type, of node: NodeID) -> K.Value {
        arena.infos[node].layoutValues[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
    }

    func updateRow(_ node: NodeID, _ change: (inout RowTraits) -> Void) {
        var traits = value(RowTraitsKey.self, of: node) ?? RowTraits()
        change(&traits)
        arena.setLayoutValue(traits, for: RowTraitsKey.self, of: node)
    }
}
