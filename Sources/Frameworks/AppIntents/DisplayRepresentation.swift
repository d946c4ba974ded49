import Foundation

/// How a value is shown.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    public struct Image: Sendable {
        public enum DisplayStyle: Sendable { case `default`, circular }

        public init(systemName: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {}
        public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {}
        public init(
            named name: String, bundle: Bundle?, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default
        ) {}
        public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {}
        public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {}
    }

    public var title: LocalizedStringResource
    public var subtitle: LocalizedStringResource?
    public var image: Image?
    public var synonyms: [LocalizedStringResource]

    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        (self.title, self.subtitle, self.image, self.synonyms) = (title, subtitle, image, synonyms)
    }

    public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
}

/// How a type of values is called.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    public var name: LocalizedStringResource
    public var synonyms: [LocalizedStringResource]

    public init(
        name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        (self.name, self.synonyms) = (name, synonyms)
    }

    public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }
}

public protocol CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { get }
}

public protocol DisplayRepresentable: CustomLocalizedStringResourceConvertible {
    var displayRepresentation: DisplayRepresentation { get }
}

extension DisplayRepresentable {
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

public protocol TypeDisplayRepresentable {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

public protocol CaseDisplayRepresentable: CaseIterable, Hashable, DisplayRepresentable {
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
    public var displayRepresentation: DisplayRepresentation { Self.caseDisplayRepresentations[self] ?? "\(self)" }
}

/// A parameter with a fixed set of values.
public protocol AppEnum: TypeDisplayRepresentable, PersistentlyIdentifiable, CaseDisplayRepresentable, RawRepresentable,
    Sendable
where RawValue: LosslessStringConvertible {}
