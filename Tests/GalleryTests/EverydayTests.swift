import Foundation
import Raster
import Testing

import let TestSupport.trialScales

@testable import Diagramming
@testable import Plumbline
@testable import Scenes

/// The gallery's scenes were looked at one by one; these were not.
@MainActor @Suite("Where labels are, in everyday screens")
struct EverydayTests {
    /// What was drawn at 1x, by scene: several claims look at the same figures.
    private static var known: [String: [FigureComposer.Drawn]] = [:]

    func each(_ scenes: [Scene], _ scale: Int, _ check: (String, FigureComposer.Drawn) -> Void) async throws {
        for scene in scenes {
            let drawn: [FigureComposer.Drawn]
            if scale == 1, let known = Self.known[scene.name] {
                drawn = known
            } else {
                drawn = try await scene.drawn(scale)
                if scale == 1 { Self.known[scene.name] = drawn }
            }
            for drawn in drawn { check("\(scene.name) at \(scale)x", drawn) }
        }
    }

    @Test(
        "no label lies on words, another label or a line, and no leader runs through a label, or but one through words")
    func clear() async throws {
        var count = 0
        // Hemmed in between words on all sides.
        var struck: [String] = []
        try await each(EverydayScenes.all, 1) { name, drawn in
            let (labels, words) = (drawn.placed, drawn.words)
            for (index, label) in labels.enumerated() {
                count += 1
                #expect(!words.contains { $0.overlaps(label.rect) }, "\(name): \(label.words) on words")
                if !drawn.struck(by: label).isEmpty { struck.append("\(name): \(label.words)") }
                #expect(!drawn.canvas.lines.contains { $0.overlaps(label.rect) }, "\(name): \(label.words) on a line")
                #expect(drawn.picture.extent.contains(label.rect), "\(name): \(label.words)")
                for (number, other) in labels.enumerated() where number != index {
                    #expect(!label.rect.overlaps(other.rect), "\(name): \(label.words), \(other.words)")
                    #expect(!(label.leader?.crosses(other.rect) ?? false), "\(name): \(label.words) to \(other.words)")
                }
            }
        }
        #expect(count > 1000)
        #expect(struck.count <= 1, "\(struck)")
    }

    @Test("without a leader no label lies in a view not around what it is about, no name is nearer to another")
    func astray() async throws {
        try await each(EverydayScenes.all, 1) { name, drawn in
            for label in drawn.placed {
                #expect(drawn.claims(on: label).isEmpty, "\(name): \(label.words)")
                #expect(drawn.nearerViews(to: label).isEmpty, "\(name): \(label.words)")
            }
        }
    }

    @Test(
        "without a leader no length stands in the gap or padding of another, or is nearer to it; up to 24 views each is told"
    )
    func lengths() async throws {
        var count = 0
        try await each(EverydayScenes.all, 1) { name, drawn in
            for label in drawn.placed where label.label.isLength {
                count += 1
                #expect(drawn.misread(label).isEmpty, "\(name): \(label.words)")
            }
            // A crowd's sums have what is left out.
            if !drawn.scene.isCrowded {
                #expect(drawn.picture.missingLengths == 0, "\(name): \(drawn.picture.missingLengths)")
            }
        }
        #expect(count > 50)
    }

    @Test("no leader lies on another one, or on a ruler")
    func laid() async throws {
        var (leaderCount, rulerCount) = (0, 0)
        try await each(EverydayScenes.all, 1) { name, drawn in
            let leaders = drawn.placed.compactMap(\.leader)
            leaderCount += leaders.count
            rulerCount += drawn.canvas.rulers.count
            for (index, leader) in leaders.enumerated() {
                let others = Array(leaders.dropFirst(index + 1))
                #expect(!drawn.isLaid(leader, onOneOf: others), "\(name): \(leader)")
            }
        }
        #expect(leaderCount > 300 && rulerCount > 30)
    }

    @Test("up to 24 views no name with a leader lies in another view of its hue or in one without others in it")
    func unrelated() async throws {
        var count = 0
        try await each(EverydayScenes.all, 1) { name, drawn in
            for label in drawn.placed where !drawn.scene.isCrowded {
                count += label.leader == nil ? 0 : 1
                #expect(drawn.unrelated(under: label).isEmpty, "\(name): \(label.words)")
            }
        }
        #expect(count > 700)
    }

    /// Those few that do are hemmed in: a narrow column between two others, with words above it and below. Of those in
    /// crowds nearly all are in the tides.
    @Test("up to 24 views no leader in eighty runs along a border, an offer, a guide, a thin view or another leader")
    func ownWay() async throws {
        var (count, hemmed, crowded) = (0, 0, 0)
        try await each(EverydayScenes.all, 1) { name, drawn in
            let led = drawn.placed.filter { $0.leader != nil }
            let laid = led.filter { !drawn.alongside($0).isEmpty }
            guard !drawn.scene.isCrowded else {
                crowded += laid.count
                return
            }
            count += led.count
            hemmed += laid.count
            #expect(laid.count <= 2, "\(name): \(laid.map(\.words))")
        }
        #expect(count > 1000)
        #expect(hemmed * 80 <= count, "\(hemmed) of \(count)")
        #expect(crowded <= 5)
    }

    @Test("next to no leader lies lengthwise on a border, or in a view thinner than a number")
    func bedded() async throws {
        var (count, bedded) = (0, 0)
        try await each(EverydayScenes.all, 1) { name, drawn in
            let led = drawn.placed.filter { $0.leader != nil }
            let lying = led.filter { !drawn.bedded($0).isEmpty }
            count += led.count
            bedded += lying.count
            #expect(lying.count <= 1, "\(name): \(lying.map(\.words))")
        }
        #expect(count > 1500)
        #expect(bedded * 100 <= count, "\(bedded) of \(count)")
    }

    @Test("the leader of a length ends well inside its own gap or padding, and runs along in no other")
    func wellMet() async throws {
        var count = 0
        let sets = EverydayScenes.annotations.filter { $0.set.contains(.spacing) }
        try await each(sets.flatMap { EverydayScenes.scenes($0.name, $0.set) }, 1) { name, drawn in
            for label in drawn.placed where label.label.isLength && label.leader != nil {
                count += 1
                #expect(drawn.isWellMet(label), "\(name): \(label.words) \(label.label.target), \(label.leader!)")
            }
        }
        #expect(count > 60)
    }

    /// In a crowd one may be hemmed in between words and the lines of other rows.
    @Test("the number of a guide and its leader touch no arrow and no line of another guide")
    func ownGuide() async throws {
        var (count, crowded) = (0, 0)
        let sets = EverydayScenes.annotations.filter { $0.set.contains(.alignmentLines) }
        try await each(sets.flatMap { EverydayScenes.scenes($0.name, $0.set) }, 1) { name, drawn in
            for label in drawn.placed where !label.label.marks.isEmpty {
                count += 1
                let marks = drawn.strangeMarks(at: label)
                // Of two arrows with their heads side by side; and among the lines of a grid, with everything else told.
                let isHemmedIn = ["bell/all ", "form/all "].contains { name.hasPrefix($0) }
                if drawn.scene.isCrowded || isHemmedIn {
                    crowded += marks.isEmpty ? 0 : 1
                } else {
                    #expect(marks.isEmpty, "\(name): \(label.words) at \(marks)")
                }
            }
        }
        #expect(count > 50)
        #expect(crowded <= 3)
    }

    @Test(
        "leaders are seen against the content they pass", arguments: [DiagramStyle.light, .dark, .print],
        ["bell", "player"])
    func seen(style: DiagramStyle, screen: String) async throws {
        var count = 0
        for (set, annotations) in EverydayScenes.annotations {
            let scene = try #require(
                EverydayScenes.scenes(set, annotations).first { $0.name == "\(screen)/\(set)" }
            )
            .diagramStyle(style)
            let figure = try await scene.figure(
                scale: 2, appearance: style.isDark ? .dark : .light, assets: Gallery.assets)
            let origin = try #require(figure.displayList.origins.first ?? nil)
            for drawn in try await scene.drawn(2) {
                for label in drawn.placed {
                    guard let leader = label.leader, leader.length > 12 else { continue }
                    count += 1
                    let hidden = leader.hiddenLength(in: figure.bitmap, scale: 2, origin: origin)
                    #expect(hidden <= 8, "\(scene.name): \(label.words), \(hidden) points")
                }
            }
        }
        #expect(count > 20)
    }

    /// With everything at once it is four in five.
    @Test("up to 24 views, no more than one name in five is a number to look up, or two beside lengths or proposals")
    func names() async throws {
        var (count, crowds) = (0, 0)
        for (set, annotations) in EverydayScenes.annotations {
            let most = set == "all" ? 4 : annotations.isDisjoint(with: [.spacing, .proposals]) ? 1 : 2
            try await each(EverydayScenes.scenes(set, annotations), 1) { name, drawn in
                let names = drawn.placed.filter(\.label.isName)
                #expect(names.count > 3, "\(name)")
                // In a crowd numbers are the rule.
                guard !drawn.scene.isCrowded else {
                    crowds += 1
                    return
                }
                count += 1
                #expect(names.count(where: \.isNumber) * 5 <= names.count * most, "\(name)")
            }
        }
        #expect(count > 3 * crowds)
    }

    @Test("labels have the same places at every scale", arguments: ["sizes", "all"])
    func scales(name: String) async throws {
        let set = try #require(EverydayScenes.annotations.first { $0.name == name }).set
        for scene in EverydayScenes.scenes(name, set) {
            // A divider is one pixel thick: with one the layouts differ themselves.
            if ["letter", "settings", "tides"].contains(where: scene.name.hasPrefix) { continue }
            let places = try await scene.drawn(1).map(\.picture.placements)
            for scale in [2, 3] {
                #expect(try await scene.drawn(scale).map(\.picture.placements) == places, "\(scene.name) at \(scale)x")
            }
        }
    }

    @Test("an offer has its label and its shade wherever it is drawn, at every scale", arguments: trialScales)
    func offers(scale: Int) async throws {
        // What is left of the first row's offer is a little more than is worth showing on whole points, a little less
        // on half ones.
        let rows = Scene("rows/offers", proposal: ProposedViewSize(width: 120, height: 61.2)) {
            VStack(spacing: 8) {
                HStack {
                    Color.teal.frame(width: 40, height: 20.8)
                    Spacer()
                }
                HStack {
                    Color.teal.frame(width: 40, height: 20.8)
                    Spacer()
                }
            }
        }
        .annotations([.borders, .proposals])
        var count = 0
        try await each([rows] + EverydayScenes.scenes("offers", [.borders, .sizes, .proposals]), scale) { name, drawn in
            let labels = drawn.placed.count { $0.words.contains(" proposed ") }
            count += labels
            let inner = drawn.canvas.proposals.filter { !$0.isRoot }
            #expect(inner.count == labels, "\(name)")
            // What is left of each is shaded, with what is left of those it lies in.
            for proposed in inner {
                let isShaded = (drawn.canvas.points.under + drawn.canvas.points.over).contains { item in
                    guard case .fill(let path, let paint, _) = item, paint == drawn.canvas.style.unclaimed
                    else { return false }
                    return proposed.shape(drawn.canvas.points).hollow.overlaps(path.boundingRect)
                }
                #expect(isShaded, "\(name): \(proposed.proposal)")
            }
        }
        #expect(count > 0)
    }
}
