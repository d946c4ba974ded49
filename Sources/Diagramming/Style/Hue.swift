import LayoutEngine

/// The colors that distinguish views; a style defines each.
public enum Hue: Int, CaseIterable, Sendable {
    case green, violet, teal
    case slate, olive
    case magenta, brown

    /// By depth, so that neighbors in the tree differ.
    private static let containers: [Hue] = [.green, .violet, .teal]
    /// Views around a single other one: frames, paddings.
    private static let modifiers: [Hue] = [.slate, .olive]

    /// Of several in one place, the first that is none of others'; itself if there is none.
    func other(than others: [Hue]) -> Hue {
        others.contains(self) ? Hue.allCases.first { $0 != .slate && !others.contains($0) } ?? self : self
    }

    /// The hue of a view of that role: the same in every figure.
    ///
    /// - Parameter depth: How many views a container is inside of; how many modifiers a modifier is inside of.
    static func of(_ role: ViewRole, depth: Int) -> Hue {
        switch role {
        case .container: containers[depth % containers.count]
        case .modifier: modifiers[depth % modifiers.count]
        case .text: .magenta
        case .image, .shape, .control, .leaf: .brown
        case .spacer: .slate
        }
    }
}
