import Drawing
import Foundation
import LayoutEngine

/// Makes a list's nodes from its content's nodes.
@MainActor
struct ListBuilder {
    /// The place of the list itself.
    let context: _ViewContext
    let place: ListPlace

    private struct Group {
        var number: Int?
        var header: NodeID?
        var rows: [NodeID] = []
        var footer: NodeID?
        var isProminent = false
    }

    private var look: ListLook { place.style }
    private var rowSpacing: CGFloat { context.environment[ListRowSpacingKey.self] }

    /// The list, without its background.
    func list(_ nodes: [NodeID]) -> NodeID {
        var children: [NodeID] = []
        var gaps: [CGFloat] = []
        var sections: [Int] = []
        for group in groups(nodes) {
            let gap = gap(before: group, isFirst: children.isEmpty)
            let start = children.count
            sections.append(start)
            if let header = group.header {
                let insets = look.headerInsets(isProminent: group.isProminent)
                children.append(heading(header, "section header", insets))
            }
            let traits = group.rows.map { context.value(RowTraitsKey.self, of: $0) ?? RowTraits() }
            for index in group.rows.indices { children.append(row(group.rows[index], index, traits)) }
            if let footer = group.footer { children.append(heading(footer, "section footer", look.footerInsets)) }
            let firstRow = start + (group.header == nil ? 0 : 1)
            for index in start..<children.count {
                let isRow = index > firstRow && index < firstRow + group.rows.count
                gaps.append(index == start ? gap : isRow ? rowSpacing : 0)
            }
        }
        var drawn = NodeDrawing()
        if !context.environment.isScrollClipDisabled {
            drawn.effects.append(.clip(Outline { Path($0) }, evenOdd: false))
        }
        var info = NodeInfo(
            name: context.environment[ListNameKey.self], detail: look.name, role: .container, content: drawn)
        info.identity = context.identity
        info.coordinateSpaces = [ScrollSpace.any, ScrollSpace.vertical]
        let node = context.arena.add(
            layout(gaps, sections), children: children, info: info,
            rightToLeft: context.isRightToLeft)
        context.arena.setScrolledAxes(.vertical, of: node)
        return node
    }

    /// Margins of a view’s own take the place of the style's.
    ///
    /// Approximate: which of the list's distances they replace is not documented.
    private func layout(_ gaps: [CGFloat], _ sections: [Int]) -> ListLayout {
        let margins = context.environment.contentMargins
        var gaps = gaps
        if let top = margins[.top], !gaps.isEmpty { gaps[0] = top }
        return ListLayout(
            gaps: gaps, end: margins[.bottom] ?? look.sectionGap, isInset: look.hasMargin, sections: sections,
            sides: (margins[.leading], margins[.trailing]))
    }

    /// Rows between sections make sections of their own.
    private func groups(_ nodes: [NodeID]) -> [Group] {
        var groups: [Group] = []
        for node in nodes {
            let item = context.value(ListItemKey.self, of: node)
            if groups.isEmpty || groups[groups.count - 1].number != item?.section {
                groups.append(Group(number: item?.section))
            }
            let last = groups.count - 1
            switch item?.part {
            case .header:
                groups[last].header = node
                groups[last].isProminent = item?.isProminent == true
            case .footer: groups[last].footer = node
            case .row, nil: groups[last].rows.append(node)
            }
        }
        return groups
    }

    private func gap(before group: Group, isFirst: Bool) -> CGFloat {
        let own = group.rows.first.flatMap { context.value(RowTraitsKey.self, of: $0)?.sectionSpacing }
        let spacing = own ?? context.environment[ListSectionSpacingKey.self]
        let half = isFirst ? look.sectionGap : spacing.map { $0 / 2 } ?? look.sectionGap
        return group.header == nil ? 2 * half : half
    }

    private func heading(_ node: NodeID, _ name: String, _ insets: EdgeInsets) -> NodeID {
        let layout = ListRowLayout(
            parts: [.content], insets: insets, minHeight: 0, controlInset: insets.top,
            textEdge: ListRowLayout.TextEdge())
        return add(layout, [node], name, .sectionHeading, identity: node)
    }

    private func add(
        _ layout: ListRowLayout, _ children: [NodeID], _ name: String, _ part: SystemPart, identity: NodeID
    ) -> NodeID {
        var info = NodeInfo(name: name, role: .container)
        info.systemPart = part
        info.identity = context.child(identifiedBy: context.arena.infos[identity].identity).identity
        return context.arena.add(layout, children: children, info: info, rightToLeft: context.isRightToLeft)
    }

    private func row(_ node: NodeID, _ index: Int, _ all: [RowTraits]) -> NodeID {
        let traits = all[index]
        var parts: [ListRowLayout.Part] = []
        var children: [NodeID] = []
        func add(_ part: ListRowLayout.Part, _ nodes: [NodeID]) {
            guard let node = context.combined(nodes, ZStackLayout()) else { return }
            parts.append(part)
            children.append(node)
        }
        let inside = context.child(identifiedBy: context.arena.infos[node].identity)
        let corners = corners(index, all.count)
        let isSelected =
            context.value(TagKey.self, of: node).map { place.selection.contains($0.withoutOptional) } ?? false
        if let own = traits.background {
            add(.background, inside.resolve(own.clipShape(corners), 1))
        } else if let color = isSelected && !selectsBySign ? look.selection : look.rowBackground {
            add(.background, inside.resolve(corners.fill(color), 1))
        }
        var insets = traits.insets ?? look.rowInsets
        insets.leading += CGFloat(traits.depth) * 20
        if let sign = editSign(traits, node, isSelected) {
            insets.leading += RowEditSign.room
            add(.sign, inside.resolve(sign.view(tint: context.environment.tint ?? .accentColor), 2 + children.count))
        }
        parts.append(.content)
        children.append(node)
        for view in accessories(traits, node) { add(.accessory, inside.resolve(view, 2 + children.count)) }
        for (part, tint) in separators(index, all) {
            let style = tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(SeparatorShapeStyle())
            add(part, [context.fill(style, "separator")])
        }
        let textEdge = ListRowLayout.TextEdge()
        let layout = ListRowLayout(
            parts: parts, insets: insets, minHeight: context.environment.defaultMinListRowHeight,
            controlInset: traits.insets == nil ? ListLook.controlInset : insets.top,
            thickness: context.environment.pixelLength, textEdge: textEdge)
        let name = context.value(SectionStandInKey.self, of: node) == true ? "Section" : "row"
        let row = self.add(layout, children, name, .row, identity: node)
        if parts.contains(where: { $0 == .bottomSeparator || $0 == .topSeparator }) {
            context.arena.setExpansion(
                Expansion(at: .contentsPlaced) { [isRightToLeft = context.isRightToLeft] arena, row in
                    textEdge.value = arena.leadingEdgeOfFirstText(in: node, from: row, isRightToLeft)
                    return []
                }, of: row)
        }
        return row
    }

    private var isEditing: Bool { context.environment.isEditing }
    private var selectsBySign: Bool { isEditing && place.selectsSeveral }

    /// nil for a row that is not edited.
    private func editSign(_ traits: RowTraits, _ node: NodeID, _ isSelected: Bool) -> RowEditSign? {
        if selectsBySign, context.value(TagKey.self, of: node) != nil { return .selection(isSelected: isSelected) }
        let canDelete = traits.edits.subtracting(traits.disabledEdits).contains(.delete)
        return isEditing && !selectsBySign && canDelete ? .delete : nil
    }

    private func corners(_ index: Int, _ count: Int) -> UnevenRoundedRectangle {
        let radius: CGFloat = look.hasMargin ? 10 : 0
        let isAlone = rowSpacing > 0 || look == .column
        let top = index == 0 || isAlone ? radius : 0
        let bottom = index == count - 1 || isAlone ? radius : 0
        return UnevenRoundedRectangle(
            topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom, topTrailingRadius: top)
    }

    /// From the trailing end.
    private func accessories(_ traits: RowTraits, _ node: NodeID) -> [AnyView] {
        var views: [AnyView] = []
        if isEditing, traits.edits.subtracting(traits.disabledEdits).contains(.move) {
            views.append(AnyView(RowHandle()))
        }
        if traits.hasChevron, look != .column, !isEditing { views.append(AnyView(RowChevron(color: .tertiaryLabel))) }
        if let isOpen = traits.disclosure {
            let color = context.environment.tint ?? .accentColor
            views.append(AnyView(DisclosureChevron(color: color, isOpen: isOpen)))
        }
        if let badge = context.value(BadgeKey.self, of: node) {
            views.append(AnyView(badge.foregroundStyle(Color.secondary)))
        }
        return views
    }

    /// Lines between two rows; the plain and grouped styles have them at the ends of a section, too.
    private func separators(_ index: Int, _ all: [RowTraits]) -> [(ListRowLayout.Part, Color?)] {
        var lines: [(ListRowLayout.Part, Color?)] = []
        func isShown(_ a: SeparatorTraits, _ b: SeparatorTraits) -> Bool {
            a.visibility != .hidden && b.visibility != .hidden
        }
        let row = all[index]
        let hasEnds = look == .plain || look == .grouped
        if look == .column || (rowSpacing > 0 && !hasEnds) { return [] }
        if index == 0, hasEnds, isShown(row.topSeparator, row.sectionTop) {
            lines.append((look == .plain ? .topSeparator : .topLine, row.sectionTop.tint ?? row.topSeparator.tint))
        }
        if index < all.count - 1 {
            let next = all[index + 1].topSeparator
            if isShown(row.bottomSeparator, next) {
                lines.append((.bottomSeparator, row.bottomSeparator.tint ?? next.tint))
            }
        } else if hasEnds, isShown(row.bottomSeparator, row.sectionBottom) {
            lines.append(
                (look == .plain ? .bottomSeparator : .bottomLine, row.sectionBottom.tint ?? row.bottomSeparator.tint))
        }
        return lines
    }
}

extension ListLook {
    /// The background of a selected row.
    fileprivate var selection: Color { .systemGray4 }
}

/// The sign of a row that leads on.
struct RowChevron: View {
    let color: Color
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        Image(systemName: direction == .leftToRight ? "chevron.right" : "chevron.left")
            .font(.footnote.weight(.bold)).imageScale(.medium).foregroundStyle(color)
    }
}

/// The sign of a row that opens: turned down when it is open.
struct DisclosureChevron: View {
    let color: Color
    let isOpen: Bool
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        RowChevron(color: color).rotationEffect(.degrees(isOpen ? direction == .leftToRight ? 90 : -90 : 0))
    }
}

extension LayoutArena {
    /// The distance of a row's first text from the row's leading edge, once both are placed; nil without text.
    fileprivate func leadingEdgeOfFirstText(in content: NodeID, from row: NodeID, _ isRightToLeft: Bool) -> CGFloat? {
        guard let text = firstText(in: content) else { return nil }
        let (inner, outer) = (globalFrame(of: text), globalFrame(of: row))
        let edge = isRightToLeft ? outer.maxX - inner.maxX : inner.minX - outer.minX
        return edge.isFinite ? edge : nil
    }

    /// In the layout: what lies over or under a view is not part of it. The words of segments and of text
    /// editors do not count.
    private func firstText(in node: NodeID) -> NodeID? {
        if infos[node].role == .text { return node }
        if layout(of: node) is SegmentsLayout || infos[node].name == "TextEditor" { return nil }
        let children = shownChildren(of: node)
        let isDecorated = (layout(of: node) as? any DescribedLayout)?.facts.isDecoration == true
        return (isDecorated ? Array(children.prefix(1)) : Array(children)).lazy.compactMap { self.firstText(in: $0) }
            .first
    }
}
