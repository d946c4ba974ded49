import Diagramming
import LayoutEngine
import ViewDSL

/// One of several views side by side in a figure.
///
///     Scene("padding/order", columns: 2) {
///         Panel("padding, then border") { Text("Hi").padding().border(.red) }
///         Panel("border, then padding") { Text("Hi").border(.red).padding() }
///     }
public struct Panel: Sendable {
    /// The text above the panel.
    let caption: String
    /// Replaces the scene's annotations; nil uses them.
    var annotations: Annotations?
    var picture: Scene.Picture
    /// Nil uses the scene's proposal.
    let proposal: ProposedViewSize?
    /// The code it shows; nil shows what the scene says.
    var code: CodeChoice?
    /// Where it was written.
    let source: SceneSource
    var environmentChanges: [@MainActor (inout EnvironmentValues) -> Void] = []

    /// Creates a panel.
    ///
    /// - Parameters:
    ///   - caption: The text above the panel.
    ///   - proposal: The root view's proposal, in points; nil uses the scene's.
    ///   - fileID: The caller's file, by default.
    ///   - filePath: The caller's file, by default.
    ///   - line: The caller's line, by default.
    ///   - content: The views. Several make a centered `ZStack`.
    @inlinable
    public init<Content: View>(
        _ caption: String, proposal: ProposedViewSize? = nil, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(
            caption, proposal: proposal, fileID: fileID, filePath: filePath, line: line, anyContent: { content() })
    }

    @usableFromInline
    init(
        _ caption: String, proposal: ProposedViewSize?, fileID: StaticString, filePath: StaticString, line: UInt,
        anyContent content: @escaping @MainActor () -> any View
    ) {
        self.caption = caption
        source = SceneSource(fileID, filePath, line)
        self.proposal = proposal
        picture = Scene.Picture(proposal ?? .unspecified, content)
    }

    private func with(_ change: (inout Panel) -> Void) -> Panel {
        var panel = self
        change(&panel)
        return panel
    }

    /// Sets the annotations of all views in this panel, replacing the scene's. `.annotated(_:)` on a view adds to them.
    public func annotations(_ annotations: Annotations...) -> Panel {
        with { $0.annotations = Annotations(annotations) }
    }

    /// Shows the panel's own source above its picture, as `Scene.code(lines:unfolding:)` does.
    public func code(lines: ClosedRange<Int>? = nil, unfolding names: String...) -> Panel {
        with { $0.code = CodeChoice(lines: lines, unfolded: names) }
    }

    /// Shows this code above the picture.
    public func code(_ text: String) -> Panel { with { $0.code = CodeChoice(text: text) } }

    /// Sets an environment value of the root view.
    @MainActor
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> Panel {
        with { $0.environmentChanges.append { $0[keyPath: keyPath] = value } }
    }

    public func layoutDirection(_ direction: LayoutDirection) -> Panel {
        with { $0.environmentChanges.append { $0.layoutDirection = direction } }
    }

    /// Sets the reader's text size.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> Panel {
        with { $0.environmentChanges.append { $0.dynamicTypeSize = size } }
    }
}

extension Scene {
    struct Panels: Sendable {
        let panels: [Panel]
        let columns: Int
        /// For panels without a proposal of their own.
        let proposal: ProposedViewSize
        var compares = false

        func picture(of panel: Panel) -> Picture { panel.picture.proposing(panel.proposal ?? proposal) }
    }

    /// Creates a scene of several views or settings side by side, each with a caption, on one grid, at one scale.
    ///
    /// - Parameters:
    ///   - name: A slash path of ASCII letters, digits, `-`, `_` and `.`.
    ///   - columns: The number of panels in a row, 1 or more; fewer where a figure has no room for as many with their code and
    ///     tables.
    ///   - proposal: The proposal of panels without their own, in points.
    ///   - fileID: The caller's file, by default.
    ///   - filePath: The caller's file, by default.
    ///   - line: The caller's line, by default.
    ///   - panels: The panels, in reading order.
    public init(
        _ name: String, columns: Int, proposal: ProposedViewSize = .unspecified, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, @PanelBuilder panels: () -> [Panel]
    ) {
        self.init(
            name, SceneSource(fileID, filePath, line),
            .panels(Panels(panels: panels(), columns: max(1, columns), proposal: proposal)))
    }

    /// Compares every panel with the first, and marks the first view, in the order of the negotiation, that differs: in its
    /// children, in its proposal, in its size for the same proposal, or in its position. Other scenes are unchanged.
    public func comparing(_ compares: Bool = true) -> Scene {
        guard case .panels(var panels) = kind else { return self }
        panels.compares = compares
        return with { $0.kind = .panels(panels) }
    }
}
