/// Whether a part of the interface is shown.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
    /// The container decides.
    case automatic
    case visible, hidden
}
