import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor
@Suite("Why a view has its size")
struct ExplanationTests {
    private func why(_ layout: LayoutSnapshot) -> [String] { layout.records.compactMap(\.why) }

    /// Every line of a snapshot has the record's own lengths, and its sums equal them.
    private func check(_ layout: LayoutSnapshot, _ seed: Int) throws {
        for record in layout.records {
            let why = try #require(record.why)
            let line = try #require(WhyLine(why), "seed \(seed): cannot read “\(why)”")
            for (part, named, actual) in [
                ("proposed width", line.proposed.width, record.sizingProposal?.width),
                ("proposed height", line.proposed.height, record.sizingProposal?.height),
                ("took width", line.took.width, record.size.width),
                ("took height", line.took.height, record.size.height),
            ] {
                guard let named else { continue }
                #expect(isNear(named.stated, actual.map { Double($0) }), "seed \(seed): \(part) of “\(why)”")
                guard let computed = named.computed else { continue }
                // Each number is printed to the nearest hundredth.
                let tolerance = named.isExact ? 0.01 : 0.005 * Double(max(named.terms, 1)) * 2
                #expect(
                    isNear(computed, named.stated, within: tolerance), "seed \(seed): the sum for \(part) of “\(why)”")
            }
            #expect(line.took.width != nil && line.took.height != nil)
        }
    }

    private func isNear(_ a: Double?, _ b: Double?, within tolerance: Double = 0.0051) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        return a == b || abs(a - b) <= tolerance
    }

    @Test("the lengths and sums of every line are correct, for any views", arguments: 0..<20)
    func truth(batch: Int) throws {
        for seed in batch * 20..<batch * 20 + 20 {
            var random = RandomViews(seed: seed)
            let view = random.view(depth: 4)
            let proposal = random.proposal()
            try check(layout(proposal.width, proposal.height) { view }, seed)
        }
    }

    @Test("every built-in view has a rule or a sum", arguments: 0..<10)
    func complete(batch: Int) {
        for seed in batch * 20..<batch * 20 + 20 {
            var random = RandomViews(seed: seed)
            let view = random.view(depth: 4)
            let proposal = random.proposal()
            for record in layout(proposal.width, proposal.height, { view }).records {
                guard let why = record.explanation else { continue }
                for axis in Axis.allCases {
                    for reason in [why.proposal[axis], why.answer[axis]] {
                        let says = !reason.rule.isEmpty || reason.arithmetic.map { !$0.isPlain } ?? false
                        #expect(says, "seed \(seed): \(record.title) says only “\(why)”")
                    }
                }
            }
        }
    }

    /// Whether a length attributed to a child is a child's.
    private func isSomeChilds(_ record: LayoutRecord, _ axis: Axis, in layout: LayoutSnapshot) -> Bool {
        guard let answer = record.explanation?.answer[axis], answer.rule.contains("child’s"),
            answer.arithmetic?.isPlain ?? true
        else { return true }
        // Its answer: at placement it may take another size.
        return layout.trace.entries.contains { entry in
            entry.record.map(record.children.contains) ?? false
                && abs(entry.event.size[axis] - record.size[axis]) < 0.01
        }
    }

    @Test("a length attributed to a child is a child’s, for any views", arguments: 0..<10)
    func childs(batch: Int) {
        for seed in batch * 40..<batch * 40 + 40 {
            var random = RandomViews(seed: seed)
            let view = random.view(depth: 4)
            let proposal = random.proposal()
            let snapshot = layout(proposal.width, proposal.height) { view }
            for record in snapshot.records {
                for axis in Axis.allCases {
                    #expect(
                        isSomeChilds(record, axis, in: snapshot), "seed \(seed): \(record.title): \(record.why ?? "")")
                }
            }
        }
    }

    @Test("a row without gaps is all its children’s, and one with gaps its children’s and gaps")
    func rows() {
        func line(_ axis: Axis, _ row: some View) -> String {
            layout(400, 400) { row }.records[0].explanation!.answer[axis].text
        }
        let five = ForEach([20, 30, 10, 15, 65] as [CGFloat], id: \.self) { Color.red.frame(width: $0, height: $0) }
        #expect(line(.horizontal, HStack(spacing: 0) { five }) == "140: all its children’s")
        #expect(line(.vertical, VStack(spacing: 0) { five }) == "140: all its children’s")
        #expect(line(.vertical, LazyVStack(spacing: 0) { five }) == "140: all its children’s")
        #expect(line(.horizontal, LazyHStack(spacing: 0) { five }) == "140: all its children’s")
        #expect(line(.vertical, VStack(spacing: 0) { Color.red.frame(height: 20) }) == "20: its child’s")
        let empty = HStack(spacing: 6) {
            Color.red.frame(width: 0)
            Color.red.frame(width: 0)
        }
        #expect(line(.horizontal, empty) == "6: its children’s and gaps")
    }

    @Test("a spanning cell is proposed what the other columns leave, or everything")
    func spans() throws {
        let snapshot = layout(256, 100) {
            Grid(horizontalSpacing: 20, verticalSpacing: 0) {
                GridRow {
                    Color.red.frame(width: 50, height: 10)
                    Color.red.frame(width: 30, height: 10)
                    Color.red.frame(width: 40, height: 10)
                }
                Color.red.frame(height: 1).layoutLabel("rule")
                GridRow {
                    Color.red.frame(height: 10).gridCellColumns(2).layoutLabel("total")
                    Color.red.frame(width: 40, height: 10)
                }
            }
        }
        func proposal(_ label: String) throws -> String {
            try #require(snapshot[label]?.explanation).proposal.width.text
        }
        #expect(try proposal("rule") == "256: all of it")
        #expect(try proposal("total") == "196 = 256 − 20 − 40: what the other columns leave")
    }

    @Test("explaining changes no frame, count or issue", arguments: 0..<40)
    func silent(seed: Int) {
        var random = RandomViews(seed: seed)
        let view = random.view(depth: 4)
        let proposal = random.proposal()
        let traced = layout(proposal.width, proposal.height) { view }
        let plain = layout(proposal.width, proposal.height, options: LayoutOptions()) { view }
        #expect(traced.records.map(\.frame) == plain.records.map(\.frame))
        #expect(traced.measureCount == plain.measureCount && traced.issues.count == plain.issues.count)
        #expect(plain.records.allSatisfy { $0.why == nil })
    }

    @Test("a stack shows each child's share of the rest")
    func stack() {
        let layout = layout(300, 100) {
            HStack {
                rogue
                Text("Nogitsune")
                Text("Takeshi")
            }
        }
        #expect(
            why(layout) == [
                "proposed 300 × 100: by the scene; takes width 226 = 50 + 8 + 90 + 8 + 70, height 64: its tallest child’s",
                "proposed width 94.67 = (300 − 2 × 8 gaps) / 3: fixed width, so it is first; takes 50 × 64: fixed",
                "proposed width 164 = 300 − 2 × 8 gaps − 50 − 70: all that is left; takes 90 × 10: one line",
                "proposed width 117 = (300 − 2 × 8 gaps − 50) / 2: least flexible of the rest, 0 to 70 wide; takes 70 × 10: one line",
            ])
    }

    @Test("of views without a maximum the one with the larger minimum is first, and said to be the least flexible")
    func minimums() {
        let layout = layout(300, 100) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 10, maxWidth: .infinity)
                Color.red.frame(minWidth: 30, maxWidth: .infinity)
                Color.red.frame(minWidth: 10, maxWidth: .infinity)
            }
        }
        let reasons = layout.records.filter { $0.name == "frame" }.compactMap(\.why)
        #expect(reasons[1].contains("least flexible, 30 to ∞ wide"), "\(reasons)")
        #expect(reasons[0].contains("as flexible as the next, and first in the source"), "\(reasons)")
        #expect(reasons[2].contains("all that is left"), "\(reasons)")
    }

    @Test("a stack shows what it reserves for lower priorities")
    func priorities() {
        let layout = layout(100, 20) {
            HStack(spacing: 0) {
                Text("one two three").layoutPriority(1)
                Color.red.frame(minWidth: 20)
            }
        }
        #expect(
            layout.records[1].why
                == "proposed width 80 = 100 − 20 kept for the Color with its frame: priority 1 first; takes 70 × 20: wraps to 2 lines"
        )
    }

    @Test("each minimum that is kept has its own number and name")
    func keptMinimums() {
        let layout = layout(200, 20) {
            HStack(spacing: 0) {
                Text("one two three").layoutPriority(1)
                Color.red.frame(minWidth: 20)
                Color.green.frame(minWidth: 30).layoutLabel("green")
            }
        }
        #expect(
            layout.records[1].why?.hasPrefix(
                "proposed width 150 = 200 − 20 kept for the Color with its frame − 30 kept for green: priority 1 first"
            ) == true, "\(layout.records[1].why ?? "")")
    }

    @Test("text shows the scale it has shrunk to")
    func shrunk() {
        let layout = layout(60, 20) { Text("some words").lineLimit(1).minimumScaleFactor(0.5) }
        #expect(layout.records[0].why == "proposed 60 × 20: by the scene; takes 60 × 6: shrunk to 60 %, one line")
    }

    @Test("text cut to nothing says so, and has no lines")
    func nothing() {
        let layout = layout(0, 0) { Text("Gone") }
        #expect(
            layout.records[0].why
                == "proposed 0 × 0: by the scene; takes 0 × 0: truncated to nothing: one line would take 40")
    }

    @Test("a long stack has few terms")
    func long() throws {
        let snapshot = layout(10_000, 20) {
            HStack(spacing: 1) { ForEach(0..<2000, id: \.self) { Color.red.frame(width: CGFloat($0 % 7)) } }
        }
        let last = try #require(snapshot.records.last { $0.name == "frame" }?.why)
        #expect(last.hasPrefix("proposed width 2010 = 10000 − 1999 × 1 gaps − 5991: all that is left; takes "))
    }

    @Test("padding subtracts its insets and adds them again")
    func padding() {
        let layout = layout(300, nil) { Text("Avocado").padding(10).background(Color.green) }
        #expect(
            why(layout) == [
                "proposed 300 × nil: by the scene; takes 90 × 30: its child’s",
                "proposed 300 × nil: passed on; takes width 90 = 70 + 2 × 10, height 30 = 10 + 2 × 10",
                "proposed width 280 = 300 − 2 × 10; takes 70 × 10: one line",
                "proposed 90 × 30: the size of “Avocado” with its padding; takes 90 × 30: fills the proposal",
            ])
    }

    @Test("a flexible frame names the bound that decides")
    func flexibleFrame() {
        func line(_ width: CGFloat?, _ min: CGFloat?, _ max: CGFloat?) -> String {
            layout(width, 10) { Text("word").frame(minWidth: min, maxWidth: max) }.records[0].explanation!.answer.width
                .text
        }
        #expect(line(300, 50, 200) == "200 = min(300, 200): its maximum")
        #expect(line(30, 50, 200) == "50 = max(30, 50): its minimum")
        #expect(line(100, 50, 200) == "100: fills the proposal")
        #expect(line(300, nil, .infinity) == "300: fills the proposal (maximum ∞)")
        #expect(line(10, 60, nil) == "60 = max(10, 60): its minimum")
    }

    @Test("a frame names its rule if it is proposed its child's length or a bound")
    func ties() {
        func line(_ width: CGFloat?, _ min: CGFloat?, _ max: CGFloat?) -> String {
            layout(width, 10) { Color.red.frame(width: 80).frame(minWidth: min, maxWidth: max) }
                .records[0].explanation!.answer.width.text
        }
        #expect(line(80, nil, .infinity) == "80: fills the proposal (maximum ∞)")
        #expect(line(80, nil, 200) == "80: fills the proposal")
        #expect(line(80, nil, 80) == "80: fills the proposal")
        #expect(line(60, nil, 80) == "80: its child’s")
        #expect(line(80, 80, 80) == "80: fills the proposal")
        #expect(line(60, 80, 200) == "80 = max(60, 80): its minimum")
        #expect(line(nil, nil, 200) == "80: its child’s")
        #expect(line(80, 20, nil) == "80: its child’s")
        #expect(line(60, 60, nil) == "60 = min(80, 60): its child’s, capped at the proposal")
    }

    /// Rules that would explain a proposal by itself.
    private let circles = ["its child’s", "the frame’s own", "the stack’s own", "container’s own size"]

    @Test("no proposal is explained by its own answer, neither in a frame up to ∞ nor in padding")
    func nested() throws {
        let layout = layout(320, 200) {
            VStack(spacing: 6) {
                Text("Avocado Toast")
                HStack(spacing: 4) {
                    Text("Ready").padding(6)
                    Spacer()
                }
                .frame(maxWidth: .infinity)
            }
            .padding(12)
        }
        for record in layout.records {
            let proposal = try #require(record.explanation?.proposal)
            for axis in Axis.allCases {
                #expect(!circles.contains { proposal[axis].rule.contains($0) }, "\(record.title): \(record.why ?? "")")
            }
        }
        let row = try #require(layout.records.first { $0.name == "HStack" })
        #expect(row.sizingProposal == ProposedViewSize(width: 296, height: 160) && row.proposal != row.sizingProposal)
        #expect(row.explanation?.proposalText == "296 × 160: passed on")
        let padded = try #require(layout.records.last { $0.name == "padding" })
        let (inside, around) = (try #require(layout.records[padded.children[0]].explanation), padded.explanation)
        #expect(inside.proposal.height.text == "148 = 160 − 2 × 6" && around?.answer.height.text == "22 = 10 + 2 × 6")
        #expect(
            layout.text(explaining: true).contains("proposed 296 × 160, finally 296 × 22"),
            "\(layout.text(explaining: true))")
    }

    @Test("a proposal clamped by a frame names the bound")
    func boundedProposal() throws {
        func line(_ width: CGFloat?, _ min: CGFloat?, _ ideal: CGFloat?, _ max: CGFloat?) throws -> String {
            let layout = layout(width, 10) { Text("word").frame(minWidth: min, idealWidth: ideal, maxWidth: max) }
            return try #require(layout.records[1].explanation).proposal.width.text
        }
        #expect(try line(300, nil, nil, 200) == "200 = min(300, 200): the frame’s maximum")
        #expect(try line(30, 50, nil, nil) == "50 = max(30, 50): the frame’s minimum")
        #expect(try line(nil, nil, 70, nil) == "70: the frame’s ideal")
        #expect(try line(100, nil, nil, 200) == "100: passed on")
    }

    @Test("a view in a background is explained by the background's placement")
    func behind() throws {
        let layout = layout(300, 100) {
            Color.red.frame(width: 90, height: 40)
                .background(HStack(spacing: 0) { Color.blue.frame(maxWidth: .infinity) })
        }
        let row = try #require(layout.records.first { $0.name == "HStack" })
        #expect(row.explanation?.proposalText == "90 × 40: the size of the Color with its frame")
        #expect(layout.records[row.children[0]].explanation?.proposalText == "90 × 40: passed on")
    }

    private struct Diagonal: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 30, height: 30)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for subview in subviews { subview.place(at: bounds.origin, proposal: .zero) }
        }
    }

    @Test("a user's layout decides its size itself")
    func custom() {
        let layout = layout(100, 100) { Diagonal { Color.red } }
        #expect(
            why(layout) == [
                "proposed 100 × 100: by the scene; takes 30 × 30: Diagonal’s own answer",
                "proposed 0 × 0: by Diagonal; takes 0 × 0: fills the proposal",
            ])
    }

    @Test("is in the printed tree and in JSON when asked for")
    func printed() throws {
        let layout = layout(50, 50) { Color.red.frame(width: 10, height: 20) }
        #expect(layout.text(explaining: true).contains("\n    proposed 10 × 20: the frame’s own; takes 10 × 20"))
        #expect(!layout.description.contains("takes"))
        let json = String(decoding: try JSONEncoder().encode(layout), as: UTF8.self)
        #expect(json.contains("\"why\":\"proposed 50 × 50: by the scene; takes 10 × 20: as written\""))
    }
}
