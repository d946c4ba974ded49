import LayoutEngine

enum ViewKind: Sendable {
    /// Holds others and decides where they go.
    case container
    /// Changes the one view it is around.
    case modifier
    case leaf

    init(_ role: ViewRole) {
        switch role {
        case .container: self = .container
        case .modifier: self = .modifier
        case .text, .image, .shape, .spacer, .control, .leaf: self = .leaf
        }
    }
}
