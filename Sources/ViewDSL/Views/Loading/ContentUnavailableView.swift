import LayoutEngine

/// A message in place of content: an icon, a title, a description, and actions, centered in the proposed size.
///
/// Approximate: sizes as on iOS 17, by observation.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
    let label: Label
    let description: Description
    let actions: Actions

    nonisolated public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }
}

extension ContentUnavailableView: View {
    public var body: some View {
        VStack(spacing: 0) {
            label.labelStyle(UnavailableLabelStyle())
            description.font(.subheadline).foregroundStyle(Color.secondary).padding(.top, 6)
            VStack(spacing: 10) { actions }.font(.subheadline).padding(.top, Actions.self == EmptyView.self ? 0 : 20)
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 32)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .control("ContentUnavailableView")
    }
}

/// A large gray icon over a bold title.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 14) {
            configuration.icon.font(.system(size: 48)).foregroundStyle(Color.secondary)
            configuration.title.font(.title2.weight(.bold))
        }
    }
}

extension ContentUnavailableView where Label == ViewDSL.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    nonisolated public init(
        _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init {
            ViewDSL.Label(title, systemImage: name, fileID: fileID, line: line)
        } description: {
            description
        }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage name: String, description: Text? = nil, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.init {
            ViewDSL.Label(title, systemImage: name, fileID: fileID, line: line)
        } description: {
            description
        }
    }

    nonisolated public init(
        _ title: LocalizedStringKey, image name: String, description: Text? = nil, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.init {
            ViewDSL.Label(title, image: name, fileID: fileID, line: line)
        } description: {
            description
        }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// No results of a search.
    nonisolated public static var search: ContentUnavailableView { search(text: "") }

    /// No results of a search for a text.
    nonisolated public static func search(text: String) -> ContentUnavailableView {
        ContentUnavailableView {
            ViewDSL.Label(
                text.isEmpty ? "No Results" : "No Results for “\(text)”", systemImage: "magnifyingglass")
        } description: {
            Text("Check the spelling or try a new search.")
        }
    }
}

/// The parts of the view for a search without results.
public enum SearchUnavailableContent {
    public typealias Label = ViewDSL.Label<Text, Image>
    public typealias Description = Text
    public typealias Actions = EmptyView
}
