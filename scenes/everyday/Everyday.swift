import Plumbline

/// Screens as apps have them, with nothing chosen for the figure: annotations on ordinary views.
@MainActor
var everyday: [Scene] {
    (everydayConversations + everydayTables + everydayCards + everydayForms).map { $0.annotations(.structure) }
}
