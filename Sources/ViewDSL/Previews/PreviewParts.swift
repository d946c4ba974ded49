/// One of the previews of a `PreviewProvider`.
@MainActor
package struct PreviewPart {
    package let view: any View
    package var settings = PreviewSettings()
}

extension PreviewProvider {
    /// The previews, in order. No view's body is evaluated.
    package static var parts: [PreviewPart] { parts(of: previews) }

    private static func parts(of view: some View) -> [PreviewPart] { view.previewParts }
}

/// A view that can contain several previews: a group, or a modifier of one.
@MainActor
protocol PreviewContainer {
    var contained: [PreviewPart] { get }
}

extension View {
    var previewParts: [PreviewPart] {
        (self as? any PreviewContainer)?.contained ?? [PreviewPart(view: self)]
    }

    /// The previews in `content`, each with a modifier.
    fileprivate func modifying<Content: View>(
        _ content: Content, _ change: (inout PreviewSettings) -> Void = { _ in },
        _ modify: @MainActor (AnyView) -> any View
    ) -> [PreviewPart] {
        func open(_ view: some View) -> AnyView { AnyView(view) }
        let parts = content.previewParts
        return parts.map { part in
            // One alone stays the view it is.
            var part = PreviewPart(view: parts.count == 1 ? self : modify(open(part.view)), settings: part.settings)
            change(&part.settings)
            return part
        }
    }
}

extension EmptyView: PreviewContainer {
    var contained: [PreviewPart] { [] }
}

extension Group: PreviewContainer where Content: View {
    var contained: [PreviewPart] { content.previewParts }
}

extension TupleView: PreviewContainer {
    var contained: [PreviewPart] {
        var parts: [PreviewPart] = []
        forEachView { _, view in parts += view.previewParts }
        return parts
    }
}

extension ForEach: PreviewContainer where Content: View {
    var contained: [PreviewPart] { data.flatMap { content($0).previewParts } }
}

extension Optional: PreviewContainer where Wrapped: View {
    var contained: [PreviewPart] { self?.previewParts ?? [] }
}

extension _ArrayContent: PreviewContainer {
    var contained: [PreviewPart] { content.flatMap(\.previewParts) }
}

extension _ConditionalContent: PreviewContainer {
    var contained: [PreviewPart] {
        switch branch {
        case .first(let view): view.previewParts
        case .second(let view): view.previewParts
        }
    }
}

extension PreviewModified: PreviewContainer {
    var contained: [PreviewPart] { modifying(content, change) { $0 } }
}

extension ContextFrame: PreviewContainer {
    var contained: [PreviewPart] {
        modifying(content) { ContextFrame<AnyView>(content: $0, context: context) }
    }
}

extension EnvironmentModified: PreviewContainer {
    var contained: [PreviewPart] {
        let scheme = changedColorScheme
        return modifying(content) {
            if let scheme { $0.colorScheme = scheme }
        } _: {
            EnvironmentModified<AnyView>(content: $0, issue: issue, change: change)
        }
    }

    /// The appearance this sets, as `preferredColorScheme` does.
    private var changedColorScheme: ColorScheme? {
        func changed(_ scheme: ColorScheme) -> ColorScheme {
            var environment = EnvironmentValues()
            environment.colorScheme = scheme
            change(&environment)
            return environment.colorScheme
        }
        let scheme = changed(.light)
        return changed(.dark) == scheme ? scheme : nil
    }
}

extension NodeModified: PreviewContainer {
    var contained: [PreviewPart] {
        modifying(content) { NodeModified<AnyView>(content: $0, issue: issue, change: change) }
    }
}

extension LayoutModified: PreviewContainer {
    var contained: [PreviewPart] {
        modifying(content) {
            LayoutModified<AnyView, L>(
                content: $0, layout: layout, name: name, detail: detail, keepsPriority: keepsPriority, source: source,
                issue: issue)
        }
    }
}

extension ModifiedContent: PreviewContainer where Content: View, Modifier: ViewModifier {
    var contained: [PreviewPart] {
        modifying(content) { ModifiedContent<AnyView, Modifier>(content: $0, modifier: modifier) }
    }
}
