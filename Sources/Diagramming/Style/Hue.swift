import LayoutEngine

/// The colours views are told apart by; a style says how each looks.
public enum Hue: Int, CaseIterable, Sendable {
    case green, violet, teal
    case slate, olive
    case red, magenta, brown

    /// Containers take turns by depth, so that neighbours in the tree differ.
    private static let containers: [Hue] = [.green, .violet, .teal]
    /// Views around a single other one: frames, paddings.
    private static let modifiers: [Hue] = [.slate, .olive]

    /// The hue of a view of that kind, `depth` views deep: the same in every figure.
    static func of(_ kind: ViewKind, name: String, depth: Int) -> Hue {
        switch kind {
        case .container: return containers[depth % containers.count]
        case .modifier: return modifiers[depth % modifiers.count]
        case .leaf:
            switch name {
            case "Text", "Label": return .magenta
            case "Color", "Rectangle", "RoundedRectangle", "Circle", "Ellipse", "Capsule", "Path": return .brown
            case "Spacer", "Divider": return .slate
            default: return .red
            }
        }
    }
}

/// What a view is to a reader of figures.
enum ViewKind: Sendable {
    /// Holds others and decides where they go.
    case container
    /// Changes the one view it is around.
    case modifier
    case leaf

    /// Kinds of views are written with a capital, modifiers without: that tells `ZStack` with one child from `frame`.
    init(name: String, childCount: Int, facts: LayoutFacts) {
        let isType = name.first { $0.isLetter }?.isUppercase ?? false
        if childCount == 0 {
            self = facts.stackAxis == nil ? .leaf : .container
        } else if childCount > 1 || facts.stackAxis != nil || isType {
            self = .container
        } else {
            self = .modifier
        }
    }
}
