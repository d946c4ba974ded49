import Foundation
import LayoutEngine

/// A page of text: it fills the size proposed, on white or black, with its text 8 points from the top and 5 from the
/// sides. With no size proposed it is as large as its text.
///
/// Approximate: the insets are UIKit’s, as published; the background is assumed.
public struct TextEditor {
    private let text: @MainActor () -> Text
    @Environment(\.scrollContentBackground) private var background

    nonisolated public init(text: Binding<String>) { self.text = { Text(verbatim: text.wrappedValue) } }

    nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }

    /// Text in its attributes. The selection is not drawn.
    nonisolated public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
        self.text = { Text(text.wrappedValue) }
    }

    @MainActor public var body: some View {
        // It scrolls: what has no room is not truncated.
        text()
            .fixedSize(horizontal: false, vertical: true)
            .padding(.vertical, 8)
            .padding(.horizontal, 5)
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
            .clipped()
            .background(background == .hidden ? Color.clear : Color.systemBackground)
            .control("TextEditor")
    }
}

extension TextEditor: View {}

/// The appearance of text editors. All are drawn alike.
@MainActor @preconcurrency
public protocol TextEditorStyle {}

public struct AutomaticTextEditorStyle: TextEditorStyle {
    nonisolated public init() {}
}

public struct PlainTextEditorStyle: TextEditorStyle {
    nonisolated public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

nonisolated extension View {
    /// Has no effect in a figure.
    public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }
}
