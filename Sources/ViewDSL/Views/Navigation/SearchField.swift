import LayoutEngine

/// What a page is searched for.
struct Search {
    let text: @MainActor () -> String
    let prompt: Text?
}

private struct SearchKey: EnvironmentKey {
    static var defaultValue: Search? { nil }
}

extension EnvironmentValues {
    /// Set around a stack or split view, which shows the field in its bar.
    var search: Search? {
        get { self[SearchKey.self] }
        set { self[SearchKey.self] = newValue }
    }
}

/// The search field of a navigation bar: 36 points high on a tertiary fill, in a row of 52.
///
/// Approximate: as UIKit's search bar on a phone; a search in progress has no button that cancels it.
struct SearchField: View {
    let search: Search

    var body: some View {
        let text = search.text()
        HStack(spacing: 6) {
            Image(systemName: "magnifyingglass")
            if text.isEmpty {
                search.prompt ?? Text(verbatim: "Search")
            } else {
                Text(verbatim: text).foregroundStyle(Color.primary)
            }
            ControlSpacer(minLength: 0)
            Image(systemName: text.isEmpty ? "mic.fill" : "xmark.circle.fill")
        }
        .font(.body)
        .lineLimit(1)
        .foregroundStyle(Color.secondary)
        .padding(.horizontal, 8)
        .frame(height: 36)
        .background(Color.tertiarySystemFill, in: RoundedRectangle(cornerRadius: 10))
        .control("search field")
        .padding(EdgeInsets(top: 1, leading: 0, bottom: 15, trailing: 0))
    }
}

nonisolated extension View {
    /// Has the navigation around the view, or inside it, show a search field.
    func searched(_ text: Binding<String>, _ prompt: Text?) -> some View {
        let search = Search(text: { text.wrappedValue }, prompt: prompt)
        return EnvironmentModified(content: self) { $0.search = search }
            .page { page, _ in page.search = search }
    }
}
