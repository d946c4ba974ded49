import Drawing
import Foundation

/// What is behind the whole picture of a scene, such as a screen's background: marks beneath the content lie on it.
struct SceneGround {
    var items: [DisplayItem] = []

    static let none = SceneGround()
    private init() {}

    /// Takes the first areas of the content that are white, black or gray and behind all of a rectangle. On other colors nothing is
    /// tinted.
    init(from content: inout [DisplayItem], behind whole: CGRect) {
        // At fractions of a point edges may be half covered.
        while let item = take(from: &content, behind: whole.insetBy(dx: 1, dy: 1)) { items.append(item) }
    }

    private func take(from items: inout [DisplayItem], behind whole: CGRect) -> DisplayItem? {
        guard !whole.isNull, let first = items.first else { return nil }
        switch first {
        case .fill(let path, .color(let color), _) where color.isGray && path.isRectangle(around: whole):
            return items.removeFirst()
        case .group(var inner, let effect):
            let inside: CGRect
            switch effect {
            case .transform(let transform): inside = whole.applying(transform.inverted())
            case .clip(let path, _) where path.isRectangle(around: whole): inside = whole
            default: return nil
            }
            guard let ground = take(from: &inner, behind: inside) else { return nil }
            if inner.isEmpty { items.removeFirst() } else { items[0] = .group(inner, effect) }
            return .group([ground], effect)
        default: return nil
        }
    }
}

extension Path {
    fileprivate func isRectangle(around rect: CGRect) -> Bool {
        self == Path(boundingRect) && boundingRect.contains(rect)
    }
}

extension RGBA {
    /// As the backgrounds of a system are.
    fileprivate var isGray: Bool { alpha >= 1 && max(red, green, blue) - min(red, green, blue) < 0.05 }
}
