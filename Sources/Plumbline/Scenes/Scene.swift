import Drawing
import Foundation
import Goldens
import LayoutEngine
import ViewDSL

/// A figure to be: a name, what it shows, and how.
///
///     Scene("greetings/hello", proposal: ProposedViewSize(width: 240, height: 133)) {
///         HStack(alignment: .firstTextBaseline) {
///             Text("Hello").font(.title)
///             Text("layout")
///         }
///     }
///     .caption("Two words on one baseline.")
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
    /// How figures look; nil is light or dark, by appearance.
    public internal(set) var diagramStyle: DiagramStyle?
    /// Where it was written.
    public let source: SceneSource
    /// Its leave to differ from its golden.
    var exemption: GoldenExemption?
    /// The most the golden's picture may take, in bytes; nil means what the catalog allows.
    var goldenBytes: Int?

    var kind: Kind
    /// How a scene of one view is told.
    var telling: Telling = .picture
    var environmentChanges: [@MainActor (inout EnvironmentValues) -> Void] = []

    /// One view under one proposal.
    ///
    /// - Parameters:
    ///   - name: A slash path of ASCII letters, digits, `-`, `_` and `.`; a catalog refuses anything else.
    ///   - proposal: What the root view is offered, in points; nil leaves the choice to the view.
    ///   - fileID: Where it is written; leave it out.
    ///   - filePath: Where it is written; leave it out.
    ///   - line: Where it is written; leave it out.
    ///   - content: The views. Several make a centred `ZStack`, as at SwiftUI's root.
    @inlinable
    public init<Content: View>(
        _ name: String, proposal: ProposedViewSize = .unspecified, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(name, proposal: proposal, fileID: fileID, filePath: filePath, line: line, anyContent: { content() })
    }

    @usableFromInline
    init(
        _ name: String, proposal: ProposedViewSize, fileID: StaticString, filePath: StaticString, line: UInt,
        anyContent: @escaping @MainActor () -> any View
    ) {
        self.init(
            name, SceneSource(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line)),
            .picture(Picture(proposal, anyContent)))
    }

    init(_ name: String, _ source: SceneSource, _ kind: Kind) {
        self.name = name
        self.source = source
        self.kind = kind
    }

    /// How the figure of one layout tells of it.
    enum Telling: Hashable, Sendable {
        /// As a picture, with its annotations.
        case picture
        /// As the negotiation of one container, step by step: that with the label, nil for the first that divides space.
        case storyboard(of: String?)
        /// As the tree of its views.
        case tree
    }

    /// What sort of figure it makes.
    enum Kind: Sendable {
        /// One view under one proposal.
        case picture(Picture)
        /// Several views or settings side by side.
        case panels(Panels)
        /// One view under many proposals.
        case sweep(Sweeping)
    }

    /// One view under one proposal.
    ///
    /// Its type is first told when it is laid out. The runtime makes types of views as they are named, which for a whole
    /// catalog takes longer than drawing one of its figures; so what takes the view's closure is inlined into catalogs.
    struct Picture: Sendable {
        var proposal: ProposedViewSize
        private let content: @MainActor () -> any View

        init(_ proposal: ProposedViewSize, _ content: @escaping @MainActor () -> any View) {
            self.proposal = proposal
            self.content = content
        }

        /// Before any task has begun.
        @MainActor func layOut(_ settings: LayoutSettings) -> LayoutSnapshot { layOut(content(), settings) }

        /// Once tasks have ended.
        @MainActor func settle(_ settings: LayoutSettings) async -> LayoutSnapshot {
            await settle(content(), settings)
        }

        @MainActor private func layOut(_ view: some View, _ settings: LayoutSettings) -> LayoutSnapshot {
            settling(view, settings).withoutTasks().snapshot
        }

        @MainActor private func settle(_ view: some View, _ settings: LayoutSettings) async -> LayoutSnapshot {
            await settling(view, settings).withTasks().snapshot
        }

        @MainActor private func settling<Content: View>(
            _ view: Content, _ settings: LayoutSettings
        ) -> Settling<Content> {
            Settling(
                view, proposal: proposal, textMeasuring: settings.text, environment: settings.environment,
                options: settings.options)
        }

        /// The same view under another proposal.
        func proposing(_ proposal: ProposedViewSize) -> Picture {
            var picture = self
            picture.proposal = proposal
            return picture
        }
    }
}

/// What laying out a scene depends on besides the scene.
struct LayoutSettings {
    var text: any TextMeasuring
    var environment: EnvironmentValues
    /// Whether every probe and placement is recorded.
    var tracing = Tracing.always
    /// Whether layouts whose rules and methods differ are reported, as debug builds do: one of them is drawn by its rules
    /// where the other is compared.
    var verifiesRules = false
    /// Asks every view how long it can be.
    var measuresFlexibility: Bool

    enum Tracing {
        /// For whoever may read it.
        case always
        /// Where the figure tells of it.
        case asShown
        case never
    }

    /// The settings of a scene's figure.
    @MainActor
    init(
        _ scene: Scene, text: any TextMeasuring = SystemText.measurer, scale: Int, appearance: ColorScheme? = nil,
        assets: AssetCatalog
    ) {
        self.text = text
        measuresFlexibility = scene.annotations.contains(.flexibility)
        environment = EnvironmentValues()
        environment.images = assets
        environment.displayScale = CGFloat(scale)
        environment.colorScheme = scene.appearance ?? appearance ?? .light
        for change in scene.environmentChanges { change(&environment) }
    }
}

extension LayoutSettings {
    var options: LayoutOptions {
        var options = LayoutOptions(traces: tracing == .always)
        if tracing == .asShown { options.tracedAnnotations = Annotations.traced.rawValue }
        options.measuresFlexibility = measuresFlexibility
        if verifiesRules { options.verifiesRules = true }
        return options
    }
}

/// Where a scene was written.
public struct SceneSource: Hashable, Sendable {
    /// `Module/File.swift`: the same on every machine.
    public var fileID: String
    /// Where the compiler found the file.
    public var filePath: String
    /// The line in it, from 1.
    public var line: Int
}

extension Scene {
    /// The proposals the scene makes to its views.
    var proposals: [ProposedViewSize] {
        switch kind {
        case .picture(let picture): [picture.proposal]
        case .panels(let panels): panels.panels.map { panels.picture(of: $0).proposal }
        case .sweep(let sweeping): sweeping.sweep.proposals
        }
    }

    /// The title given, else the last part of the name as words: `feet-first` becomes “Feet first”.
    var displayTitle: String {
        if let title { return title }
        let words = (name.split(separator: "/").last ?? "").replacing("-", with: " ").replacing("_", with: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}
