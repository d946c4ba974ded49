import Drawing
import Foundation

extension FigureComposer {
    package func tree(_ input: ComposerInput) -> DisplayList {
        let scene = FigureScene(input.part.snapshot, style: style, selection: input.part.selection)
        let tree = ViewTree(scene, input.part.snapshot)
        let picture = TreePicture(style: style, setter: setter, scene: scene, tree: tree).block()
        var roles: [LegendRole: Hue] =
            scene.views.isEmpty ? [:] : [.proposalDown: .green, .answerUp: scene.views[0].hue]
        if tree.nodes.contains(where: { $0.leftOut != nil }) { roles[.leftOut] = .green }
        let shown = roles
        let padding = style.lengths.panelPadding
        let size = CGSize(width: picture.size.width + 2 * padding, height: picture.size.height + 2 * padding)
        let page = Page(style: style, setter: setter, words: input.words)
        return page.list(naturalWidth: size.width, code: codeAbove(input.part, scene, width: size.width)) { width in
            let panel = CGRect(x: 0, y: 0, width: max(width, size.width), height: size.height)
            let x = ((panel.width - picture.size.width) / 2).rounded(.down)
            let items =
                PanelGround(style: style, grid: grid).items(panel) + [picture.item(at: CGPoint(x: x, y: padding))]
            let body = PageBlock(size: panel.size, items: items)
            let legend = legend(shown)?.flow(width: panel.width)
            return PageBlock.column([body, legend], spacing: 16) ?? body
        }
    }
}
