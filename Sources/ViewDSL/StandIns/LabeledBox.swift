import Foundation
import LayoutEngine

/// What stands for a view of another framework: a box of the size it is proposed, with the view's name.
///
/// It takes all it is proposed, and without a proposal 100 points. A warning says that it is not drawn.
package struct LabeledBox {
    let name: String

    package init(_ name: String) { self.name = name }

    @MainActor package var body: some View {
        Rectangle()
            .fill(Color.systemGray5)
            .overlay { Rectangle().strokeBorder(Color.systemGray3) }
            .overlay {
                Text(verbatim: name)
                    .font(.caption)
                    .foregroundStyle(Color.secondary)
                    .lineLimit(1)
                    .minimumScaleFactor(0.5)
                    .padding(.horizontal, 4)
            }
            .frame(idealWidth: 100, idealHeight: 100)
            .modifier(Warned(name: name))
            .control(name)
    }
}

extension LabeledBox: View {}

private struct Warned: ViewModifier {
    let name: String

    func body(content: Content) -> some View {
        NodeModified(content: content) { context, node in
            context.arena.addIssue(.approximate, at: node, "\(name) is drawn as a labeled box")
        }
    }
}
