/// Names that records of layouts give to views of the system's.
package enum ViewName {
    /// They have the bounds of what they decorate.
    package static let decorations: Set = ["background", "overlay"]
    /// The parts of a screen that look like more than their content.
    package static let screenParts: Set = ["navigation bar", "tab bar", "bottom bar", "row"]
}
