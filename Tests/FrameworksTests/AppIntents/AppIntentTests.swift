import AppIntents
import SwiftUI
import Testing
import WidgetKit

private struct Cup: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Cup")
    static let defaultQuery = CupQuery()

    let id: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)", subtitle: "of tea") }
}

private struct CupQuery: EntityQuery {
    func entities(for identifiers: [Cup.ID]) async throws -> [Cup] { identifiers.map { Cup(id: $0) } }
    func suggestedEntities() async throws -> [Cup] { [Cup(id: "small")] }
}

private struct CupOptions: DynamicOptionsProvider {
    func results() async throws -> [String] { ["small", "large"] }
}

private enum Size: String, AppEnum {
    case small, large

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
    static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [.small: "Small", .large: "Large"]
}

/// As apps write it.
private struct Brew: AppIntent {
    static let title: LocalizedStringResource = "Brew"
    static let description = IntentDescription("Brews tea.", categoryName: "Tea", searchKeywords: ["tea"])
    static let openAppWhenRun = true

    @Parameter(title: "Cup") var cup: Cup?
    @Parameter(title: "Name", optionsProvider: CupOptions()) var name: String?
    @Parameter(title: "Size", default: .small) var size: Size
    @Parameter(title: "Minutes", default: 3, controlStyle: .field, inclusiveRange: (1, 10)) var minutes: Int
    @Parameter(title: "Hot", default: true) var isHot: Bool
    @Parameter(title: "Note", default: "none") var note: String?
    @Parameter(title: "Cups", query: CupQuery()) var cups: [Cup]?

    static var parameterSummary: some ParameterSummary {
        When(\.$cup, .hasAnyValue) {
            Summary("Brew \(\.$size) for \(\.$minutes) minutes") {
                \.$isHot
                \.$note
            }
        } otherwise: {
            Switch(\.$size) {
                Case(Size.small) { Summary("Brew little") }
                DefaultCase { Summary("Brew") }
            }
        }
    }

    @MainActor
    func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog & ShowsSnippetView {
        guard isHot else { throw $cup.needsValueError("Which cup?") }
        return .result(value: "tea", dialog: "Here is \(size.rawValue) tea.", view: Text("tea"))
    }
}

extension Brew {
    fileprivate init(minutes: Int) { self.minutes = minutes }
}

private struct Pour: AppIntent {
    static let title: LocalizedStringResource = "Pour"

    @Parameter(title: "Name") var name: String

    func perform() async throws -> some IntentResult { .result() }
}

private struct Say: AppIntent {
    static let title: LocalizedStringResource = "Say"

    func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
        .result(dialog: "Tea") { Text("tea") }
    }
}

private struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: Brew(), phrases: ["Brew in \(.applicationName)", "Brew \(\.$size) in \(.applicationName)"],
            shortTitle: "Brew", systemImageName: "cup.and.saucer")
        AppShortcut(intent: Say(), phrases: ["Say \(.applicationName)"])
    }
}

private struct Lamp: SetValueIntent {
    static let title: LocalizedStringResource = "Lamp"

    @Parameter(title: "On") var value: Bool

    func perform() async throws -> some IntentResult { .result() }
}

private struct LampControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "lamp") {
            ControlWidgetToggle("Lamp", isOn: true, action: Lamp()) {
                Label($0 ? "On" : "Off", systemImage: "lamp.desk")
            }
        }
        .displayName("Lamp")
    }
}

@MainActor @Suite("The module AppIntents")
struct AppIntentTests {
    @Test("a parameter has its default, or what the intent was made with, and an optional one is nil")
    func parameters() {
        let brew = Brew(minutes: 5)
        #expect(brew.minutes == 5 && brew.size == .small && brew.isHot && brew.note == "none")
        #expect(brew.cup == nil && brew.name == nil && brew.cups == nil)
        brew.minutes = 7
        #expect(brew.minutes == 7)
        #expect(Brew().minutes == 3)
    }

    @Test("an entity and a case are shown by their representations")
    func representations() async throws {
        #expect(String(localized: Size.large.localizedStringResource) == "Large")
        #expect(String(localized: Cup(id: "big").displayRepresentation.title) == "big")
        #expect(try await CupQuery().suggestedEntities().map(\.id) == ["small"])
        #expect(await CupQuery().defaultResult() == nil)
        #expect(Shortcuts.appShortcuts.count == 2)
    }

    @Test("nobody confirms and nobody chooses")
    func requests() async {
        await #expect(throws: AppIntentError.self) { try await Brew().requestConfirmation() }
        await #expect(throws: AppIntentError.self) { try await Brew().requestChoice(between: [.cancel]) }
    }

    @Test("a button and a switch with an intent are as large as those with an action")
    func controls() {
        func size(_ view: some View) -> CGSize? {
            LayoutSnapshot(
                proposal: .unspecified, textMeasuring: FixedAdvanceText(advance: 10, ascent: 8, descent: 2)
            ) { view.layoutLabel("view") }["view"]?.size
        }
        #expect(size(Button("Brew", intent: Brew())) == size(Button("Brew") {}))
        #expect(
            size(Button(intent: Brew()) { Text("Go") })
                == size(
                    Button {
                    } label: {
                        Text("Go")
                    }))
        #expect(size(Toggle("Hot", isOn: true, intent: Brew())) == size(Toggle("Hot", isOn: .constant(true))))
        #expect(size(SiriTipView(intent: Brew(), isVisible: .constant(false))) == nil)
        #expect(size(SiriTipView(intent: Brew()))?.height == 60)
    }
}
