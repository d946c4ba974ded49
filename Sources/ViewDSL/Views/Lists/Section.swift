import LayoutEngine

/// Rows of a list that belong together, with a header above and a footer below. In lazy grids these have lines of their
/// own; outside lists and lazy containers they are plain views.
///
/// In grouped styles the header is a footnote in gray capitals. In a sidebar it has a chevron that says whether its rows are
/// shown.
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
    var isExpanded: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    /// The older order of arguments.
    nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }

    public var body: Never { fatalError("Section has no body") }

    public func _subviews(_ context: _ViewContext) -> [_Subview] {
        let isOpen = isExpanded?.wrappedValue ?? true
        func part(_ view: some View, _ index: Int, _ part: SectionMark.Part) -> [_Subview] {
            view._subviews(context.child(index)).map { $0.inSection(context.identity, part) }
        }
        return part(header, 0, .header) + (isOpen ? part(content, 1, .content) : []) + part(footer, 2, .footer)
    }

    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        let isOpen = isExpanded?.wrappedValue ?? true
        guard let place = context.environment.listPlace else {
            func add(_ nodes: [NodeID], _ part: SectionMark.Part) {
                for node in nodes {
                    // Sections inside keep their views.
                    if context.value(SectionMark.Key.self, of: node) == nil {
                        let mark = SectionMark(section: context.identity, part: part)
                        context.arena.setLayoutValue(mark, for: SectionMark.Key.self, of: node)
                    }
                    list.append(node)
                }
            }
            add(context.resolve(header, 0), .header)
            if isOpen { add(context.resolve(content, 1), .content) }
            add(context.resolve(footer, 2), .footer)
            return
        }
        let section = place.startSection()
        let isProminent =
            context.environment[HeaderProminenceKey.self] == .increased || place.style == .sidebar
            || place.style == .column
        func add(_ nodes: [NodeID], _ part: ListItem.Part) {
            for node in nodes {
                // Sections inside keep their rows.
                if context.value(ListItemKey.self, of: node) == nil {
                    let item = ListItem(part: part, section: section, isProminent: isProminent)
                    context.arena.setLayoutValue(item, for: ListItemKey.self, of: node)
                }
                list.append(node)
            }
        }
        let above = context.with { place.style.styleHeader(&$0, isProminent: isProminent) }
        let hasChevron =
            context.environment[CollapsibleKey.self] && (place.style == .sidebar || place.style == .column)
        add(above.line(header, 0, chevron: hasChevron ? isOpen : nil), .header)
        if isOpen { add(context.resolve(content, 1), .row) }
        add(context.with(place.style.styleFooter).line(footer, 2), .footer)
    }
}

extension _ViewContext {
    /// Several views of a header share its line.
    ///
    /// - Parameter isOpen: Whether the chevron at the end is turned down; nil without one.
    fileprivate func line(_ view: some View, _ index: Int, chevron isOpen: Bool? = nil) -> [NodeID] {
        let inside = with { ($0.place, $0.stackAxis) = (nil, .horizontal) }
        guard let line = inside.combined(inside.resolve(view, index), HStackLayout()) else { return [] }
        guard let isOpen else { return [line] }
        let color = environment.tint ?? .accentColor
        let disclosed = HStack {
            ResolvedViews([line]).frame(maxWidth: .infinity, alignment: .leading)
            DisclosureChevron(color: color, isOpen: isOpen)
        }
        return inside.resolve(disclosed, 3)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }

    /// The rows are shown if `isExpanded` is true.
    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section where Parent: View, Content: View, Footer: View {
    /// Sets whether the header in a sidebar has a chevron.
    nonisolated public func collapsible(_ collapsible: Bool) -> some View {
        EnvironmentModified(content: self) { $0[CollapsibleKey.self] = collapsible }
    }
}

private struct CollapsibleKey: EnvironmentKey {
    static let defaultValue = true
}

/// The weight of a list's headers.
public enum Prominence: Hashable, Sendable {
    case standard, increased
}

struct HeaderProminenceKey: EnvironmentKey {
    static let defaultValue = Prominence.standard
}

extension EnvironmentValues {
    /// The weight of the headers of lists.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the weight of the headers of lists; increased ones are larger.
    public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }
}

extension ListLook {
    /// Approximate: the fonts of headers are not documented.
    fileprivate func styleHeader(_ environment: inout EnvironmentValues, isProminent: Bool) {
        environment.setDefaultForeground(isProminent ? nil : .secondary)
        if isProminent {
            environment.font = .title3.weight(.semibold)
        } else if self == .plain {
            environment.font = .subheadline.weight(.semibold)
        } else {
            environment.font = .footnote
            environment.textCase = .uppercase
        }
    }

    fileprivate func styleFooter(_ environment: inout EnvironmentValues) {
        environment.setDefaultForeground(.secondary)
        environment.font = .footnote
    }
}
