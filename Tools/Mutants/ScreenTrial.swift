import CairoPainting
import Drawing
import Foundation
import Goldens
import LayoutEngine
import Plumbline
import ViewDSL

/// Changes single views of a screen, and looks whether the golden's message names the right one first.
@MainActor
struct ScreenTrial {
    private let name: String
    private let views: SettledView
    private let root: NodeID
    private let environment: GoldenEnvironment
    private let golden: StoredGolden

    /// - Throws: Where the screen is laid out differently from a copy of itself.
    init(_ scene: Plumbline.Scene, assets: AssetCatalog) async throws {
        name = scene.name
        environment = try .current
        guard let views = await scene.settledView(assets: assets), let root = views.root else {
            throw ScreenError(description: "\(scene.name) is no picture of views")
        }
        (self.views, self.root) = (views, root)
        let figure = try Self.figure(views.snapshot, name)
        golden = StoredGolden(bitmap: figure.bitmap, layout: figure.layout, environment: environment)
        let copy = try Self.figure(try Mutant(of: views, root: root).snapshot, name)
        guard copy.layout == figure.layout, copy.bitmap == figure.bitmap else {
            throw ScreenError(description: "\(scene.name) differs from a copy of itself")
        }
    }

    /// Tries at most this many changes, alternating between the kinds.
    func run(_ tally: inout ScreenTally, count: Int, seed: UInt64) throws {
        let sample = MutationSample(count: .max, seed: seed, scene: name)
        let nodes = Mutant.nodes(below: root, in: views.arena)
        var places = ScreenMutation.allCases.map { mutation in
            (mutation, sample.shuffled(nodes.indices, of: mutation.rawValue)[...])
        }
        var tried = 0
        while tried < count, places.contains(where: { !$0.1.isEmpty }) {
            for index in places.indices where tried < count {
                while let place = places[index].1.popFirst() {
                    guard let isRight = try isNamed(nodes[place], by: places[index].0) else { continue }
                    tally.add(places[index].0.rawValue, isRight)
                    tried += 1
                    break
                }
            }
        }
    }

    /// Whether the message names the changed view first, and the message; nil if nothing can be changed or seen.
    private func isNamed(_ node: NodeID, by mutation: ScreenMutation) throws -> ScreenTally.Trial? {
        guard let mutant = try? Mutant(of: views, root: root, changing: node, by: mutation), let index = mutant.index
        else {
            return nil
        }
        let figure = try Self.figure(mutant.snapshot, name)
        let comparison = GoldenComparison(golden, figure, environment: environment)
        guard comparison.verdict.isFailure else { return nil }
        let named =
            switch comparison.cause {
            case .layout(_, _, let divergence): divergence?.event.new
            case .paint(_, .view, _), .faint(_, .view, _, _): comparison.layout.painted.first?.new
            default: Int?.none
            }
        let view = mutant.snapshot.records[index]
        return ScreenTally.Trial(
            isRight: named == index, what: "\(name): \(mutation) of \(view.name) \(view.detail)",
            message: comparison.cause.description)
    }

    private static func figure(_ snapshot: LayoutSnapshot, _ name: String) throws -> ActualFigure {
        let size = CGSize(
            width: max(1, snapshot.size.width.rounded(.up)), height: max(1, snapshot.size.height.rounded(.up)))
        let list = DisplayList(size: size, items: SceneryPainter(snapshot, scale: 1).items(), origins: [.zero])
        let part = LayoutGolden.Part(snapshot, origin: .zero) {
            $0.isMeasuredByFonts
        } paint: {
            $0.paintDigest
        }
        let layout = LayoutGolden(
            scene: name, environment: try GoldenEnvironment.current.id, paint: list.digest, drawsText: true,
            parts: [part])
        return ActualFigure(bitmap: try CairoPainter.paint(list), layout: layout, textBoxes: [], scale: 1)
    }
}

/// A copy of laid-out views with one of them changed, laid out again.
@MainActor
private struct Mutant {
    let snapshot: LayoutSnapshot
    /// The changed view's record; nil where it is not in the picture.
    let index: Int?

    /// - Throws: Where the view has nothing to change.
    init(of views: SettledView, root: NodeID, changing target: NodeID? = nil, by mutation: ScreenMutation = .color)
        throws
    {
        var copier = Copier(source: views.arena, target: target, mutation: mutation)
        let root = try copier.copy(root)
        let arena = copier.result
        _ = arena.layOut(root, proposal: views.proposal)
        snapshot = LayoutSnapshot(recording: root, in: arena, proposal: views.proposal)
        index = copier.changed.flatMap { Self.nodes(below: root, in: arena).firstIndex(of: $0) }
    }

    /// The views in the picture, in the order of the records.
    static func nodes(below root: NodeID, in arena: LayoutArena) -> [NodeID] {
        [root] + arena.shownChildren(of: root).flatMap { nodes(below: $0, in: arena) }
    }
}

@MainActor
private struct Copier {
    let source: LayoutArena
    let target: NodeID?
    let mutation: ScreenMutation
    let result = LayoutArena(options: LayoutOptions(traces: true))
    var changed: NodeID?

    mutating func copy(_ node: NodeID) throws -> NodeID {
        let children = try source.children(of: node).map { try self.copy($0) }
        var (layout, info) = (source.layout(of: node), source.infos[node.index])
        if node == target, !mutation.apply(to: &layout, &info) {
            throw ScreenError(description: "nothing to change")
        }
        let arena = result
        let (priority, isRightToLeft) = (source.priority(of: node), source.isRightToLeft(node))
        func add<L: Layout>(_ layout: L) -> NodeID {
            arena.add(layout, children: children, info: info, priority: priority, rightToLeft: isRightToLeft)
        }
        let copy = add(layout)
        arena.viewTypes[copy] = source.viewTypes[node]
        if node == target { changed = copy }
        return copy
    }
}

struct ScreenError: Error, CustomStringConvertible {
    let description: String
}

/// How often the changed view was named first.
struct ScreenTally {
    struct Trial {
        let isRight: Bool
        let what: String
        let message: String
    }

    /// Right and all, by kind.
    private(set) var counts: [String: (right: Int, all: Int)] = [:]
    private(set) var wrong: [Trial] = []

    mutating func add(_ kind: String, _ trial: Trial) {
        counts[kind, default: (0, 0)].all += 1
        if trial.isRight { counts[kind]!.right += 1 } else { wrong.append(trial) }
    }

    var right: Int { counts.values.reduce(0) { $0 + $1.right } }
    var all: Int { counts.values.reduce(0) { $0 + $1.all } }

    var lines: [String] {
        let kinds = counts.sorted { $0.key < $1.key }.map { "\($0): \($1.right) of \($1.all) named first" }
        return kinds + wrong.map { "another view named: \($0.what): \($0.message)" }
            + ["\(right) of \(all) changes of everyday screens: the right view is named first"]
    }
}
