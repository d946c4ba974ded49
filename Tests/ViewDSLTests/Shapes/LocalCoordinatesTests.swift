import Drawing
import Foundation
import LayoutEngine
import Synchronization
import TestSupport
import Testing

@testable import ViewDSL

/// As public code is written: from zero, by the rectangle's size alone.
private struct LeftHalf: InsettableShape {
    var inset: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        Path(CGRect(x: inset, y: inset, width: rect.width / 2 - 2 * inset, height: rect.height - 2 * inset))
    }

    func inset(by amount: CGFloat) -> LeftHalf { LeftHalf(inset: inset + amount) }
}

/// Notes the rectangles it is asked for.
private struct Witness: InsettableShape {
    final class Book: Sendable {
        let rects = Mutex<[CGRect]>([])
    }

    let book: Book

    func path(in rect: CGRect) -> Path {
        book.rects.withLock { $0.append(rect) }
        return Path(rect)
    }

    func inset(by amount: CGFloat) -> Witness { self }
}

@Suite("A shape of the user’s")
@MainActor
struct LocalCoordinatesTests {
    /// The drawing of a 40 × 20 view at (30, 50).
    private func items(@ViewBuilder _ view: () -> some View) -> [DisplayItem] {
        let snapshot = layout(nil, nil) {
            view().frame(width: 40, height: 20).padding(EdgeInsets(top: 50, leading: 30, bottom: 0, trailing: 0))
        }
        return SceneryPainter(snapshot, scale: 1).items()
    }

    private func outline(_ item: DisplayItem?) -> CGRect? {
        switch item {
        case .fill(let path, _, _), .stroke(let path, _, _), .group(_, .clip(let path, _)): path.boundingRect
        default: nil
        }
    }

    @Test("is drawn in its view, wherever that is")
    func drawn() {
        let left = rect(30, 50, 20, 20)
        #expect(outline(items { LeftHalf() }.first) == left)
        #expect(outline(items { LeftHalf().stroke(.red) }.first) == left)
        #expect(outline(items { AnyShape(LeftHalf()) }.first) == left)
        #expect(outline(items { Color.red.background(.blue, in: LeftHalf()) }.first) == left)
        #expect(outline(items { LeftHalf().strokeBorder(.red, lineWidth: 2) }.first) == rect(31, 51, 18, 18))
        #expect(outline(items { LeftHalf().inset(by: 3) }.first) == rect(33, 53, 14, 14))
    }

    @Test("clips the view it belongs to")
    func clips() {
        #expect(outline(items { Color.red.clipShape(LeftHalf()) }.first) == rect(30, 50, 20, 20))
        let snapshot = layout(nil, nil) {
            Color.red.clipShape(LeftHalf()).frame(width: 40, height: 20).padding(.leading, 30).layoutLabel("all")
        }
        #expect(snapshot.records.allSatisfy { $0.name != "Color" || !$0.frame.isEmpty })
    }

    @Test("is changed in its own coordinates")
    func derived() {
        #expect(outline(items { LeftHalf().offset(x: 4, y: 5) }.first) == rect(34, 55, 20, 20))
        #expect(outline(items { LeftHalf().scale(x: 0.5, y: 0.5) }.first) == rect(40, 55, 10, 10))
        #expect(outline(items { LeftHalf().scale(0.5, anchor: .topLeading) }.first) == rect(30, 50, 10, 10))
        #expect(outline(items { LeftHalf().rotation(.radians(.pi)) }.first)?.integral == rect(50, 50, 20, 20))
        #expect(outline(items { LeftHalf().size(width: 10, height: 8) }.first) == rect(30, 50, 5, 8))
        #expect(
            outline(items { LeftHalf().transform(CGAffineTransform(scaleX: 2, y: 1)) }.first) == rect(30, 50, 40, 20))
        #expect(outline(items { LeftHalf().trim(from: 0, to: 0.5) }.first) == rect(30, 50, 20, 20))
        #expect(outline(items { Path(rect(1, 2, 3, 4)) }.first) == rect(31, 52, 3, 4))
    }

    @Test("gets rectangles whose origin is zero, everywhere")
    func rectangles() {
        let book = Witness.Book()
        let shape = Witness(book: book)
        _ = items {
            ZStack {
                shape
                shape.fill(.red).stroke(.blue).strokeBorder(.green)
                shape.stroke(lineWidth: 3)
                shape.trim(from: 0, to: 0.5).rotation(.degrees(3)).scale(2).offset(x: 1).size(width: 5, height: 5)
                AnyShape(shape).fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
                Color.red.clipShape(shape).mask { shape }.overlay(.red, in: shape).background(in: shape)
                Color.blue.contentShape(shape)
            }
        }
        let rects = book.rects.withLock { $0 }
        #expect(rects.count > 8 && rects.allSatisfy { $0.origin == .zero && $0.width > 0 }, "\(rects)")
    }

    @Test("has gradients that span its view")
    func gradients() {
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        let item = items { LeftHalf().fill(gradient) }.first
        guard case .fill(_, .linearGradient(_, let start, let end), _)? = item else {
            Issue.record("a gradient is one fill")
            return
        }
        #expect(start == CGPoint(x: 30, y: 60) && end == CGPoint(x: 70, y: 60))
    }
}

/// Moves a view by its size, about its own origin.
private struct Shove: GeometryEffect {
    var fraction: CGFloat

    var animatableData: CGFloat {
        get { fraction }
        set { fraction = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: size.width * fraction, y: 0).scaledBy(x: 0.5, y: 0.5))
    }
}

@Suite("A geometry effect")
@MainActor
struct GeometryEffectTests {
    /// Where a 40 × 20 view at (30, 50) is drawn.
    private func drawn(_ view: (Color) -> some View) throws -> CGRect {
        let snapshot = layout(nil, nil) {
            view(Color.red).frame(width: 40, height: 20)
                .padding(EdgeInsets(top: 50, leading: 30, bottom: 0, trailing: 0))
        }
        #expect(snapshot.size == size(70, 70))
        let item = try #require(SceneryPainter(snapshot, scale: 1).items().first)
        guard case .group(let items, .transform(let map)) = item, case .fill(let path, _, _)? = items.first else {
            Issue.record("a transformed view's items are a group")
            return .null
        }
        let frame = path.boundingRect.applying(map)
        func rounded(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 }
        return rect(rounded(frame.minX), rounded(frame.minY), rounded(frame.width), rounded(frame.height))
    }

    @Test("transforms a view in its own coordinates and changes no layout")
    func local() throws {
        #expect(try drawn { $0.modifier(Shove(fraction: 1)) } == rect(70, 50, 20, 10))
        #expect(try drawn { $0.modifier(Shove(fraction: 0).ignoredByLayout()) } == rect(30, 50, 20, 10))
    }

    @Test("applies to each view of a group")
    func group() {
        let snapshot = layout(nil, nil) {
            HStack(spacing: 0) {
                Group {
                    fixed(10, 10)
                    fixed(30, 10)
                }.modifier(Shove(fraction: 1))
            }
        }
        let groups = SceneryPainter(snapshot, scale: 1).items().compactMap { item -> CGFloat? in
            if case .group(_, .transform(let map)) = item { map.applied(to: .zero).x } else { nil }
        }
        // Half of each origin, and the view's own width.
        #expect(groups == [10, 5 + 30])
    }

    @Test("in space is drawn as narrow as it is turned")
    func rotation() throws {
        #expect(try drawn { $0.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)) } == rect(40, 50, 20, 20))
        #expect(
            try drawn { $0.rotation3DEffect(.degrees(60), axis: (0, 1, 0), anchor: .leading, perspective: 0) }
                == rect(30, 50, 20, 20))
        #expect(try drawn { $0.rotation3DEffect(.degrees(180), axis: (x: 1, y: 0, z: 0)) } == rect(30, 50, 40, 20))
        #expect(try drawn { $0.rotation3DEffect(.degrees(30), axis: (0, 0, 0)) } == rect(30, 50, 40, 20))
    }

    @Test("with a value that is not finite leaves the view as it is")
    func notFinite() throws {
        #expect(try drawn { $0.modifier(Shove(fraction: .nan)) } == rect(30, 50, 40, 20))
    }
}

extension CGAffineTransform {
    fileprivate func applied(to point: CGPoint) -> CGPoint { point.applying(self) }
}
