import Diagramming
import Drawing
import Foundation
import Goldens
import LayoutEngine
import ViewDSL

/// The description of a figure: a name, the views it shows, and how it shows them.
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
/// Creating a scene does no work: its views are made when it is laid out.
public struct Scene: Sendable {
    /// A slash path of ASCII letters, digits, `-`, `_` and `.`, unique in its catalog: the file name of its figures.
    public internal(set) var name: String
    /// The figure's heading; nil derives it from the name.
    package internal(set) var title: String?
    /// What a preview without a name is called; nil for other scenes.
    var fileTitle: String?
    /// What its figure is titled if it has no name, known once its view is made; nil for other scenes.
    var viewTitle: (@MainActor @Sendable () -> String)?
    var isPreview: Bool { viewTitle != nil }
    /// Why another scene could not be drawn, if this is the card in its place; else nil.
    @Apart var failure: String?
    /// A sentence or two under the title.
    package internal(set) var caption: String?
    /// The annotations drawn over the views: none by default, or borders, in which emphasis shows.
    package internal(set) var annotations: Annotations {
        get { askedAnnotations ?? (presentation == .picture && !selection.emphasis.isEmpty ? .borders : .none) }
        set { askedAnnotations = newValue }
    }
    private var askedAnnotations: Annotations?
    /// The only appearance it is shown in; nil leaves the choice to the caller.
    package internal(set) var appearance: ColorScheme?
    /// The style of the annotations; nil means light or dark, by appearance.
    @Apart package internal(set) var diagramStyle: DiagramStyle?
    /// How many points of the figure one point of the layout takes; nil means as many as fit well.
    package internal(set) var magnification: CGFloat?
    /// How wide the figure gets, in points, unless its picture alone is wider; nil means 720.
    package internal(set) var figureWidth: CGFloat?
    /// Whether the figure explains its marks.
    package internal(set) var showsLegend = true
    package internal(set) var showsTitle = true
    /// Whether a sweep has the curve of its size.
    var showsCurve = false
    var showsFooter = true
    /// Whether it has a background of its own; without one, what is behind the picture shows.
    package internal(set) var hasGround = true
    /// How many decimals its numbers have at most.
    package internal(set) var decimals = LengthFormat.maxDecimals
    /// The views it is about, and what its author says of them.
    package internal(set) var selection: FigureSelection {
        get { chosen ?? FigureSelection() }
        set { chosen = newValue }
    }
    @Apart private var chosen: FigureSelection?
    /// The code it shows; nil for none.
    @Apart package internal(set) var code: CodeChoice?
    /// Nil reads the file that it names.
    @Apart var listing: SceneListing?
    /// Where it was written.
    package let source: SceneSource
    /// Whether pictures may be missing: a preview's are often only in its app.
    var allowsMissingImages = false
    /// Whether its page has handles.
    var isExplorable = true
    /// Allows the figure to differ from its golden.
    @Apart var exemption: GoldenExemption?
    /// The maximum size of the golden's picture, in bytes; nil means the catalog's limit.
    var goldenBytes: Int?

    var kind: Kind
    /// How the figure of a single view presents its layout.
    var presentation: Presentation = .picture
    var environmentChanges: [@MainActor (inout EnvironmentValues) -> Void] = []
    /// The views of a screen without it, proposed what its safe area leaves; nil for scenes that are no screen.
    @Apart var screenContent: Picture?

    /// Creates a scene of one view under one proposal.
    ///
    /// - Parameters:
    ///   - name: A slash path of ASCII letters, digits, `-`, `_` and `.`; a catalog refuses anything else.
    ///   - proposal: The root view's proposal, in points; nil leaves the choice to the view.
    ///   - fileID: The caller's file, by default.
    ///   - filePath: The caller's file, by default.
    ///   - line: The caller's line, by default.
    ///   - content: The views. Several make a centered `ZStack`, as at SwiftUI's root.
    @inlinable
    public init<Content: View>(
        _ name: String, proposal: ProposedViewSize = .unspecified, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(name, proposal: proposal, fileID: fileID, filePath: filePath, line: line, anyContent: { content() })
    }

    /// Creates a scene of one view that is proposed a width.
    ///
    /// - Parameters:
    ///   - name: A slash path of ASCII letters, digits, `-`, `_` and `.`; a catalog refuses anything else.
    ///   - width: The proposed width, in points; nil leaves the choice to the view.
    ///   - height: The proposed height, in points; nil leaves the choice to the view.
    ///   - fileID: The caller's file, by default.
    ///   - filePath: The caller's file, by default.
    ///   - line: The caller's line, by default.
    ///   - content: The views. Several make a centered `ZStack`, as at SwiftUI's root.
    @inlinable
    public init<Content: View>(
        _ name: String, width: CGFloat?, height: CGFloat? = nil, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(
            name, proposal: ProposedViewSize(width: width, height: height), fileID: fileID, filePath: filePath,
            line: line, anyContent: { content() })
    }

    @usableFromInline
    init(
        _ name: String, proposal: ProposedViewSize, fileID: StaticString, filePath: StaticString, line: UInt,
        anyContent: @escaping @MainActor () -> any View
    ) {
        self.init(
            name, SceneSource(fileID, filePath, line),
            .picture(Picture(proposal, anyContent)))
    }

    init(_ name: String, _ source: SceneSource, _ kind: Kind) {
        self.name = name
        self.source = source
        self.kind = kind
    }

    /// How the figure of a single view presents its layout.
    enum Presentation: Hashable, Sendable {
        case picture
        /// The negotiation of one container, step by step: the one with this label, or the first that divides space.
        /// In every step, or in at most four pictures.
        case storyboard(of: String?, everyStep: Bool)
        case tree
    }

    indirect enum Kind: Sendable {
        case picture(Picture)
        case panels(Panels)
        case sweep(SweepContent)
    }

    /// One view under one proposal.
    ///
    /// The view's type is erased inside the catalog's own module. Making generic view types takes the runtime so long
    /// that a whole catalog's would cost more than drawing one figure, so a type is made only when its scene is laid
    /// out.
    struct Picture: Sendable {
        var proposal: ProposedViewSize
        /// Whether the proposal takes the place of the lengths of the outermost frame.
        var setsFrame = false
        private let content: @MainActor () -> any View

        init(_ proposal: ProposedViewSize, _ content: @escaping @MainActor () -> any View) {
            self.proposal = proposal
            self.content = content
        }

        /// Lays the view out before any task has begun.
        @MainActor func layOut(_ settings: LayoutSettings) -> LayoutSnapshot {
            func open(_ view: some View) -> LayoutSnapshot { settling(view, settings).withoutTasks().snapshot }
            return open(content())
        }

        /// Lays the view out once tasks have ended.
        @MainActor func settle(_ settings: LayoutSettings) async -> LayoutSnapshot {
            func open(_ view: some View) async -> LayoutSnapshot { await settling(view, settings).withTasks().snapshot }
            return await open(content())
        }

        /// The laid-out views themselves, once tasks have ended.
        @MainActor func settledView(_ settings: LayoutSettings) async -> SettledView {
            func open(_ view: some View) async -> SettledView { await settling(view, settings).withTasks() }
            return await open(content())
        }

        @MainActor private func settling<Content: View>(
            _ view: Content, _ settings: LayoutSettings
        ) -> Settling<Content> {
            var settling = Settling(
                view, proposal: proposal, textMeasuring: settings.text, environment: settings.environment,
                options: settings.options)
            (settling.setsFrame, settling.awaitsActions) = (setsFrame, settings.awaitsActions)
            return settling
        }

        /// The same view under another proposal.
        func proposing(_ proposal: ProposedViewSize) -> Picture {
            var picture = self
            picture.proposal = proposal
            return picture
        }
    }
}

extension Scene {
    /// The same scene with this source in its explorable figure.
    package func showing(_ listing: SceneListing) -> Scene { with { $0.listing = listing } }

    /// The same scene under another name.
    package func named(_ name: String) -> Scene { with { $0.name = name } }

    /// The laid-out views in light at 1×; nil unless it is of one view under one proposal.
    @MainActor
    package func settledView(assets: AssetCatalog) async -> SettledView? {
        guard case .picture(let picture) = kind else { return nil }
        return await picture.settledView(LayoutSettings(self, scale: 1, assets: assets))
    }

    /// The proposals of all its layouts.
    var proposals: [ProposedViewSize] {
        switch kind {
        case .picture(let picture): [picture.proposal]
        case .panels(let panels): panels.panels.map { panels.picture(of: $0).proposal }
        case .sweep(let sweeping): sweeping.sweep.proposals
        }
    }

    /// What is printed above the figure: title and caption. Without a title a caption's first sentence is the title, if
    /// it is short and without code.
    var header: PageWords {
        guard showsTitle else { return PageWords(caption: caption) }
        guard title == nil, let caption else { return PageWords(title: title, caption: caption) }
        let end = caption.range(of: ". ")
        var sentence = end.map { String(caption[..<$0.lowerBound]) } ?? caption
        if sentence.hasSuffix(".") { sentence.removeLast() }
        guard sentence.count <= Self.longestTitle, !sentence.contains("`") else { return PageWords(caption: caption) }
        return PageWords(title: MarkedText(sentence).plain, caption: end.map { String(caption[$0.upperBound...]) })
    }

    private static let longestTitle = 72

    /// The figure's name in pages and indexes: its title, else the last part of its name as words: `feet-first` becomes
    /// “Feet first”.
    var displayTitle: String {
        if let title = title ?? fileTitle { return MarkedText(title).plain }
        return Wording.heading(String(name.split(separator: "/").last ?? ""))
    }
}
