import LayoutEngine

/// The button that hides a split view's sidebar, or brings it back: in the first column's bar, at the leading end.
///
/// Approximate: as on iPads with iOS 17 and 18, by pictures.
struct SidebarButton: View {
    var body: some View {
        Image(systemName: "sidebar.left").imageScale(.large).foregroundStyle(.tint).named("sidebar button", .barItem)
    }

    /// A column's button, which the bar takes that is made first: that of a stack in the column, or else the column's own.
    @MainActor
    final class Offer {
        private var isTaken = false

        func take() -> Bool {
            defer { isTaken = true }
            return !isTaken
        }
    }

    struct Key: EnvironmentKey {
        static var defaultValue: Offer? { nil }
    }
}
