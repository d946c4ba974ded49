import Drawing
import Foundation
import LayoutEngine
import TestSupport

@testable import ViewDSL

private enum Quarter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
}

private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

/// A typical user's layout: views along the diagonal, the last one not placed.
private struct Steps: Layout {
    var step: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        var size = CGSize.zero
        for (index, subview) in subviews.enumerated() {
            let child = subview.sizeThatFits(.unspecified)
            size.width = max(size.width, child.width + step * CGFloat(index))
            size.height = max(size.height, child.height + step * CGFloat(index))
        }
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for index in subviews.indices.dropLast() {
            let inset = step * CGFloat(index)
            subviews[index].place(at: CGPoint(x: bounds.minX + inset, y: bounds.minY + inset), proposal: .unspecified)
        }
    }
}

extension RandomTree {
    private func pick<Element>(_ list: [Element]) -> Element { list[form % list.count] }

    private var alignment: Alignment {
        Alignment(
            horizontal: pick([.center, .leading, .trailing, HorizontalAlignment(Quarter.self)]),
            vertical: pick([
                .center, .top, .bottom, .firstTextBaseline, .lastTextBaseline, VerticalAlignment(Third.self),
            ]))
    }

    private var axes: Axis.Set { pick([.horizontal, .vertical, [.horizontal, .vertical]]) }

    private var items: [GridItem] {
        pick([
            [GridItem(.flexible()), GridItem(.fixed(a ?? 40))],
            [GridItem(.adaptive(minimum: a ?? 30), spacing: b)],
            [GridItem(.flexible(minimum: a ?? 10, maximum: b ?? 90), alignment: alignment), GridItem(.flexible())],
            [],
        ])
    }

    @MainActor private func child(_ index: Int) -> AnyView {
        children.indices.contains(index) ? children[index].view : AnyView(EmptyView())
    }

    @MainActor private var list: some View { ForEach(Array(children.indices), id: \.self) { child($0) } }

    /// The view the tree stands for.
    @MainActor var view: AnyView {
        switch kind.children.upperBound {
        case 0: leaf
        case 1, 2: modified(child(0))
        default: container
        }
    }

    @MainActor private var leaf: AnyView {
        switch kind {
        case .color: AnyView(Color.red)
        case .circle: AnyView(Circle())
        case .shape: AnyView(RoundedRectangle(cornerRadius: 4).stroke(Color.red))
        case .path: AnyView(Path(CGRect(x: 0, y: 0, width: a ?? 5, height: b ?? 5)))
        case .text: AnyView(Text(pick(["", "word", "some words to wrap", "two\nlines", "a-very-long-word"])))
        case .image: AnyView(rogue)
        case .resizableImage: AnyView(rogue.resizable())
        case .symbol: AnyView(Image(systemName: "star"))
        case .spacer: AnyView(Spacer(minLength: a))
        case .control:
            pick([
                AnyView(Label("title", systemImage: "star")), AnyView(Button("press") {}),
                AnyView(LabeledContent("label", value: "value")),
            ])
        case .divider: AnyView(Divider())
        default: AnyView(EmptyView())
        }
    }

    @MainActor private func modified(_ view: AnyView) -> AnyView {
        switch kind {
        case .padding, .edgePadding, .frame, .minFrame, .maxFrame, .boundedFrame, .idealFrame, .fixedSize, .aspectRatio,
            .ownAspectRatio:
            resized(view)
        case .offset: AnyView(view.offset(x: a ?? 0, y: b ?? 0))
        case .position: AnyView(view.position(x: a ?? 0, y: b ?? 0))
        case .guide: guided(view)
        case .priority: AnyView(view.layoutPriority(pick([1, -1, 0.5, .infinity, -.infinity, .nan])))
        case .border: AnyView(view.border(Color.red, width: a ?? 1))
        case .effects: AnyView(view.scaleEffect(a ?? 2).rotationEffect(.degrees(b ?? 30)).opacity(0.5).zIndex(1))
        case .lineLimit: AnyView(view.lineLimit(form % 4).minimumScaleFactor(a ?? 0.5))
        case .rightToLeft: AnyView(view.environment(\.layoutDirection, pick([.rightToLeft, .leftToRight])))
        case .largeType: AnyView(view.dynamicTypeSize(pick(DynamicTypeSize.allCases)))
        case .ignoresSafeArea: AnyView(view.ignoresSafeArea(edges: pick([.all, .top, .horizontal])))
        case .safeAreaPadding: AnyView(view.safeAreaPadding(pick([.all, .leading, .vertical]), a))
        case .containerRelative:
            AnyView(view.containerRelativeFrame(axes, count: form % 5, span: form % 3, spacing: a ?? 8))
        case .columns: AnyView(view.gridCellColumns(form % 6))
        case .anchor: AnyView(view.gridCellAnchor(pick([.topLeading, .center, UnitPoint(x: a ?? 0, y: b ?? 2)])))
        case .columnAlignment: AnyView(view.gridColumnAlignment(alignment.horizontal))
        case .unsized: AnyView(view.gridCellUnsizedAxes(axes))
        case .overlay: AnyView(view.overlay(alignment: alignment) { child(1) })
        case .background: AnyView(view.background(alignment: alignment) { child(1) })
        case .mask: AnyView(view.mask { child(1) })
        case .safeAreaInset:
            form % 2 == 0
                ? AnyView(view.safeAreaInset(edge: pick([VerticalEdge.top, .bottom]), spacing: a) { child(1) })
                : AnyView(view.safeAreaInset(edge: pick([HorizontalEdge.leading, .trailing]), spacing: a) { child(1) })
        default: view
        }
    }

    @MainActor private func resized(_ view: AnyView) -> AnyView {
        switch kind {
        case .padding: AnyView(view.padding(a ?? 16))
        case .edgePadding: AnyView(view.padding(pick([.leading, .top, .vertical, .trailing]), b))
        case .frame: AnyView(view.frame(width: a, height: b, alignment: alignment))
        case .minFrame: AnyView(view.frame(minWidth: a, minHeight: b, alignment: alignment))
        case .maxFrame: AnyView(view.frame(maxWidth: a, maxHeight: b, alignment: alignment))
        case .boundedFrame: AnyView(view.frame(minWidth: a, maxWidth: b, minHeight: b, maxHeight: a))
        case .idealFrame: AnyView(view.frame(idealWidth: a, maxWidth: .infinity, minHeight: 3, idealHeight: b))
        case .fixedSize: AnyView(view.fixedSize(horizontal: form % 2 == 0, vertical: form % 3 == 0))
        case .aspectRatio: AnyView(view.aspectRatio(a ?? 1.5, contentMode: pick([.fit, .fill])))
        default: AnyView(view.aspectRatio(contentMode: pick([.fit, .fill])))
        }
    }

    @MainActor private func guided(_ view: AnyView) -> AnyView {
        let length = a ?? 10
        return pick([
            AnyView(view.alignmentGuide(.leading) { $0.width - length }),
            AnyView(view.alignmentGuide(.top) { $0.height / 2 + length }),
            AnyView(view.alignmentGuide(HorizontalAlignment(Quarter.self)) { _ in length }),
            AnyView(view.alignmentGuide(VerticalAlignment(Third.self)) { $0[.bottom] - length }),
            AnyView(view.alignmentGuide(.firstTextBaseline) { $0[.lastTextBaseline] }),
            AnyView(view.alignmentGuide(.trailing) { $0[.trailing] / length }),
        ])
    }

    private var anyLayout: AnyLayout {
        pick([AnyLayout(HStackLayout(spacing: a)), AnyLayout(VStackLayout()), AnyLayout(Steps(step: 3))])
    }

    @MainActor private var container: AnyView {
        switch kind {
        case .hStack: AnyView(HStack(alignment: alignment.vertical, spacing: a) { list })
        case .vStack: AnyView(VStack(alignment: alignment.horizontal, spacing: a) { list })
        case .zStack: AnyView(ZStack(alignment: alignment) { list })
        case .anyLayout:
            AnyView(anyLayout { list })
        case .group: AnyView(Group { list }.padding(form % 2 == 0 ? 2 : 0))
        case .gridRow: AnyView(GridRow(alignment: form % 2 == 0 ? alignment.vertical : nil) { list })
        case .grid: AnyView(Grid(alignment: alignment, horizontalSpacing: a, verticalSpacing: b) { list })
        case .lazyVStack: AnyView(LazyVStack(alignment: alignment.horizontal, spacing: a) { list })
        case .lazyHStack: AnyView(LazyHStack(alignment: alignment.vertical, spacing: a) { list })
        case .lazyVGrid: AnyView(LazyVGrid(columns: items, alignment: alignment.horizontal, spacing: a) { list })
        case .lazyHGrid: AnyView(LazyHGrid(rows: items, alignment: alignment.vertical, spacing: a) { list })
        case .scroll: AnyView(ScrollView(axes) { list })
        case .reader: AnyView(GeometryReader { proxy in list.frame(maxWidth: proxy.size.width / 2) })
        case .fits: AnyView(ViewThatFits(in: axes) { list })
        default: AnyView(Steps(step: a.flatMap { $0.isFinite ? $0 : nil } ?? 5) { list })
        }
    }
}
