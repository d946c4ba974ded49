import SwiftUI

extension Idiom {
    static var effects: [Idiom] {
        [
            Idiom("shaders") {
                Text("Waves")
                    .colorEffect(ShaderLibrary.checkerboard(.float(10), .color(.blue)))
                    .distortionEffect(ShaderLibrary.default.wave(.float2(1, 2)), maxSampleOffset: .zero)
                    .layerEffect(
                        Shader(function: .init(library: .bundle(.main), name: "blur"), arguments: [.boundingRect]),
                        maxSampleOffset: CGSize(width: 5, height: 5), isEnabled: true
                    )
                    .visualEffect { content, proxy in content.colorEffect(ShaderLibrary.tint(.float(proxy.size.width)))
                    }
            },
            Idiom("an effect of a symbol") {
                Image(systemName: "wifi")
                    .symbolEffect(.variableColor.iterative.reversing, options: .repeat(.continuous).speed(2))
                    .contentTransition(.symbolEffect(.replace.downUp, options: .nonRepeating))
                    .transition(.symbolEffect(.appear))
            },
            Idiom("an animation of a few modifiers") {
                Text("Hello")
                    .animation(.spring(.bouncy)) { $0.opacity(0.5) }
                    .transaction {
                        $0.animation = nil
                    } body: {
                        $0.padding()
                    }
            },
            Idiom("the system's styles") {
                VStack {
                    Text("1").foregroundStyle(.placeholder).background(.selection)
                    Text("2").foregroundStyle(.quinary).background(.fill.tertiary)
                    Text("3").background(.windowBackground)
                }
            },
            Idiom("a mixed color") { Color.red.mix(with: .blue, by: 0.3).mix(with: .white, by: 0.5, in: .device) },
            Idiom("the name of a color") { Text(Color.red.description.capitalized) },
            Idiom("combined shapes") {
                Rectangle().subtracting(Circle()).union(Capsule()).intersection(Ellipse()).fill(.blue)
            },
            Idiom("a shape of another size") { Circle().size(width: 20, height: 20, anchor: .bottomTrailing) },
            Idiom("transitions of scrolling, apart for both ends") {
                ScrollView {
                    Text("Row").scrollTransition(topLeading: .interactive, bottomTrailing: .animated) {
                        content, phase in
                        content.opacity(1 - abs(phase.value))
                    }
                }
            },
            Idiom("Markdown from elsewhere") {
                Text((try? AttributedString(markdown: "See **this** and [that](https://example.com)")) ?? "")
            },
            Idiom("a text of a bundle") { Text("Title", bundle: .main, comment: "The title") },
            Idiom("a date by its formatter") {
                Text(Date(timeIntervalSince1970: 0), formatter: DateFormatter())
                Text("At \(Date(timeIntervalSince1970: 0), formatter: DateFormatter())")
            },
            Idiom("a list edited in place") { EditedList() },
            Idiom("a stepper with a format") {
                Stepper("Size", value: .constant(1.5), in: 0...3, step: 0.5, format: .number)
            },
            Idiom("a sheet of a computed height") {
                Text("Screen").sheet(isPresented: .constant(true)) {
                    Text("Sheet").presentationDetents([.custom(ThirdDetent.self)]).presentationBackground { Color.red }
                }
            },
            Idiom("changes printed") {
                let _ = EditedList._printChanges()
                Text("Hello")
            },
            Idiom("a stored path") {
                let path = NavigationPath(["a"])
                NavigationStack(path: .constant(path.codable.map(NavigationPath.init) ?? path)) { Text("Root") }
            },
            Idiom("words checked") { Text("\(UITextChecker.availableLanguages.count)") },
            Idiom("a shared preview") {
                ShareLink(
                    "Share", item: "Text",
                    preview: SharePreview(
                        Text("Preview"), image: Image(systemName: "doc"), icon: Image(systemName: "doc")))
            },
        ]
    }
}

private struct EditedList: View {
    @State private var dishes = Dish.all
    @State private var selection: Set<Dish.ID> = []

    var body: some View {
        List($dishes, editActions: .all, selection: $selection) { $dish in
            Text(dish.name)
        }
    }
}

private struct ThirdDetent: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
}
