import Drawing
import Foundation

nonisolated public struct ButtonBorderShape: Hashable, InsettableShape {
    private enum Form: Hashable, Sendable {
        case automatic, capsule, circle
        case rounded(radius: CGFloat)
    }

    private let form: Form
    private var amount: CGFloat = 0

    private init(_ form: Form) { self.form = form }

    /// A capsule for small buttons, a rounded rectangle for others.
    public static let automatic = ButtonBorderShape(.automatic)
    public static let capsule = ButtonBorderShape(.capsule)
    public static let roundedRectangle = ButtonBorderShape.roundedRectangle(radius: 8)
    public static let circle = ButtonBorderShape(.circle)

    /// Radius in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(.rounded(radius: radius.isFinite ? max(radius, 0) : 0))
    }

    public func path(in rect: CGRect) -> Path {
        switch form {
        case .automatic: RoundedRectangle(cornerRadius: 8).inset(by: amount).path(in: rect)
        case .capsule: Capsule().inset(by: amount).path(in: rect)
        case .circle: Circle().inset(by: amount).path(in: rect)
        case .rounded(let radius): RoundedRectangle(cornerRadius: radius).inset(by: amount).path(in: rect)
        }
    }

    public func inset(by amount: CGFloat) -> ButtonBorderShape {
        var shape = self
        shape.amount += amount
        return shape
    }
}

extension Shape where Self == ButtonBorderShape {
    nonisolated public static var buttonBorder: ButtonBorderShape { .automatic }
}

private struct ButtonBorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
    var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

nonisolated extension View {
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        EnvironmentModified(content: self) { $0.buttonBorderShape = shape }
    }
}
