import Drawing
import Foundation

/// A canvas with its labels placed, in root coordinates and points.
struct LabeledPicture {
    private(set) var items: [DisplayItem]
    /// In whole points.
    let extent: CGRect
    private(set) var numbered: [(row: Int, label: FigureLabel)] = []
    /// The number of lengths without a label, unless a label shows an equal length.
    var missingLengths: Int {
        let shown = Set(zip(labels, placements).compactMap { $0.kind == .length && $1 != nil ? Box($0.target) : nil })
        return left.count { label in label.kind == .length && !label.alike.contains { shown.contains(Box($0)) } }
    }
    var missingOverflow: Int { left.count { $0.kind == .overflow } }
    var missingNames: Int { left.count { $0.kind == .name } }
    private var left: [FigureLabel] { zip(labels, placements).compactMap { $1 == nil ? $0 : nil } }
    private(set) var roles: [LegendRole: Hue] = [:]
    let labels: [FigureLabel]
    let placements: [LabelPlacer.Placement?]

    init(
        _ canvas: AnnotationCanvas, _ scene: FigureScene, content: [DisplayItem], on ground: SceneGround = .none,
        setter: Typesetter
    ) {
        let style = canvas.style
        let painter = LabelPainter(style: style, setter: setter)
        var placer = LabelPlacer(extent: canvas.extent.isNull ? .zero : canvas.extent)
        placer.lines = canvas.lines
        placer.penalties = canvas.penalties
        placer.views = canvas.seen
        placer.borders = scene.outlines.filter(\.isDrawn).flatMap { $0.rect.edges($0.lineWidth) }
        placer.guides = canvas.guides
        placer.marks = canvas.guideMarks
        placer.brackets = canvas.brackets
        placer.stage = scene.bounds

        (labels, placements) = Self.placed(canvas, scene, placer, painter)

        var (grounds, leaders, words): ([DisplayItem], [DisplayItem], [DisplayItem]) = ([], [], [])
        var extent = placer.extent
        for (label, placement) in zip(labels, placements) {
            guard let placement else { continue }
            extent = extent.joined(placement.rect)
            if let leader = placement.leader {
                if canvas.content.hides(leader, style.muted) {
                    grounds.append(Self.ground(leader, style.panel.opacity(0.75), setter.grid))
                }
                leaders += Self.draw(leader, style.muted, setter.grid)
            }
            if let shape = placement.shape {
                let onContent = canvas.penalties.contains {
                    ![.box, .length].contains($0.kind) && $0.rect.overlaps(placement.rect)
                }
                words += painter.items(label.shapes[shape], label.look, in: placement.rect, onContent: onContent)
                if label.countsOthers {
                    roles[.moreViews] = roles[.moreViews] ?? label.row.map { scene.views[$0].hue } ?? .green
                }
                if let row = label.mention { numbered.append((row, label)) }
            } else if let row = label.row {
                words += painter.items(painter.badge(row), .badge(label.look.accent), in: placement.rect)
                numbered.append((row, label))
                roles[.number] = roles[.number] ?? scene.views[row].hue
            }
        }
        numbered.sort { $0.row < $1.row }
        self.extent = extent.roundedOut
        let painted = canvas.painted(on: setter.grid)
        items = ground.items + painted.under + content + grounds + painted.over + leaders + words
    }

    /// More leaders of siblings could not be followed.
    private static let maxLeaders = 12

    /// Places labels, with less detail for siblings that have no place or too many leaders.
    private static func placed(
        _ canvas: AnnotationCanvas, _ scene: FigureScene, _ placer: LabelPlacer, _ painter: LabelPainter
    ) -> ([FigureLabel], [LabelPlacer.Placement?]) {
        let tags = ViewTags(painter: painter, scene: scene, tags: canvas.tags)
        var detail: [Int: ViewTags.LabelDetail] = [:]
        while true {
            let all = canvas.labels + tags.labels(detail)
            let labels = Self.counted(all, with: canvas.labelPlaces)
                .enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
                .map(\.element)
            let placements = placer.place(labels.map { painter.request($0) })
            let siblings = Dictionary(grouping: labels.indices.filter { labels[$0].row != nil }) { labels[$0].group }
            var isDone = true
            for (group, members) in siblings {
                guard let group, let less = (detail[group] ?? .words).less else { continue }
                let isMissing = members.contains { placements[$0] == nil && !labels[$0].isOptional }
                let leaders = members.count { placements[$0]?.leader != nil }
                guard isMissing || leaders > maxLeaders else { continue }
                detail[group] = less
                isDone = false
            }
            if isDone { return (labels, placements) }
        }
    }

    /// Counts labels of one name, and gives each its place in other panels.
    private static func counted(
        _ labels: [FigureLabel], with places: [LabelName: LabelPlacer.Anchor]
    ) -> [FigureLabel] {
        var counts: [LabelName: Int] = [:]
        return labels.map { label in
            guard let name = label.name else { return label }
            var label = label
            label.name?.count = counts[name, default: 0]
            counts[name, default: 0] += 1
            label.placeInOtherPanel = label.name.flatMap { places[$0] }
            return label
        }
    }

    var leaders: Int { placements.count { $0?.leader != nil } }

    /// Where its labels are.
    var anchors: [LabelName: LabelPlacer.Anchor] {
        zip(labels, placements).reduce(into: [:]) { all, label in
            guard let name = label.0.name, let placement = label.1, placement.shape != nil else { return }
            all[name] = LabelPlacer.Anchor(of: placement.rect, at: label.0.target)
        }
    }

    static func ground(_ leader: LabelPlacer.Leader, _ color: RGBA, _ grid: PixelGrid) -> DisplayItem {
        let wide = grid.line(0.75) + 2 * grid.line(1)
        let line = Path { $0.addLines([leader.start] + (leader.bend.map { [$0] } ?? []) + [leader.end]) }
        return .stroke(line, .color(color), StrokeStyle(lineWidth: wide, lineJoin: .round))
    }

    /// A hairline. Horizontal and vertical parts fill whole pixels.
    static func draw(_ leader: LabelPlacer.Leader, _ color: RGBA, _ grid: PixelGrid) -> [DisplayItem] {
        let width = grid.line(0.75)
        return leader.parts.map { part in
            guard part.start.x == part.end.x || part.start.y == part.end.y else {
                let line = Path { $0.addLines([part.start, part.end]) }
                return .stroke(line, .color(color), StrokeStyle(lineWidth: width))
            }
            let isAcross = part.start.y == part.end.y
            let corner = leader.bend == nil ? 0 : width / 2
            let bar = grid.bar(
                alongX: isAcross, at: isAcross ? part.end.y : part.end.x,
                from: (isAcross ? min(part.start.x, part.end.x) : min(part.start.y, part.end.y)) - corner,
                to: (isAcross ? max(part.start.x, part.end.x) : max(part.start.y, part.end.y)) + corner, width: width)
            return .fill(Path(bar), .color(color))
        }
    }
}
