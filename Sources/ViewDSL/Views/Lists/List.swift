import Foundation
import LayoutEngine

/// Rows in a column that scrolls, drawn from its start: each at least 44 points high, with separators between them.
///
/// It fills its proposal. By default sections are cards with a corner radius of 10 points on a gray background.
///
/// Approximate: of more than 200 rows the first 200 are made. Insets and gaps are measured on iOS 17 and 18, not
/// documented.
public struct List<SelectionValue: Hashable, Content: View> {
    let selection: @MainActor () -> Set<AnyHashable>
    /// Whether a reader may select several rows.
    let selectsSeveral: Bool
    let content: Content

    nonisolated init(
        selecting selection: @escaping @MainActor () -> Set<AnyHashable>, several: Bool = false, content: Content
    ) {
        self.selection = selection
        selectsSeveral = several
        self.content = content
    }

    nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(selecting: selected(selection), several: selection != nil, content: content())
    }

    nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(selecting: selected(selection), content: content())
    }

    // A set of values is no value.
    @_disfavoredOverload
    nonisolated public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(selecting: selected(selection), content: content())
    }
}

extension List where SelectionValue == Never {
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(selecting: { [] }, content: content()) }
}

nonisolated func selected<V: Hashable>(_ values: Binding<Set<V>>?) -> @MainActor () -> Set<AnyHashable> {
    nonisolated(unsafe) let values = values
    return { Set((values?.wrappedValue ?? []).map { AnyHashable($0).withoutOptional }) }
}

nonisolated func selected<V: Hashable>(_ value: Binding<V?>?) -> @MainActor () -> Set<AnyHashable> {
    nonisolated(unsafe) let value = value
    // A tag may be optional or not, and both mean the value.
    return { (value?.wrappedValue).map { [AnyHashable($0).withoutOptional] } ?? [] }
}

nonisolated func selected<V: Hashable>(_ value: Binding<V>) -> @MainActor () -> Set<AnyHashable> {
    nonisolated(unsafe) let value = value
    return { [AnyHashable(value.wrappedValue).withoutOptional] }
}

extension List: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        guard context.hasRoom else { return context.refuseDepth(of: Self.self, into: &list) }
        let look = context.environment[ListLookKey.self]
        let place = ListPlace(
            style: look == .automatic ? .insetGrouped : look, selection: selection(), selectsSeveral: selectsSeveral)
        let inside = context.child(0).with { environment in
            environment.stackAxis = nil
            environment.isScrollClipDisabled = false
            environment.contentMargins = ContentMargins()
            environment.place = .list(place)
            environment.isListRow = true
            if environment[StyleKey<any LabelStyle>.self].current == nil {
                environment.addStyle(ListRowLabelStyle() as any LabelStyle)
            }
        }
        let rows = ListBuilder(context: context.child(1), place: place).list(inside.resolve(content))
        if let page = context.environment[SelectionPageKey.self], !place.selection.isEmpty {
            context.resolver.preferences.change(NavigationPageKey.self, of: rows) { inside in
                var changed = inside ?? NavigationPage()
                changed.pushed = page
                return changed
            }
        }
        let view = ResolvedViews([rows]).ignoresSafeArea(edges: .bottom)
        if context.environment.scrollContentBackground == .hidden {
            view._resolve(context.child(2), into: &list)
        } else {
            view.background { place.style.background.ignoresSafeArea() }._resolve(context.child(2), into: &list)
        }
    }
}
