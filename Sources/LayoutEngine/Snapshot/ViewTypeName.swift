extension LayoutRecord {
    /// The author's type of view that it is the body of: `MessageRow`.
    package var ownType: String? { viewType.flatMap { ViewTypeName.isOurs($0) ? nil : $0 } }
}

/// The name that figures give to a view of the author's.
package enum ViewTypeName {
    /// Views of SwiftUI's that are made of others and have no node of their own.
    private static let composed: Set<String> = [
        "AsyncImage", "Button", "ContentUnavailableView", "ControlGroup", "DatePicker", "DisclosureGroup", "EditButton",
        "Gauge", "GroupBox", "Label", "LabeledContent", "Link", "Menu", "NavigationLink", "PasteButton", "ProgressView",
        "RenameButton", "SecureField", "ShareLink", "TextField", "Toggle",
    ]

    /// Whether the name is not one of the author's.
    package static func isOurs(_ name: String) -> Bool { composed.contains(name) }

    /// The name without module and generic arguments: `MessageRow`; nil for a view of ours that has a better name.
    static func of(_ type: Any.Type) -> String? {
        let name = String(String(describing: type).prefix { $0 != "<" })
        return name.hasPrefix("_") || isBuiltIn(type) && !composed.contains(name) ? nil : name
    }

    /// Whether the type of view or layout is none of the author's.
    package static func isBuiltIn(_ type: Any.Type) -> Bool { String(reflecting: type).hasPrefix("ViewDSL.") }
}
