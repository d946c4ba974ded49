import CairoPainting
import Drawing
import Foundation
import LayoutEngine
import Testing

import let TestSupport.trialScales

@testable import Diagramming
@testable import Plumbline
@testable import Scenes

/// In a storyboard, a dashed rectangle has the size of the proposal.
@MainActor @Suite("Proposals in storyboards")
struct ProposalOutlineTests {
    /// A picture, or a step of a storyboard, with its proposals.
    private struct Picture {
        let name: String
        let canvas: AnnotationCanvas
        let pixels: FigurePixels
        let scene: FigureScene?
        var step: Step?
    }

    /// A step of a storyboard, and its zoom.
    private struct Step {
        let step: Storyboard.Step
        let container: ShownView
        let zoom: CGFloat

        /// Where a proposal starts along an axis, in points of the picture: at its view's origin, or before it if it
        /// would extend beyond the container's proposal. nil inside a chain of modifiers, where proposals are nested.
        func start(_ proposed: ProposalOutline, _ axis: Axis) -> CGFloat? {
            if proposed.isRoot { return 0 }
            guard step.room == nil, step.around.isEmpty, let proposal = step.proposal,
                let origin = step.boxes.first(where: { $0.view == step.currentChild })?.rect.origin[axis]
            else { return nil }
            guard let length = proposal[axis], length.isFinite else { return origin * zoom }
            let (proposed, own) = (container.sizingProposal[axis], container.size[axis])
            let room = length == own ? own : proposed.flatMap { $0.isFinite ? $0 : nil } ?? own
            return (origin + length <= room ? origin : min(origin, max(0, room - length))) * zoom
        }
    }

    private func pictures(_ scene: Scene, _ scale: Int) async throws -> [Picture] {
        let (text, style) = (try PangoText.shared, scene.diagramStyle ?? .light)
        let composer = FigureComposer(style: style, text: text, scale: scale)
        if case .storyboard(let label, _) = scene.presentation {
            let snapshot = try await Made.layouts(scene, scale).snapshots[0]
            let shown = FigureScene(snapshot, style: style)
            let story = try #require(Storyboard(snapshot, of: label, shown))
            let picture = StepPicture(style: style, setter: composer.setter, story: story)
            return story.steps.enumerated().map { index, step in
                let canvas = picture.canvas(step, picture.zoom)
                return Picture(
                    name: "\(scene.name), step \(index + 1)", canvas: canvas,
                    pixels: canvas.painted(on: composer.grid), scene: nil,
                    step: Step(step: step, container: shown.views[story.container], zoom: picture.zoom))
            }
        }
        return try await Made.drawn(scene, scale).enumerated().map { index, drawn in
            Picture(
                name: "\(scene.name) \(index + 1)", canvas: drawn.canvas,
                pixels: drawn.canvas.painted(on: composer.grid), scene: drawn.scene)
        }
    }

    @Test("each is as large as the proposal, from the view's origin", arguments: trialScales)
    func sizes(scale: Int) async throws {
        let grid = PixelGrid(scale: scale)
        var (count, inSteps) = (0, 0)
        for scene in Gallery.own {
            for picture in try await pictures(scene, scale) {
                for proposed in picture.canvas.proposals {
                    count += 1
                    let rect = proposed.shape(picture.pixels).rect
                    let (origin, end) = (rect.origin, CGPoint(x: rect.maxX, y: rect.maxY))
                    #expect(origin == grid.snap(proposed.frame.origin), "\(picture.name)")
                    for axis in Axis.allCases {
                        guard let start = picture.step?.start(proposed, axis) else { continue }
                        inSteps += 1
                        #expect(
                            abs(rect.origin[axis] - start) <= 0.51, "\(picture.name): \(rect), not \(start)"
                        )
                    }
                    if proposed.right == .closed, let width = proposed.proposal.width {
                        #expect(abs(end.x - grid.snap(proposed.frame.minX + width)) < 1e-6, "\(picture.name)")
                    }
                    if proposed.bottom == .closed, let height = proposed.proposal.height {
                        #expect(abs(end.y - grid.snap(proposed.frame.minY + height)) < 1e-6, "\(picture.name)")
                    }
                    guard let shown = picture.scene else { continue }
                    #expect(
                        shown.views.contains {
                            shown.drawn($0.sizingProposal) == proposed.proposal && $0.frame == proposed.frame
                        },
                        "\(picture.name): \(proposed.proposal)")
                }
            }
        }
        #expect(count > 10 && inSteps > 10)
    }

    @Test("the display list has exactly the dashed edges, each over its whole length", arguments: trialScales)
    func drawn(scale: Int) async throws {
        for scene in Gallery.own {
            for picture in try await pictures(scene, scale) {
                let dashed = strokes(picture)
                for proposed in picture.canvas.proposals {
                    for edge in edges(proposed, picture) {
                        let axis: Axis = edge.width > edge.height ? .horizontal : .vertical
                        let parts = dashed.filter {
                            $0.overlaps(edge) && ($0.width > $0.height) == (axis == .horizontal)
                        }
                        let covered = parts.map { $0.range(axis) }.sorted { $0.lowerBound < $1.lowerBound }
                        var end = edge.range(axis).lowerBound
                        for range in covered where range.lowerBound <= end + 1e-6 { end = max(end, range.upperBound) }
                        #expect(end >= edge.range(axis).upperBound - 1e-6, "\(picture.name): \(edge)")
                    }
                }
                for band in dashed {
                    let isEdge = picture.canvas.proposals.contains { proposed in
                        edges(proposed, picture).contains { edge in
                            PhysicalEdge.allCases.allSatisfy { $0.reach(band) <= $0.reach(edge) + 1e-6 }
                        }
                    }
                    #expect(isEdge, "\(picture.name): \(band)")
                }
            }
        }
    }

    /// The dashed lines in the color of proposals.
    private func strokes(_ picture: Picture) -> [CGRect] {
        picture.pixels.over.compactMap { item in
            guard case .stroke(let path, let paint, let stroke) = item, stroke.dash == [5, 3] || stroke.dash == [2, 2]
            else { return nil }
            let color =
                switch paint {
                case .color(let color): color
                case .linearGradient(let stops, _, _): stops[0].color
                default: RGBA.black
                }
            guard color == picture.canvas.style.proposal.line else { return nil }
            let (rect, half) = (path.boundingRect, stroke.lineWidth / 2)
            return rect.insetBy(dx: rect.width > rect.height ? 0 : -half, dy: rect.width > rect.height ? -half : 0)
        }
    }

    /// The closed edges, and the edges at the view's origin.
    private func edges(_ proposed: ProposalOutline, _ picture: Picture) -> [CGRect] {
        let shape = proposed.shape(picture.pixels)
        let (outer, width) = (shape.line, shape.lineWidth)
        let top = CGRect(x: outer.minX, y: outer.minY, width: outer.width, height: width)
        let left = CGRect(x: outer.minX, y: outer.minY, width: width, height: outer.height)
        return [top, left] + (proposed.bottom == .closed ? [top.offsetBy(dx: 0, dy: outer.height - width)] : [])
            + (proposed.right == .closed ? [left.offsetBy(dx: outer.width - width, dy: 0)] : [])
    }
}
