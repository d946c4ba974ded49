import Diagramming
import Foundation
import LayoutEngine
import ViewDSL

/// One of several views side by side in a figure.
///
///     Scene("padding/order", columns: 2) {
///         Panel("padding, then border") { Text("Hi").padding().border(.red) }
///         Panel("border, then padding") { Text("Hi").border(.red).padding() }
///     }
public struct Panel: Sendable {
    /// What stands over the panel.
    public let caption: String
    /// In place of the scene's; nil for the scene's.
    var annotations: Annotations?
    var picture: Scene.Picture
    /// Its own proposal; nil for the scene's.
    let proposal: ProposedViewSize?
    var environmentChanges: [@MainActor (inout EnvironmentValues) -> Void] = []

    /// A panel under its caption.
    ///
    /// - Parameters:
    ///   - caption: What stands over the panel.
    ///   - proposal: What the root view is offered, in points; nil for what the scene proposes to all its panels.
    ///   - content: The views. Several make a centred `ZStack`.
    @inlinable
    public init<Content: View>(
        _ caption: String, proposal: ProposedViewSize? = nil, @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(caption, proposal: proposal, anyContent: { content() })
    }

    @usableFromInline
    init(_ caption: String, proposal: ProposedViewSize?, anyContent content: @escaping @MainActor () -> any View) {
        self.caption = caption
        self.proposal = proposal
        picture = Scene.Picture(proposal ?? .unspecified, content)
    }

    private func with(_ change: (inout Panel) -> Void) -> Panel {
        var panel = self
        change(&panel)
        return panel
    }

    /// What is drawn besides the views, in place of the scene's annotations.
    public func annotations(_ annotations: Annotations...) -> Panel {
        with { $0.annotations = annotations.reduce(.none) { $0.union($1) } }
    }

    /// Sets a value the root view inherits.
    @MainActor
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> Panel {
        with { $0.environmentChanges.append { $0[keyPath: keyPath] = value } }
    }

    /// Which way the panel reads.
    public func layoutDirection(_ direction: LayoutDirection) -> Panel {
        with { $0.environmentChanges.append { $0.layoutDirection = direction } }
    }

    /// The reader's text size.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> Panel {
        with { $0.environmentChanges.append { $0.dynamicTypeSize = size } }
    }
}

/// Turns the statements of a closure into a list of panels: panels, lists of them, `if`, `switch` and `for`.
@resultBuilder
public enum PanelBuilder {
    /// A statement of the closure.
    public static func buildExpression(_ panel: Panel) -> [Panel] { [panel] }

    /// A statement of the closure.
    public static func buildExpression(_ panels: [Panel]) -> [Panel] { panels }

    /// The statements of a block, in order.
    public static func buildBlock(_ parts: [Panel]...) -> [Panel] { parts.flatMap { $0 } }

    /// An `if` without `else`.
    public static func buildOptional(_ part: [Panel]?) -> [Panel] { part ?? [] }

    /// A branch of an `if` or a `switch`.
    public static func buildEither(first part: [Panel]) -> [Panel] { part }

    /// A branch of an `if` or a `switch`.
    public static func buildEither(second part: [Panel]) -> [Panel] { part }

    /// The turns of a `for`.
    public static func buildArray(_ parts: [[Panel]]) -> [Panel] { parts.flatMap { $0 } }
}

extension Scene {
    /// Several views or settings side by side.
    struct Panels: Sendable {
        let panels: [Panel]
        /// In a row.
        let columns: Int
        /// What panels without a proposal of their own are offered.
        let proposal: ProposedViewSize
        var compares = false

        func picture(of panel: Panel) -> Picture { panel.picture.proposing(panel.proposal ?? proposal) }
    }

    /// Several views or settings side by side: one caption each, on one grid, at one scale.
    ///
    /// - Parameters:
    ///   - name: A slash path of ASCII letters, digits, `-`, `_` and `.`.
    ///   - columns: Panels in a row, 1 or more.
    ///   - proposal: What panels without a proposal of their own are offered, in points.
    ///   - fileID: Where it is written; leave it out.
    ///   - filePath: Where it is written; leave it out.
    ///   - line: Where it is written; leave it out.
    ///   - panels: The panels, in reading order.
    public init(
        _ name: String, columns: Int, proposal: ProposedViewSize = .unspecified, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, @PanelBuilder panels: () -> [Panel]
    ) {
        self.init(
            name, SceneSource(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line)),
            .panels(Panels(panels: panels(), columns: max(1, columns), proposal: proposal)))
    }

    /// Holds every panel against the first and marks the first view, as they are negotiated, that comes out differently:
    /// by the views it holds, by an offer it answers with another size, by what it takes for the same offer, or by where it
    /// is put. It does nothing to other scenes.
    public func comparing(_ compares: Bool = true) -> Scene {
        guard case .panels(var panels) = kind else { return self }
        panels.compares = compares
        var scene = self
        scene.kind = .panels(panels)
        return scene
    }
}
