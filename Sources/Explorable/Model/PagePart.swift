import LayoutEngine

/// One picture of a page with every layout of it: the scene's view, or one panel's.
struct PagePart: Encodable {
    /// A panel's.
    var caption: String?
    /// What the handles change, where it is not the proposal of the scene's own view.
    var note: String?
    /// Hundredths of a point; see `Hundredths` for nil and ∞.
    var widths: [Int]
    var heights: [Int]
    /// The scene's own proposal: places in `widths` and `heights`.
    var own: [Int]
    /// The layout of each width at the first height, then at the second, …; -1 where none was computed.
    var cells: Column
    var shapes: [PageShape]
    /// How containers came to their sizes.
    var steps: PageSteps
    var changes: [PageChange] = []
    /// Whether the handles set the lengths of a frame, instead of the scene's proposal: 1, or nil.
    var isFrame: Int?
    /// The view it is about, by its number in the page's list; nil for none.
    var selected: Int?
    /// Nil if it cannot be read.
    var code: PageCode?
    /// From the first panel.
    var difference: PageDifference?

    init(_ plan: ProposalPlan, shapes: [LayoutShape], words: inout Table<String>, caption: String?) {
        self.caption = caption
        let widths = Self.stops(plan.cells.keys.map(\.width))
        let heights = Self.stops(plan.cells.keys.map(\.height))
        (self.widths, self.heights) = (widths, heights)
        let place = ProposalPlan.Cell(plan.own)
        let ownHeight = place.height
        own = [widths.firstIndex(of: place.width) ?? 0, heights.firstIndex(of: place.height) ?? 0]
        // Layouts in the order of their stops change little from one to the next.
        var order: [Int] = []
        var numbers = [Int?](repeating: nil, count: plan.layouts.count)
        var table: [Int] = []
        let rows = [ownHeight] + heights.filter { $0 != ownHeight }
        for height in rows {
            for width in widths {
                guard let layout = plan.cells[.init(width: width, height: height)], numbers[layout] == nil else {
                    continue
                }
                numbers[layout] = order.count
                order.append(layout)
            }
        }
        for height in heights {
            for width in widths {
                table.append(plan.cells[.init(width: width, height: height)].flatMap { numbers[$0] } ?? -1)
            }
        }
        cells = Column(table)
        let layouts = order.map { plan.layouts[$0] }
        steps = PageSteps(layouts, words: &words)
        let used = Set(plan.layouts.map(\.shape)).sorted()
        self.shapes = used.map { shape in
            let members = layouts.indices.filter { layouts[$0].shape == shape }
            return PageShape(shapes[shape], layouts: Column(members), members.map { layouts[$0] }, words: &words)
        }
    }

    /// Finite lengths first, then nil, then ∞.
    private static func stops(_ lengths: [Int]) -> [Int] {
        func rank(_ length: Int) -> Int { length == Hundredths.none ? Hundredths.infinity - 1 : length }
        return Set(lengths).sorted { rank($0) < rank($1) }
    }
}

/// Where something changes along a track, in words.
struct PageChange: Encodable, Equatable {
    /// 0 for widths, 1 for heights.
    var axis: Int
    /// The first stop after the change.
    var stop: Int
    /// What changes on the way up.
    var text: String
    /// The same on the way down.
    var back: String
}

/// What distinguishes two panels, and the views that differ, by their numbers in the page's list.
struct PageDifference: Encodable, Equatable {
    var text: String
    var first: Int?
    var second: Int?
}

/// The layouts of one shape, a column of numbers for everything that changes.
struct PageShape: Encodable {
    /// The numbers of the layouts.
    var layouts: Column
    /// For each view its number in the page's list, and its parent's in this one.
    var views: [[Int]]
    /// For each drawing its parent in this list, its view, and whether it is a mask.
    var drawings: [[Int]]
    var frames: [PageView]
    /// For each drawing: x, y, and its number in the page's list.
    var places: [[Column]]

    init(_ shape: LayoutShape, layouts numbers: Column, _ layouts: [ComputedLayout], words: inout Table<String>) {
        self.layouts = numbers
        views = shape.views.map { [$0.identity, $0.parent] }
        drawings = shape.drawings.map { [$0.parent, $0.view, $0.isMask ? 1 : 0] }
        frames = shape.views.indices.map { view in
            let parent = shape.views[view].parent
            return PageView(
                layouts.map { ($0.views[view], parent < 0 ? nil : $0.views[parent]) }, words: &words)
        }
        places = shape.drawings.indices.map { drawing in
            let placed = layouts.map { $0.drawings[drawing] }
            return [
                Column(placed.map { Hundredths.of($0.origin.x) }), Column(placed.map { Hundredths.of($0.origin.y) }),
                Column(placed.map(\.drawing)),
            ]
        }
    }
}

/// A view in every layout of a shape.
struct PageView: Encodable {
    /// From the top left corner of its parent; the root's from its own.
    var x: Column
    var y: Column
    var width: Column
    var height: Column
    var proposedWidth: Column
    var proposedHeight: Column
    var title: PageText
    var proposalReason: PageText
    var sizeReason: PageText
    var hidden: PageText
    var lines: Column

    enum CodingKeys: String, CodingKey {
        case x, y
        case width = "w"
        case height = "h"
        case proposedWidth = "p"
        case proposedHeight = "q"
        case title = "t"
        case proposalReason = "r"
        case sizeReason = "s"
        case hidden = "i"
        case lines = "l"
    }

    init(_ views: [(view: ComputedView, parent: ComputedView?)], words: inout Table<String>) {
        func column(_ value: (ComputedView, ComputedView?) -> Int) -> Column { Column(views.map(value)) }
        x = column { Hundredths.of($0.frame.minX - ($1?.frame.minX ?? 0)) }
        y = column { Hundredths.of($0.frame.minY - ($1?.frame.minY ?? 0)) }
        width = column { view, _ in Hundredths.of(view.frame.width) }
        height = column { view, _ in Hundredths.of(view.frame.height) }
        proposedWidth = column { view, _ in Hundredths.of(view.proposal.width) }
        proposedHeight = column { view, _ in Hundredths.of(view.proposal.height) }
        title = PageText(views.map(\.view.title), words: &words)
        proposalReason = PageText(views.map(\.view.proposalReason), words: &words)
        sizeReason = PageText(views.map(\.view.sizeReason), words: &words)
        hidden = PageText(views.map(\.view.hiddenReason), words: &words)
        lines = column { view, _ in view.lines }
    }
}

/// A text in every layout of a shape: its words in the page's list, and a column for each number in it.
struct PageText: Encodable {
    var words: Column
    var numbers: [Column]

    enum CodingKeys: String, CodingKey {
        case words = "w"
        case numbers = "n"
    }

    init(_ texts: [String], words table: inout Table<String>) {
        let parts = texts.map { NumberedText($0) }
        words = Column(parts.map { table.number(of: $0.words) })
        let most = parts.map(\.numbers.count).max() ?? 0
        numbers = (0..<most).map { index in
            var last = 0
            return Column(
                parts.map { part in
                    if part.numbers.indices.contains(index) { last = part.numbers[index] }
                    return last
                })
        }
    }
}
