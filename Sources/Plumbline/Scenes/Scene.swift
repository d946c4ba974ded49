import Drawing
import Foundation
import Goldens
import LayoutEngine
import ViewDSL

/// A figure to be: a name, what it shows, and how.
///
///     Scene("alignments/feet", proposal: ProposedViewSize(width: 240, height: 133)) {
///         HStack(alignment: .feet) { … }
///     }
///     .caption("views aligned using .feet")
///     .annotations(.borders, .alignmentLines)
///
/// Making one does no work: its views are built when it is laid out.
public struct Scene: Sendable {
    /// A slash path of ASCII letters, digits, `-`, `_` and `.`, unique in its catalog: the file name of its figures.
    public internal(set) var name: String
    /// The figure's heading; nil takes it from the name.
    public internal(set) var title: String?
    /// A sentence or two under the title.
    public internal(set) var caption: String?
    /// What is drawn besides the scene itself; without any the figure is exactly the scene.
    public internal(set) var annotations: Annotations = .none
    /// The only appearance it is shown in; nil leaves the choice to whoever renders it.
    public internal(set) var appearance: ColorScheme?
    /// Where it was written.
    public let source: SceneSource
    /// Its leave to differ from its golden.
    var exemption: GoldenExemption?

    var kind: Kind
    var environmentChanges: [@MainActor (inout EnvironmentValues) -> Void] = []

    /// One view under one proposal.
    ///
    /// - Parameters:
    ///   - name: A slash path of ASCII letters, digits, `-`, `_` and `.`; a catalog refuses anything else.
    ///   - proposal: What the root view is offered, in points; nil leaves the choice to the view.
    ///   - content: The views. Several make a centred `ZStack`, as at SwiftUI's root.
    public init<Content: View>(
        _ name: String, proposal: ProposedViewSize = .unspecified, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.name = name
        source = SceneSource(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line))
        let settling: @MainActor (LayoutSettings) -> Settling<Content> = { settings in
            Settling(
                content(), proposal: proposal, textMeasuring: settings.text, environment: settings.environment,
                options: LayoutOptions(traces: settings.traces))
        }
        kind = .picture(
            Picture(
                proposal: proposal, layOut: { settling($0).withoutTasks().snapshot },
                settle: { await settling($0).withTasks().snapshot }))
    }

    /// What sort of figure it makes.
    enum Kind: Sendable {
        case picture(Picture)
    }

    /// One view under one proposal.
    struct Picture: Sendable {
        let proposal: ProposedViewSize
        /// Before any task has begun.
        let layOut: @MainActor (LayoutSettings) -> LayoutSnapshot
        /// Once tasks have ended.
        let settle: @MainActor (LayoutSettings) async -> LayoutSnapshot
    }
}

/// What laying out a scene depends on besides the scene.
struct LayoutSettings {
    var text: any TextMeasuring
    var environment: EnvironmentValues
    /// Records every probe and placement.
    var traces = true

    /// The settings of a scene's figure.
    @MainActor
    init(
        _ scene: Scene, text: any TextMeasuring = SystemText.measurer, scale: Int, appearance: ColorScheme? = nil,
        assets: AssetCatalog
    ) {
        self.text = text
        environment = EnvironmentValues()
        environment.images = assets
        environment.displayScale = CGFloat(scale)
        environment.colorScheme = scene.appearance ?? appearance ?? .light
        for change in scene.environmentChanges { change(&environment) }
    }
}

/// Where a scene was written.
public struct SceneSource: Hashable, Sendable {
    /// `Module/File.swift`: the same on every machine.
    public var fileID: String
    /// Where the compiler found the file.
    public var filePath: String
    public var line: Int
}

extension Scene {
    /// The proposals the scene makes to its views.
    var proposals: [ProposedViewSize] {
        switch kind {
        case .picture(let picture): [picture.proposal]
        }
    }

    /// The title given, else the last part of the name as words: `feet-first` becomes “Feet first”.
    var displayTitle: String {
        if let title { return title }
        let words = (name.split(separator: "/").last ?? "").replacing("-", with: " ").replacing("_", with: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}
