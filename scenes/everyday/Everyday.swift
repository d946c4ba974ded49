import Plumbline

/// Screens as apps have them, with nothing chosen for the figure: what annotations show on views that nobody prepared.
@MainActor
var everyday: [Scene] {
    (everydayConversations + everydayTables + everydayCards + everydayForms).map { $0.annotations(.structure) }
}
