import Foundation

/// A value that a view is written with and that its layout, or its container's, reads: `horizontal spacing`, 20.
///
/// What `LayoutFacts` say of it is no setting, nor is its detail, except a frame's.
package struct LayoutSetting: Hashable, Sendable, Codable {
    package let name: String
    /// As in code.
    package let value: String

    package init(_ name: String, _ value: String) {
        (self.name, self.value) = (name, value)
    }

    /// A length in points.
    package init(_ name: String, _ length: CGFloat) { self.init(name, lengthText(length)) }
}

extension LayoutSetting {
    /// The stored properties of an author's layout: numbers, texts, choices, and what is made of these.
    package static func properties(of layout: Any) -> [LayoutSetting] {
        Mirror(reflecting: layout).children.flatMap { child -> [LayoutSetting] in
            // A lazy property is none of the author's settings: `placeSubviews` cannot set it.
            guard let label = child.label, !label.hasPrefix("$__lazy_storage_") else { return [] }
            // A property wrapper stores `_name`.
            return settings(label.hasPrefix("_") ? String(label.dropFirst()) : label, child.value, depth: 0)
        }
    }

    /// One value as settings; none if it cannot be compared, as a closure cannot.
    package static func settings(_ name: String, _ value: Any, depth: Int = 0) -> [LayoutSetting] {
        if let text = text(of: value) { return [LayoutSetting(name, text)] }
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional {
            guard let inner = mirror.children.first?.value else { return [LayoutSetting(name, "nil")] }
            return settings(name, inner, depth: depth)
        }
        // The elements of sets and dictionaries have another order in each run.
        let hasParts =
            [.struct, .tuple, .enum, .collection].contains(mirror.displayStyle) || value is any RangeExpression
        guard depth < maxDepth, hasParts, !isTime(value) else { return [] }
        return mirror.children.prefix(maxParts).enumerated().flatMap { index, part in
            settings(part.label.map { "\(name) \($0)" } ?? "\(name)[\(index)]", part.value, depth: depth + 1)
        }
    }

    private static let maxDepth = 2
    private static let maxParts = 12
    private static let maxLetters = 100

    /// Times may be those of the run.
    private static func isTime(_ value: Any) -> Bool {
        value is Date || value is any InstantProtocol || value is DispatchTime || value is DispatchWallTime
    }

    private static func text(of value: Any) -> String? {
        switch value {
        case let number as any BinaryFloatingPoint: return lengthText(CGFloat(number))
        case let number as any BinaryInteger: return "\(number)"
        case let flag as Bool: return "\(flag)"
        case let text as any StringProtocol: return "“\(text.prefix(maxLetters))”"
        case let letter as Character: return "“\(letter)”"
        case let alignment as Alignment: return alignment.name
        case let alignment as HorizontalAlignment: return alignment.key.name
        case let alignment as VerticalAlignment: return alignment.key.name
        default:
            let mirror = Mirror(reflecting: value)
            guard mirror.displayStyle == .enum, mirror.children.isEmpty else { return nil }
            return caseName(value).map { ".\(String(cString: $0))" }
        }
    }
}

/// A case as its declaration names it: a description of an author's may differ from run to run, or end the program.
@_silgen_name("swift_EnumCaseName")
private func caseName<Choice>(_ choice: Choice) -> UnsafePointer<CChar>?

extension GridItem {
    /// Its size, alignment and spacing. `name` is that of the column or row.
    package func settings(_ name: String) -> [LayoutSetting] {
        var settings = [LayoutSetting(name, size.text)]
        if let spacing { settings.append(LayoutSetting("spacing after \(name)", spacing)) }
        if let alignment { settings.append(LayoutSetting("alignment of \(name)", alignment.name)) }
        return settings
    }
}

extension GridItem.Size {
    fileprivate var text: String {
        switch self {
        case .fixed(let length): "fixed \(lengthText(length))"
        case .flexible(let minimum, let maximum): "flexible \(lengthText(minimum))…\(lengthText(maximum))"
        case .adaptive(let minimum, let maximum): "adaptive \(lengthText(minimum))…\(lengthText(maximum))"
        }
    }
}
