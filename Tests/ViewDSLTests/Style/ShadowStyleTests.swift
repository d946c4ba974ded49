import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor @Suite("A shadow of a style")
struct ShadowStyleTests {
    private func items<V: View>(@ViewBuilder _ view: () -> V) -> [DisplayItem] {
        SceneryPainter(layout(40, 20, view), scale: 1).items()
    }

    @Test("is a blurred copy beneath what is painted")
    func drop() {
        let items = items { Rectangle().fill(.red.shadow(.drop(color: .black, radius: 3, x: 1, y: 2))) }
        let fill = DisplayItem.fill(Path(rect(0, 0, 40, 20)), .color(Color.red.resolved(.light)))
        #expect(items == [.group([fill], .shadow(.black, radius: 3, offset: CGSize(width: 1, height: 2)))])
    }

    @Test("inside a filled shape is clipped to it, and lies on the fill")
    func inner() {
        let items = items { Rectangle().fill(.red.shadow(.inner(radius: 3))) }
        #expect(items.first == .fill(Path(rect(0, 0, 40, 20)), .color(Color.red.resolved(.light))))
        guard case .group(let cast, .clip(let path, _))? = items.last, case .group(_, .shadow)? = cast.first else {
            Issue.record("\(items)")
            return
        }
        #expect(path.boundingRect == rect(0, 0, 40, 20))
    }

    @Test("inside a filled shape is cast by something of its own color, which a soft edge shows")
    func innerEdge() {
        let blue = RGBA(red: 0, green: 0, blue: 1)
        let items = items { Circle().fill(.red.shadow(.inner(color: Color(blue.opacity(0.5)), radius: 3))) }
        guard case .group(let clipped, .clip)? = items.last,
            case .group(let cast, .shadow(let color, _, _))? = clipped.first,
            case .fill(_, .color(let edge), _)? = cast.first
        else {
            Issue.record("\(items)")
            return
        }
        #expect(edge == blue && color == blue.opacity(0.5))
    }

    @Test("of wrong numbers has no blur and no offset")
    func wrong() {
        let items = items { Rectangle().fill(.red.shadow(.drop(color: .black, radius: .nan, x: .infinity))) }
        guard case .group(_, .shadow(_, let radius, let offset))? = items.first else {
            Issue.record("\(items)")
            return
        }
        #expect(radius == 0 && offset == .zero)
    }
}
