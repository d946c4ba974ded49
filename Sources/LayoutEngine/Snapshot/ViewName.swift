/// Names of SwiftUI's modifiers in records of layouts.
package enum ViewName {
    /// They have the bounds of what they decorate.
    package static let decorations: Set = ["background", "overlay"]
}
