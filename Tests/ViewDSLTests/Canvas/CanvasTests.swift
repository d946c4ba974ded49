import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@Suite("A canvas")
@MainActor
struct CanvasTests {
    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

    /// The drawing of a 40 × 20 canvas at (30, 50), in its own coordinates.
    private func items(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> [DisplayItem] {
        drawn(Canvas(renderer: draw)).items
    }

    private func drawn(_ canvas: some View) -> (items: [DisplayItem], snapshot: LayoutSnapshot) {
        let snapshot = layout(nil, nil) {
            canvas.frame(width: 40, height: 20).padding(EdgeInsets(top: 50, leading: 30, bottom: 0, trailing: 0))
        }
        guard case .group(let placed, .clip(let clip, _))? = SceneryPainter(snapshot, scale: 1).items().first,
            clip.boundingRect == rect(30, 50, 40, 20), case .group(let items, .transform(let move))? = placed.first,
            move == CGAffineTransform(translationX: 30, y: 50)
        else { return ([], snapshot) }
        return (items, snapshot)
    }

    private let red = PaintStyle.color(Color.red.resolved(.light))

    @Test("is drawn with its size, clipped to its bounds")
    func bounds() {
        var seen = CGSize.zero
        let items = items { context, size in
            seen = size
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
            context.stroke(Path(CGRect(origin: .zero, size: size)), with: .color(.red), lineWidth: 3)
        }
        #expect(seen == size(40, 20))
        let whole = Path(rect(0, 0, 40, 20))
        #expect(items == [.fill(whole, red), .stroke(whole, red, StrokeStyle(lineWidth: 3))])
    }

    @Test("moves, then scales, in the order written, and a copy keeps its own transform")
    func transforms() {
        let items = items { context, _ in
            var copy = context
            copy.translateBy(x: 5, y: 7)
            copy.scaleBy(x: 2, y: 3)
            copy.fill(square, with: .color(.red))
            context.fill(square, with: .color(.red))
        }
        let move = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 5, ty: 7)
        #expect(items == [.group([.fill(square, red)], .transform(move)), .fill(square, red)])
    }

    @Test("applies the last filter first, then clips and blends")
    func wrappers() {
        let items = items { context, _ in
            context.blendMode = .multiply
            context.clip(to: square)
            context.addFilter(.blur(radius: 2))
            context.addFilter(.shadow(color: .red, radius: 1))
            context.opacity = 0.5
            context.fill(square, with: .color(.red))
        }
        let faded = DisplayItem.group([.fill(square, red)], .opacity(0.5))
        let shadow = DisplayItem.group(
            [faded], .shadow(Color.red.resolved(.light), radius: 1, offset: .zero))
        let clipped = DisplayItem.group([.group([shadow], .blur(2))], .clip(square))
        #expect(items == [.group([clipped], .blend(.multiply))])
    }

    @Test("draws a layer as one")
    func layer() {
        let items = items { context, _ in
            context.opacity = 0.5
            context.drawLayer { layer in
                layer.fill(square, with: .color(.red))
                layer.fill(square, with: .color(.red))
            }
        }
        #expect(items == [.group([.fill(square, red), .fill(square, red)], .opacity(0.5))])
    }

    @Test("measures texts, and draws them by an anchor")
    func text() {
        var (sizes, baseline) = ([CGSize](), CGFloat.zero)
        let items = items { context, _ in
            let text = context.resolve(Text("ab cd"))
            sizes = [
                text.measure(in: CGSize(width: 100, height: 100)), text.measure(in: CGSize(width: 20, height: 100)),
            ]
            baseline = text.firstBaseline(in: CGSize(width: 100, height: 100))
            context.draw(text, at: CGPoint(x: 50, y: 10), anchor: .topTrailing)
        }
        #expect(sizes == [size(50, 10), size(20, 20)])
        #expect(baseline == 8)
        guard case .group(let inner, .transform(let move))? = items.first else {
            Issue.record("no text")
            return
        }
        #expect(move == CGAffineTransform(translationX: 0, y: 10))
        #expect(inner.count == 1)
    }

    @Test("spreads a style over the path, and puts a gradient into its own coordinates")
    func gradients() {
        let gradient = Gradient(colors: [.red, .blue])
        let items = items { context, _ in
            context.fill(square, with: .style(LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)))
            context.fill(
                square, with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 40, y: 0)))
        }
        let stops = gradient.resolved(EnvironmentValues())
        #expect(
            items == [
                .fill(square, .linearGradient(stops: stops, from: CGPoint(x: 5, y: 0), to: CGPoint(x: 5, y: 10))),
                .fill(square, .linearGradient(stops: stops, from: .zero, to: CGPoint(x: 40, y: 0))),
            ])
    }

    @Test("draws its symbols by tag, as large as they are")
    func symbols() {
        let canvas = Canvas { context, _ in
            #expect(context.resolveSymbol(id: 3)?.size == nil)
            guard let symbol = context.resolveSymbol(id: 2) else { return }
            #expect(symbol.size == CGSize(width: 4, height: 6))
            context.draw(symbol, at: CGPoint(x: 10, y: 10))
        } symbols: {
            Color.blue.frame(width: 9, height: 9).tag(1)
            Color.red.frame(width: 4, height: 6).tag(2)
        }
        let symbol = DisplayItem.fill(Path(rect(0, 0, 4, 6)), red)
        #expect(drawn(canvas).items == [.group([symbol], .transform(CGAffineTransform(translationX: 8, y: 7)))])
    }

    @Test("says what it cannot draw, once")
    func warnings() {
        let canvas = Canvas { context, _ in
            context.addFilter(.alphaThreshold(min: 0.5))
            context.addFilter(.alphaThreshold(min: 0.5))
            context.draw(Image("nowhere"), at: .zero)
        }
        #expect(drawn(canvas).snapshot.issues.map(\.rule) == [.approximate, .missingImage])
    }
}
