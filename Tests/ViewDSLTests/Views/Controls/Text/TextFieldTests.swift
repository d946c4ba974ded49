import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor @Suite("Text fields")
struct TextFieldTests {
    private struct Underlined: TextFieldStyle {
        @Environment(\.isEnabled) private var isEnabled

        func _body(configuration: TextField<_Label>) -> some View {
            configuration.padding(isEnabled ? 5 : 0)
        }
    }

    @Test("a text field fills the width proposed; with none it is as wide as its text; one line and 2 points high")
    func plain() {
        func field(_ width: CGFloat?) -> CGSize { layout(width, nil) { TextField("ab", text: .constant("abc")) }.size }
        #expect(field(200) == size(200, 12))
        #expect(field(nil) == size(30, 12))
        #expect(field(10) == size(10, 12))
        #expect(field(0).width == 0)
        #expect(field(.infinity).width == .infinity)
    }

    @Test("an empty field is as high as one line")
    func empty() {
        let text = Binding.constant("")
        #expect(layout(200, nil) { TextField("", text: text) }.size == size(200, 12))
        #expect(layout(200, nil) { SecureField("", text: text) }.size == size(200, 12))
        #expect(layout(200, nil) { TextField("", text: text, axis: .vertical) }.size == size(200, 12))
        #expect(layout(200, nil) { TextField("", text: text).textFieldStyle(.roundedBorder) }.size == size(200, 24))
        #expect(
            layout(200, nil) { TextField("", text: text, axis: .vertical).lineLimit(3, reservesSpace: true) }.size
                == size(200, 32))
    }

    @Test("an empty field shows its prompt, or else its label, in gray")
    func prompt() {
        let gray = Color.tertiaryLabel.resolved(.light)
        #expect(ControlLook { TextField("ab", text: .constant("")) }.color(of: "ab") == gray)
        #expect(ControlLook { TextField("ab", text: .constant(""), prompt: Text("c")) }.texts == ["c"])
        let filled = ControlLook { TextField("ab", text: .constant("x"), prompt: Text("c")) }
        #expect(filled.texts == ["x"])
        #expect(filled.color(of: "x") == Color.primary.resolved(.light))
    }

    @Test("along a vertical axis a field grows with its lines")
    func vertical() {
        let long = layout(50, nil) { TextField("ab", text: .constant("abcd efgh"), axis: .vertical) }
        #expect(long.size == size(50, 22))
        #expect(layout(50, nil) { TextField("ab", text: .constant("abcd efgh")) }.size == size(50, 12))
    }

    @Test("a rounded border is 7 points wider at each side and 6 higher")
    func roundedBorder() {
        let look = ControlLook(200, nil) { TextField("ab", text: .constant("abc")).textFieldStyle(.roundedBorder) }
        #expect(look.snapshot.size == size(200, 24))
        #expect(look.fills(of: .systemBackground) == [rect(0, 0, 200, 24)])
        let ideal = layout(nil, nil) { TextField("ab", text: .constant("abc")).textFieldStyle(.roundedBorder) }
        #expect(ideal.size == size(44, 24))
    }

    @Test("the text is aligned as lines are")
    func alignment() {
        let trailing = layout(200, nil) {
            TextField("ab", text: .constant("abc")).multilineTextAlignment(.trailing)
        }
        #expect(trailing.records.first { $0.name == "Text" }?.frame.maxX == 200)
    }

    @Test("a value is formatted in American English")
    func values() {
        #expect(ControlLook { TextField("ab", value: .constant(1234.5), format: .number) }.texts == ["1,234.5"])
        #expect(ControlLook { TextField("ab", value: .constant(Int?.none), format: .number) }.texts == ["ab"])
        #expect(ControlLook { TextField("ab", value: .constant(Int?.some(3)), format: .number) }.texts == ["3"])
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.minimumFractionDigits = 2
        #expect(ControlLook { TextField("ab", value: .constant(1.5), formatter: formatter) }.texts == ["1.50"])
    }

    @Test("a secure field shows a bullet for each character")
    func secure() {
        let field = ControlLook { SecureField("ab", text: .constant("secret")) }
        #expect(field.texts == ["••••••"])
        #expect(field.snapshot.records[0].name == "SecureField")
        #expect(ControlLook { SecureField("ab", text: .constant("")) }.texts == ["ab"])
    }

    @Test("a style of one's own wraps the field, a secure one too, and has an environment")
    func style() {
        #expect(
            layout(200, nil) { TextField("ab", text: .constant("a")).textFieldStyle(Underlined()) }.size
                == size(200, 22))
        #expect(
            layout(200, nil) { SecureField("ab", text: .constant("a")).textFieldStyle(Underlined()) }.size
                == size(200, 22))
        #expect(
            layout(200, nil) { TextField("ab", text: .constant("a")).textFieldStyle(Underlined()).disabled(true) }.size
                == size(200, 12))
    }

    @Test("a text editor fills the size proposed, its text 5 points from the side and 8 from the top")
    func editor() {
        let editor = layout(200, 100) { TextEditor(text: .constant("abc")) }
        #expect(editor.size == size(200, 100))
        #expect(editor.records.first { $0.name == "Text" }?.frame == rect(5, 8, 30, 10))
    }

    @Test("a text editor of an attributed text shows it as a text does")
    func attributedEditor() {
        var words = AttributedString("abc")
        words.kern = 2
        let selection = Binding.constant(AttributedTextSelection())
        let editor = layout(200, 100) { TextEditor(text: .constant(words), selection: selection) }
        #expect(
            editor.records.first { $0.name == "Text" }?.frame
                == layout(nil, nil) { Text(words) }.records.first?.frame.offsetBy(dx: 5, dy: 8))
    }

    @Test("the background of a text editor can be hidden, as that of a list")
    func editorBackground() {
        func isPainted(_ visibility: Visibility) -> Bool {
            let editor = TextEditor(text: .constant("hi")).scrollContentBackground(visibility)
            return !ControlLook(100, 40) { editor }.fills(of: .systemBackground).isEmpty
        }
        #expect(isPainted(.automatic) && isPainted(.visible) && !isPainted(.hidden))
    }
}
