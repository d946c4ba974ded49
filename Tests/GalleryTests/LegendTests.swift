import CairoPainting
import Drawing
import Foundation
import Testing

@testable import Diagramming
@testable import Plumbline
@testable import Scenes

@MainActor @Suite("The legends of the gallery")
struct LegendTests {
    private var language: [Scene] { Gallery.own.filter { $0.name.hasPrefix("language/") } }

    /// The roles whose text is in a figure.
    private func shown(_ list: DisplayList) -> Set<LegendRole> {
        let words = Set(list.items.texts)
        return Self.known.filter { words.contains($0.text) || words.contains($0.textAlone) }
    }

    private static let known = Set(LegendRole.allCases)

    /// By scene of `language/`, what its legend lists.
    static let roles: [String: Set<LegendRole>] = [
        "language/borders": [.view, .container],
        "language/sizes": [.view, .container, .size],
        "language/proposals": [.view, .container, .proposedLength],
        "language/excess": [.container, .proposedLength],
        "language/open-proposals": [.view, .proposedLength],
        "language/alignment-lines": [.container, .alignmentLine, .explicitGuide, .defaultGuide],
        "language/merged-guides": [.view, .container, .alignmentLine, .defaultGuide],
        "language/alignment-point": [.container, .alignmentLine, .alignmentPoint],
        "language/alignment-grid": [.view, .container, .alignmentLine],
        "language/spacing": [
            .view, .container, .spacing,
        ],
        "language/spacing-grid": [.container, .spacing],
        "language/padding": [.container, .spacing],
        "language/dimensions": [.view, .container, .dimension],
        "language/safe-area": [.view, .container, .safeArea],
        "language/priority": [.view, .container, .priority],
        "language/priority-size": [.view, .container, .size],
        "language/flexibility": [.view, .container, .flexibility, .noMaximum],
        "language/overflow": [.container],
        "language/issues": [.container, .issue],
        "language/ledger": [.view, .container],
        "language/probes": [.view, .container, .size],
        "language/annotated": [.view, .container, .size, .proposedLength],
        "language/picture": [],
        "language/panels": [.view, .container, .size, .spacing],
        "language/comparison": [.view, .container, .difference],
        "language/print": [
            .view, .container, .modifier, .size, .proposedLength, .spacing,
        ],
        "language/sweep": [.view, .container, .proposedLength, .sample],
        "language/sweep-heights": [.container, .proposedLength],
        "language/why": [.view, .container, .size],
        "language/why-nested": [.view, .container],
        "language/storyboard": dividing.union([.served, .excess]),
        "language/storyboard-background": story.union([.served]),
        "language/storyboard-frame": story,
        "language/storyboard-column": dividing.union([.served, .excess, .tooLong, .noMaximum]),
        "language/storyboard-folded": dividing.union([.served]),
        "language/tree": [.proposalDown, .answerUp],
        "language/tree-modifiers": [.proposalDown, .answerUp],
        "language/tree-fits": [.proposalDown, .answerUp, .leftOut],
        "language/crowded": [.view, .container, .size, .priority],
        "language/crowded-row": [.container, .size, .number],
    ]

    /// The roles in every storyboard.
    private static let story: Set<LegendRole> = [
        .container, .proposal, .innerProposal, .unclaimed, .asking, .answering, .placing, .turn, .alignmentLine,
    ]

    /// And the storyboard of a stack that divides its length.
    private static let dividing = story.union([.gap, .share, .unallotted, .range])

    /// A proposal has a label of its own, unless a table has its numbers.
    @Test("list the marks of each figure that no label explains: in pictures the first four, in storyboards all")
    func exact() async throws {
        #expect(Set(Self.roles.keys) == Set(language.map(\.name)))
        for scene in language {
            let shown = try await shown(Made.list(scene, 2))
            // With few names, some marks of a crowd are not drawn.
            guard !["language/crowded", "language/crowded-row", "language/why-nested"].contains(scene.name) else {
                continue
            }
            let all = (Self.roles[scene.name] ?? []).filter { !$0.speaksForItself && $0 != .proposal }
            let isStory = if case .storyboard = scene.presentation { true } else { false }
            // Pictures of the content explain themselves.
            let isKeyFrames = if case .storyboard(_, everyStep: false) = scene.presentation { true } else { false }
            let expected = isKeyFrames ? [] : isStory ? all : Set(all.sorted { $0.rawValue < $1.rawValue }.prefix(4))
            let others = shown.subtracting([.proposal])
            let isCut = shown.contains(.proposal) && shown.count == 4
            #expect(isCut ? others.isSubset(of: expected) : others == expected, "\(scene.name)")
        }
    }

    @Test("together list every role of a mark in the gallery")
    func complete() {
        // In other folders, and in figures of tests.
        let elsewhere: Set<LegendRole> = [
            .moreViews, .guideDirection, .openEdge, .endless, .mergedGuide, .spacer, .overflow, .sizePriority,
        ]
        #expect(Self.roles.values.reduce(elsewhere) { $0.union($1) } == Self.known)
    }

    /// The purpose of colors: roles, or the backgrounds, rules and words of any figure.
    @Test("explain every color of a figure")
    func colors() async throws {
        // The structure of a screen has no legend: all its marks have labels.
        for scene in language where scene.diagramStyle == nil && scene.name != "language/crowded-row" {
            let style = DiagramStyle.light
            // The drawing without the views' own content.
            let shown = try await drawing(scene)
            let setter = Typesetter(text: try PangoText.shared, grid: PixelGrid(scale: 2))
            let swatch = LegendSwatch(style: style, setter: setter)
            let frame = CGRect(x: 0, y: 0, width: 26, height: 13)
            let known = Set(
                shown.roles.flatMap { role, hue in
                    let paints =
                        role.speaksForItself
                        ? [color(of: role, hue, style)] : swatch.items(role, hue: hue, in: frame).paints
                    return paints.map { kind($0, style) }
                })
            for paint in Set(shown.items.paints.map { kind($0, style) }) {
                #expect(known.contains(paint) || paint == "ground", "\(scene.name): \(paint) has no entry")
            }
        }
    }

    private func drawing(_ scene: Scene) async throws -> (items: [DisplayItem], roles: [LegendRole: Hue]) {
        let text = try PangoText.shared
        let render = Render(scene, scale: 2, appearance: nil, assets: Gallery.assets)
        let composer = FigureComposer(style: .light, text: text, scale: 2)
        let layouts = try await Made.layouts(scene, 2)
        if case .storyboard(let label, _) = scene.presentation {
            let shown = FigureScene(layouts.parts[0].snapshot, style: .light)
            let story = try #require(Storyboard(layouts.parts[0].snapshot, of: label, shown))
            var roles: [LegendRole: Hue] = [:]
            let strip = StoryboardGrid(
                style: .light, setter: Typesetter(text: text, grid: PixelGrid(scale: 2)), story: story)
            return (strip.block(&roles).items, roles)
        }
        guard case .picture = scene.presentation else { return ([], [:]) }
        let drawn = render.parts(layouts, text).map { part in
            var part = part
            part.content = []
            return composer.draw(part)
        }
        return (
            drawn.flatMap(\.picture.items),
            drawn.reduce(into: [:]) { all, one in all.merge(one.roles) { first, _ in first } }
        )
    }

    /// The color of a mark whose label explains it.
    private func color(of role: LegendRole, _ hue: Hue, _ style: DiagramStyle) -> RGBA {
        switch role {
        case .alignmentLine, .alignmentPoint: style.alignment.line
        case .issue: style.warning.line
        case .proposedLength: style.proposal.line
        default: style[hue].line
        }
    }

    /// A color by its purpose, whatever its opacity; all hues are one.
    private func kind(_ color: RGBA, _ style: DiagramStyle) -> String {
        var opaque = color
        opaque.alpha = 1
        let hues = Hue.allCases.map { style[$0].line }
        if hues.contains(opaque) { return "a view’s hue" }
        switch opaque {
        case style.proposal.line: return "the color of proposals"
        case style.alignment.line, style.alignment.chip: return "the color of guides"
        case style.warning.line: return "the color of warnings"
        default: return "ground"
        }
    }

    @Test("have a distinct swatch for each role, in light, dark and print", arguments: [0, 1, 2])
    func distinct(style: Int) throws {
        let style = [DiagramStyle.light, .dark, .print][style]
        let setter = Typesetter(text: try PangoText.shared, grid: PixelGrid(scale: 2))
        let swatch = LegendSwatch(style: style, setter: setter)
        var seen: [(role: LegendRole, items: [DisplayItem])] = []
        for role in LegendRole.allCases where !role.speaksForItself {
            let items = swatch.items(role, hue: .green, in: CGRect(x: 0, y: 0, width: 26, height: 13))
            #expect(!items.isEmpty)
            let same = seen.first { $0.items == items }
            #expect(same == nil, "\(role) looks like \(same.map { "\($0.role)" } ?? "")")
            seen.append((role, items))
        }
    }
}

extension [DisplayItem] {
    /// All texts, including texts in groups.
    var texts: [String] {
        flatMap { item -> [String] in
            switch item {
            case .text(let block, _, _): [block.string]
            case .group(let items, _): items.texts
            default: []
            }
        }
    }

    /// The colors of everything except text.
    fileprivate var paints: [RGBA] {
        flatMap { item -> [RGBA] in
            switch item {
            case .fill(_, let paint, _), .stroke(_, let paint, _): paint.colors
            case .group(let items, _): items.paints
            default: []
            }
        }
    }
}

extension PaintStyle {
    fileprivate var colors: [RGBA] {
        switch self {
        case .color(let color), .hatch(let color, _, _): [color]
        case .linearGradient(let stops, _, _): stops.map(\.color)
        default: []
        }
    }
}
