import Foundation
import LayoutEngine

/// Stands for a view of another framework or a missing picture: a box of the size it is proposed, with its
/// name.
///
/// It takes all it is proposed, and without a proposal 100 points. A warning says what is not drawn.
package struct LabeledBox {
    let name: String
    /// What it stands for, where that is not its name.
    let kind: String?
    let rule: LayoutIssue.Rule
    let message: String
    let source: SourceLocation?

    package init(
        _ name: String, _ rule: LayoutIssue.Rule = .approximate, _ message: String? = nil,
        kind: String? = nil, source: SourceLocation? = nil
    ) {
        (self.name, self.kind, self.rule, self.source) = (name, kind, rule, source)
        self.message = message ?? "\(name) is drawn as a labeled box"
    }

    /// - Parameters:
    ///   - fileID: The author's file.
    ///   - line: The author's line.
    package init(_ name: String, fileID: StaticString, line: UInt) {
        self.init(name, source: SourceLocation(file: "\(fileID)", line: Int(line)))
    }

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
            // In a box without room its name has none either.
            .clipped()
            .frame(idealWidth: 100, idealHeight: 100)
            .modifier(
                Warned(
                    rule: rule, message: message,
                    missingName: [.missingImage, .approximate].contains(rule) ? name : nil, source: source)
            )
            .control(kind ?? name)
    }
}

extension LabeledBox: View {}

/// Adds an issue to a view.
struct Warned: ViewModifier {
    let rule: LayoutIssue.Rule
    let message: String
    let missingName: String?
    let source: SourceLocation?

    func body(content: Content) -> some View {
        NodeModified(content: content) { context, node in
            context.arena.addIssue(rule, at: node, message, missing: missingName, source: source)
        }
    }
}
