import Drawing
import Foundation
import LayoutEngine

/// Code that a figure shows.
package struct CodeSample: Hashable, Sendable {
    var code: SceneCode
    /// The lines that are shown, from 1; nil is all.
    var lines: ClosedRange<Int>?
    /// Whose closures are shown, such as `ForEach`.
    var unfolded: [String]
    /// The type whose body it is.
    var type: String?

    package init(_ code: SceneCode, lines: ClosedRange<Int>? = nil, unfolded: [String] = [], type: String? = nil) {
        (self.code, self.lines, self.unfolded, self.type) = (code, lines, unfolded, type)
    }

    package func listing(columns: Int = CodeListing.columns) -> CodeListing {
        CodeListing(code, lines: lines, unfolded: unfolded, columns: columns)
    }
}

/// A listing: quiet tokens, the expression the figure is about in its view's hue with a bar beside it, deciding numbers bold.
struct CodeBlock {
    let style: DiagramStyle
    let setter: Typesetter
    let scene: FigureScene
    let snapshot: LayoutSnapshot
    /// The views the author emphasizes.
    let emphasis: [String]
    var prose = ""
    var annotations: Annotations = .none

    private let pitch: CGFloat = 17
    private let padding: CGFloat = 12

    private func font(_ weight: Int) -> FontSpec {
        var font = FontSpec(size: style.type.code, weight: weight)
        font.isMonospaced = true
        return font
    }

    /// The width of a column, in points.
    private var advance: CGFloat { setter.line("0000000000", font(400), style.ink).size.width / 10 }

    /// The columns that `width` points have room for.
    private func columns(in width: CGFloat) -> Int { Int(width / advance, in: 20...1000) }

    /// Without background and padding.
    func block(_ samples: [CodeSample], width: CGFloat) -> PageBlock? {
        PageBlock.column(listings(samples, columns: min(CodeListing.columns, columns(in: width))), spacing: 12)
    }

    /// On a background.
    ///
    /// - Parameter box: The width of the background, if that is known: lines are broken where it ends.
    func framed(_ samples: [CodeSample], width: CGFloat, box: CGFloat = 0) -> PageBlock? {
        let most = max(CodeListing.columns, columns(in: box - 2 * padding))
        let columns = min(most, columns(in: width - 2 * padding))
        guard let inner = PageBlock.column(listings(samples, columns: columns), spacing: 12) else { return nil }
        let size = CGSize(width: inner.size.width + 2 * padding, height: inner.size.height + 2 * padding)
        return PageBlock(size: size, items: [inner.item(at: CGPoint(x: padding, y: padding))])
    }

    /// The background of framed code.
    func ground(_ rect: CGRect) -> DisplayItem {
        let path = Path(roundedRect: rect, cornerRadius: style.lengths.panelRadius)
        return .fill(path, .color(style.isPrint ? style.canvas : style.ink.opacity(style.isDark ? 0.06 : 0.04)))
    }

    private func listings(_ samples: [CodeSample], columns: Int) -> [PageBlock] {
        let types = Set(samples.compactMap(\.type))
        return samples.map { listing($0, columns: columns, bodies: types) }
    }

    /// - Parameter types: The bodies that are shown, such as `Card.body`.
    private func listing(_ sample: CodeSample, columns: Int, bodies types: Set<String>) -> PageBlock {
        let listing = sample.listing(columns: columns)
        let strong = emphasized(sample.code, bodies: types)
        let numbers = deciding(sample.code)
        let advance = advance
        var items: [DisplayItem] = []
        var top: CGFloat = 0
        if let type = sample.type {
            let heading = setter.line(type, style.type.legend, style.muted)
            items.append(setter.item(heading, x: 0, middle: pitch / 2))
            top = pitch
        }
        for (index, line) in listing.lines.enumerated() {
            guard let first = line.first else { continue }
            let middle = top + (CGFloat(index) + 0.5) * pitch
            let marked = line.lazy.compactMap { strong[$0.token] }.first
            if let marked {
                let bar = CGRect(x: -10, y: middle - pitch / 2, width: 3, height: pitch)
                items.append(.fill(Path(bar), .color(marked.line)))
            }
            let runs = runs(line, sample.code, strong, numbers)
            let text = setter.line(runs)
            items.append(setter.item(text, x: CGFloat(first.column) * advance, baseline: middle + text.capHeight / 2))
        }
        let height = top + CGFloat(listing.lines.count) * pitch
        return PageBlock(size: CGSize(width: CGFloat(listing.width) * advance, height: height), items: items)
    }

    private func runs(
        _ line: CodeListing.Line, _ code: SceneCode, _ strong: [Int: DiagramStyle.Accent], _ numbers: Set<Int>
    ) -> [TextRun] {
        var (runs, column) = ([TextRun](), line.first?.column ?? 0)
        for piece in line {
            let space = String(repeating: " ", count: max(0, piece.column - column))
            var run = TextRun(piece.text, font: font(400), color: style.muted)
            if let accent = strong[piece.token] {
                (run.font, run.color) = (font(700), accent.text)
            } else if numbers.contains(piece.token) {
                (run.font, run.color) = (font(700), style.ink)
            } else if code.expressions.contains(where: { $0.head.lowerBound == piece.token && $0.head.count > 1 }) {
                run.color = style.ink
            }
            if !space.isEmpty { runs.append(TextRun(space, font: font(400), color: style.muted)) }
            runs.append(run)
            column = piece.column + piece.text.count
        }
        return runs
    }

    /// The tokens of the views the figure is about, in their colors. What is in a body that is shown is marked there, and not
    /// at the call.
    private func emphasized(_ code: SceneCode, bodies types: Set<String>) -> [Int: DiagramStyle.Accent] {
        guard !emphasis.isEmpty else { return [:] }
        let places = CodePlaces(code, snapshot.records)
        var tokens: [Int: DiagramStyle.Accent] = [:]
        for view in scene.views where view.answers(to: emphasis) {
            let records = view.records.map { snapshot.records[$0] }
            let named = records.first { record in emphasis.contains { record.labels.contains($0) || record.name == $0 }
            }
            guard let record = named ?? records.last, let place = places.places[record.id] else { continue }
            let call = place.link == nil ? code.expressions[place.expression] : nil
            if let call, types.contains("\(call.name).body"), !call.makes(record) { continue }
            for token in places.tokens(of: place) { tokens[token] = style[view.hue] }
        }
        return tokens
    }

    /// The modifiers that the annotations are about, and the numbers that the words name; without words, those that are a
    /// length the figure's views were proposed or take.
    private func deciding(_ code: SceneCode) -> Set<Int> {
        let lengths = prose.isEmpty ? lengths : Self.numbers(in: prose)
        let numbers = code.tokens.indices.filter { index in
            let token = code.tokens[index]
            return token.kind == .number && Double(token.text).map { lengths.contains($0) } ?? false
        }
        let modifiers = Self.modifiers.filter { annotations != .all && annotations.contains($0.annotation) }.map(\.name)
        let links = code.expressions.flatMap(\.links).filter { modifiers.contains($0.name) }
        return links.reduce(into: Set(numbers)) { $0.formUnion($1.tokens) }
    }

    private static let modifiers: [(annotation: Annotations, name: String)] = [
        (.priority, "layoutPriority"), (.alignmentLines, "alignmentGuide"),
    ]

    private var lengths: Set<CGFloat> {
        let all = snapshot.records.flatMap { record in
            Axis.allCases.flatMap { [record.proposal[$0], record.size[$0]].compactMap(\.self) }
        }
        return Set(all.filter { $0 > 1 })
    }

    private static func numbers(in words: String) -> Set<CGFloat> {
        Set(words.matches(of: /[0-9]+(\.[0-9]+)?/).compactMap { Double($0.output.0).map { CGFloat($0) } })
    }
}

extension CodeExpression {
    /// Whether a call makes the view itself, not only a view around it.
    fileprivate func makes(_ record: LayoutRecord) -> Bool {
        record.viewType == name || label.map(record.labels.contains) ?? false
    }
}
