import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

/// An equivalent way to write a view.
private struct Identity: Sendable {
    let name: String
    let apply: @MainActor @Sendable (AnyView) -> AnyView

    init<V: View>(_ name: String, _ apply: @escaping @MainActor @Sendable (AnyView) -> V) {
        self.name = name
        self.apply = { AnyView(apply($0)) }
    }
}

/// Modifiers without effect, and containers with one view, change neither size nor position. One case at a time, with
/// pauses, because views are laid out on the main actor, which other tests need too.
@MainActor @Suite("Modifiers without effect", .serialized)
struct IdentityTests {
    private nonisolated static let identities: [Identity] = [
        Identity("padding(0)") { $0.padding(0) },
        Identity("padding(EdgeInsets())") { $0.padding(EdgeInsets()) },
        Identity("padding([])") { $0.padding([], 20) },
        Identity("safeAreaPadding(0)") { $0.safeAreaPadding(0) },
        Identity("frame(width: nil)") { $0.frame(width: nil, height: nil) },
        Identity("offset()") { $0.offset() },
        Identity("offset(.zero)") { $0.offset(.zero) },
        Identity("fixedSize on no axis") { $0.fixedSize(horizontal: false, vertical: false) },
        Identity("containerRelativeFrame([])") { $0.containerRelativeFrame([]) },
        Identity("overlay") { $0.overlay { Color.red.frame(width: 500, height: 500) } },
        Identity("overlay of nothing") { $0.overlay { EmptyView() } },
        Identity("background") { $0.background(Color.red) },
        Identity("mask") { $0.mask { Circle() } },
        Identity("border") { $0.border(Color.red, width: 10) },
        Identity("alignmentGuide") { $0.alignmentGuide(.leading) { _ in 40 } },
        Identity("layoutPriority") { $0.layoutPriority(5) },
        Identity("layoutLabel") { $0.layoutLabel("it") },
        Identity("hidden") { $0.hidden() },
        Identity("opacity") { $0.opacity(0) },
        Identity("clipped") { $0.clipped() },
        Identity("clipShape") { $0.clipShape(Circle()) },
        Identity("cornerRadius") { $0.cornerRadius(30) },
        Identity("shadow") { $0.shadow(radius: 9) },
        Identity("blur") { $0.blur(radius: 9) },
        Identity("scaleEffect") { $0.scaleEffect(3) },
        Identity("rotationEffect") { $0.rotationEffect(.degrees(45)) },
        Identity("transformEffect") { $0.transformEffect(CGAffineTransform(translationX: 9, y: 9)) },
        Identity("drawingGroup") { $0.drawingGroup() },
        Identity("zIndex") { $0.zIndex(3) },
        Identity("id") { $0.id("it") },
        Identity("ignoresSafeArea") { $0.ignoresSafeArea() },
        Identity("gridCellColumns") { $0.gridCellColumns(3) },
        Identity("AnyView") { AnyView($0) },
        Identity("Group") { view in Group { view } },
        Identity("ForEach of one") { view in ForEach(0..<1) { _ in view } },
        Identity("GridRow outside a grid") { view in GridRow { view } },
        Identity("ViewThatFits of one") { view in ViewThatFits { view } },
    ]

    /// Containers that keep the size but may propose something else to their one view at placement.
    private nonisolated static let containers: [Identity] = [
        Identity("HStack of one") { view in HStack { view } },
        Identity("VStack of one") { view in VStack { view } },
        Identity("ZStack of one") { view in ZStack { view } },
        Identity("AnyLayout of one") { view in AnyLayout(VStackLayout()) { view } },
        Identity("frame(minWidth: nil)") { $0.frame(minWidth: nil, maxHeight: nil) },
        Identity("two negative paddings make none") { $0.padding(0).padding(-0) },
    ]

    private nonisolated static let bases: [Identity] = [
        Identity("Color") { _ in Color.red },
        Identity("Text") { _ in Text("some words to wrap") },
        Identity("a rigid view") { _ in Color.red.frame(width: 30, height: 20) },
        Identity("a bounded view") { _ in Color.red.frame(minWidth: 20, maxWidth: 70, minHeight: 5) },
        Identity("Circle") { _ in Circle() },
        Identity("a row") { _ in
            HStack {
                Text("some words")
                Color.red.frame(maxWidth: 40)
            }
        },
    ]

    /// A view, and its layout at each proposal.
    private struct Plain {
        let name: String
        let view: AnyView
        let layouts: [(proposal: ProposedViewSize, size: CGSize, inner: CGRect?)]
    }

    private static let plain: [Plain] = bases.map { base in
        let view = AnyView(base.apply(AnyView(EmptyView())).layoutLabel("inner"))
        let proposals = ContractTests.lengths.flatMap { width in
            ContractTests.lengths.map { ProposedViewSize(width: width, height: $0) }
        }
        return Plain(
            name: base.name, view: view,
            layouts: proposals.map { proposal in
                let layout = lay(view, proposal)
                return (proposal, layout.size, layout.frame("inner"))
            })
    }

    private static func lay(_ view: AnyView, _ proposal: ProposedViewSize) -> LayoutSnapshot {
        layout(proposal.width, proposal.height, options: LayoutOptions()) { view }
    }

    /// The differences of the view written the other way.
    private func changes(_ identity: Identity, alsoInside: Bool) async -> [String] {
        var changes: [String] = []
        for plain in Self.plain {
            let view = identity.apply(plain.view)
            for (proposal, size, inner) in plain.layouts {
                let changed = Self.lay(view, proposal)
                if changed.size != size || alsoInside && changed.frame("inner") != inner {
                    changes.append("\(plain.name) at \(proposal)")
                }
            }
            await Task.yield()
        }
        return changes
    }

    @Test("change neither a view's size nor its place", arguments: identities.indices)
    func modifiers(_ index: Int) async {
        #expect(await changes(Self.identities[index], alsoInside: true).isEmpty, "\(Self.identities[index].name)")
    }

    @Test("an only view's size is its container's", arguments: containers.indices)
    func lone(_ index: Int) async {
        #expect(await changes(Self.containers[index], alsoInside: false).isEmpty, "\(Self.containers[index].name)")
    }

    @Test("fixedSize on a rigid view, and a repeated frame, padding or fixedSize")
    func repeated() async {
        let rigid = Color.red.frame(width: 30, height: 20).layoutLabel("inner")
        for width in ContractTests.lengths {
            for height in ContractTests.lengths {
                @MainActor func same(_ a: some View, _ b: some View) {
                    let (a, b) = (layout(width, height) { a }, layout(width, height) { b })
                    #expect(a.size == b.size && a.frame("inner") == b.frame("inner"))
                }
                same(rigid, rigid.fixedSize())
                same(rigid, rigid.frame(width: 30, height: 20))
                same(rigid, rigid.frame(minWidth: 10, maxWidth: 30, minHeight: 20, maxHeight: 20).frame(width: 30))
                let words = Text("some words").layoutLabel("inner")
                same(words.fixedSize(), words.fixedSize().fixedSize())
                same(words.frame(width: 40), words.frame(width: 40).frame(width: 40))
                same(words.padding(3).padding(4), words.padding(7))
                same(words.offset(x: 3).offset(y: 4), words.offset(x: 3, y: 4))
            }
            await Task.yield()
        }
    }
}
