import Foundation
import LayoutEngine

/// A field of text, drawn in the inherited style; by default plain: its text, or its prompt in gray.
///
/// As wide as proposed; with no width proposed, as wide as its text. One line high, also without text, or along a
/// vertical axis as high as its lines, with a point above and below, in whole points.
///
/// Approximate: the points are assumed; on iOS a field of 17-point text is 22 points high.
public struct TextField<Label: View> {
    let label: Label
    let prompt: Text?
    let axis: Axis
    let isSecure: Bool
    /// As written; bullets stand for it if it is secure.
    let text: () -> String

    nonisolated init(
        label: Label, prompt: Text?, axis: Axis = .horizontal, isSecure: Bool = false, text: @escaping () -> String
    ) {
        self.label = label
        self.prompt = prompt
        self.axis = axis
        self.isSecure = isSecure
        self.text = text
    }

    @MainActor public var body: some View {
        let configuration = TextField<TextFieldStyle._Label>(
            label: _ControlPart(label), prompt: prompt, axis: axis, isSecure: isSecure, text: text)
        return StyledControl(DefaultTextFieldStyle() as any TextFieldStyle) { $0.erasedBody(configuration) }
            .containerValue(\.isTextField, true)
    }
}

extension TextField: View {}

private struct TextFieldKey: ContainerValueKey {
    static let defaultValue = false
}

extension ContainerValues {
    /// Of a text field, for the alert it is in.
    var isTextField: Bool {
        get { self[TextFieldKey.self] }
        set { self[TextFieldKey.self] = newValue }
    }
}

/// The text of a field, or its prompt, with nothing around it.
struct FieldText<Label: View> {
    let field: TextField<Label>
    @Environment(\.multilineTextAlignment) private var alignment

    @MainActor var body: some View {
        let text = field.text()
        return FieldHeightLayout()() {
            if !text.isEmpty {
                Text(verbatim: field.isSecure ? String(repeating: "•", count: min(text.count, 1_000)) : text)
            } else if let prompt = field.prompt {
                prompt.foregroundStyle(Color.tertiaryLabel)
            } else {
                field.label.foregroundStyle(Color.tertiaryLabel)
            }
        }
        .modifier(FieldLines(isOne: field.axis == .horizontal))
        .frame(minWidth: 0, maxWidth: .infinity, alignment: Alignment(horizontal: horizontal, vertical: .center))
        .control(field.isSecure ? "SecureField" : "TextField")
    }

    private var horizontal: HorizontalAlignment {
        switch alignment {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

extension FieldText: View {}

private struct FieldLines: ViewModifier {
    let isOne: Bool

    func body(content: Content) -> some View {
        EnvironmentModified(content: content) { environment in
            if isOne { environment.lineLimit = 1 }
            environment.reservedLines = isOne ? 1 : max(environment.reservedLines, 1)
        }
    }
}

/// The lines of a field with a point above and below, rounded down to whole points.
private struct FieldHeightLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let text = subviews.first?.sizeThatFits(lines(proposal)) ?? .zero
        return CGSize(width: text.width, height: (text.height + 2).rounded(.down))
    }

    private func lines(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width, height: proposal.height.map { max(0, $0 - 1) })
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let middle = CGPoint(x: bounds.minX, y: bounds.midY)
        subviews.first?.place(at: middle, anchor: .leading, proposal: lines(proposal))
    }
}

extension FieldHeightLayout: ExplainedLayout {
    func explainSize(_ placed: PlacedLayout) -> SizeReason {
        SizeReason { axis in
            LengthReason(placed.size[axis], axis == .horizontal ? "its text’s" : "its lines and 2, in whole points")
        }
    }
}
