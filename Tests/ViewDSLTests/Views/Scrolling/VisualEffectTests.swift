import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor
@Suite("A visual effect")
struct VisualEffectTests {
    /// Counts how often its body is made.
    private struct Counting: View {
        final class Count { var made = 0 }

        let count: Count

        var body: some View {
            count.made += 1
            return fixed(40, 20)
        }
    }

    @Test("knows the view's size and place, moves its drawing and changes no layout")
    func offset() {
        let snapshot = layout(300, 400) {
            VStack(spacing: 0) {
                fixed(50, 10)
                Color.red.frame(width: 40, height: 20).layoutLabel("moved").visualEffect { content, proxy in
                    content.offset(x: proxy.size.width + proxy.frame(in: .global).minY).opacity(0.5)
                }
                fixed(10, 10, "below")
            }
        }
        #expect(snapshot.size == size(50, 40))
        #expect(snapshot.frame("moved") == rect(5, 10, 40, 20) && snapshot.frame("below") == rect(20, 30, 10, 10))
        let items = SceneryPainter(snapshot, scale: 1).items()
        guard items.count == 3, case .group(let moved, .opacity(0.5)) = items[1],
            case .group(_, .transform(let move))? = moved.first
        else {
            Issue.record("\(items)")
            return
        }
        #expect(move == CGAffineTransform(translationX: 50, y: 0))
    }

    @Test("makes its view once")
    func once() {
        let (plain, changed) = (Counting.Count(), Counting.Count())
        _ = layout(300, 400) { Counting(count: plain) }
        _ = layout(300, 400) { Counting(count: changed).visualEffect { content, _ in content.blur(radius: 2) } }
        #expect(plain.made > 0 && changed.made == plain.made)
    }
}
