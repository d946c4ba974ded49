#if !canImport(Darwin)
    import Foundation
    import LayoutEngine

    // Dragging, dropping, copying and sharing. None of them happens in a figure.

    /// A kind of file or data, by identifier.
    public struct UTType: Hashable, Sendable {
        public let identifier: String

        public init?(_ identifier: String) { self.init(identifier: identifier) }
        public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
            self.init(identifier: "dyn." + filenameExtension)
        }
        public init?(mimeType: String, conformingTo supertype: UTType = .data) {
            self.init(identifier: "dyn." + mimeType)
        }
        public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
            self.init(identifier: identifier)
        }
        public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
            self.init(identifier: identifier)
        }

        private init(identifier: String) { self.identifier = identifier }

        public var preferredFilenameExtension: String? { identifier.split(separator: ".").last.map(String.init) }
        public var preferredMIMEType: String? { nil }
        public func conforms(to type: UTType) -> Bool { self == type }

        public static let item = UTType(identifier: "public.item")
        public static let content = UTType(identifier: "public.content")
        public static let data = UTType(identifier: "public.data")
        public static let text = UTType(identifier: "public.text")
        public static let plainText = UTType(identifier: "public.plain-text")
        public static let utf8PlainText = UTType(identifier: "public.utf8-plain-text")
        public static let commaSeparatedText = UTType(identifier: "public.comma-separated-values-text")
        public static let json = UTType(identifier: "public.json")
        public static let xml = UTType(identifier: "public.xml")
        public static let html = UTType(identifier: "public.html")
        public static let rtf = UTType(identifier: "public.rtf")
        public static let pdf = UTType(identifier: "com.adobe.pdf")
        public static let url = UTType(identifier: "public.url")
        public static let fileURL = UTType(identifier: "public.file-url")
        public static let image = UTType(identifier: "public.image")
        public static let png = UTType(identifier: "public.png")
        public static let jpeg = UTType(identifier: "public.jpeg")
        public static let gif = UTType(identifier: "com.compuserve.gif")
        public static let heic = UTType(identifier: "public.heic")
        public static let svg = UTType(identifier: "public.svg-image")
        public static let movie = UTType(identifier: "public.movie")
        public static let video = UTType(identifier: "public.video")
        public static let audio = UTType(identifier: "public.audio")
        public static let mp3 = UTType(identifier: "public.mp3")
        public static let mpeg4Movie = UTType(identifier: "public.mpeg-4")
        public static let quickTimeMovie = UTType(identifier: "com.apple.quicktime-movie")
        public static let folder = UTType(identifier: "public.folder")
        public static let directory = UTType(identifier: "public.directory")
        public static let package = UTType(identifier: "com.apple.package")
        public static let bundle = UTType(identifier: "com.apple.bundle")
        public static let application = UTType(identifier: "com.apple.application")
        public static let archive = UTType(identifier: "public.archive")
        public static let zip = UTType(identifier: "public.zip-archive")
        public static let propertyList = UTType(identifier: "com.apple.property-list")
        public static let sourceCode = UTType(identifier: "public.source-code")
        public static let swiftSource = UTType(identifier: "public.swift-source")
    }

    /// Provides an item in the requested forms. None is ever requested.
    open class NSItemProvider: NSObject, @unchecked Sendable {
        override public init() {}
        public init(object: Any) {}
        public init?(contentsOf url: URL?) {}
        public init(item: Any?, typeIdentifier: String?) {}
        public var suggestedName: String?
        public var registeredTypeIdentifiers: [String] { [] }
        public func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool { false }
        public func canLoadObject<T>(ofClass type: T.Type) -> Bool { false }
        @discardableResult
        public func loadObject<T>(
            ofClass type: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
        ) -> Progress { Progress(totalUnitCount: 1) }
        public func loadItem(
            forTypeIdentifier identifier: String, options: [AnyHashable: Any]? = nil,
            completionHandler: ((Any?, (any Error)?) -> Void)? = nil
        ) {}
        @discardableResult
        public func loadDataRepresentation(
            forTypeIdentifier identifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
        ) -> Progress { Progress(totalUnitCount: 1) }
    }

    /// A value that can be dragged, copied and shared.
    public protocol Transferable {
        associatedtype Representation: TransferRepresentation
        @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
    }

    /// A form in which a value is transferred.
    public protocol TransferRepresentation<Item> {
        associatedtype Item
    }

    /// Transfers as another value.
    public struct ProxyRepresentation<Item, ProxyRepresentation>: TransferRepresentation {
        public init(exporting: @escaping (Item) throws -> ProxyRepresentation) {}
        @_disfavoredOverload
        public init(importing: @escaping (ProxyRepresentation) throws -> Item) {}
        public init(
            exporting: @escaping (Item) throws -> ProxyRepresentation,
            importing: @escaping (ProxyRepresentation) throws -> Item
        ) {}
    }

    /// Transfers as JSON.
    public struct CodableRepresentation<Item: Codable>: TransferRepresentation {
        public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
    }

    public struct DataRepresentation<Item>: TransferRepresentation {
        public init(
            contentType: UTType, exporting: @escaping (Item) async throws -> Data,
            importing: @escaping (Data) async throws -> Item
        ) {}
        public init(exportedContentType: UTType, exporting: @escaping (Item) async throws -> Data) {}
        public init(importedContentType: UTType, importing: @escaping (Data) async throws -> Item) {}
    }

    public struct FileRepresentation<Item>: TransferRepresentation {
        public init(exportedContentType: UTType, exporting: @escaping (Item) async throws -> SentTransferredFile) {}
        public init(importedContentType: UTType, importing: @escaping (ReceivedTransferredFile) async throws -> Item) {}
        public init(
            contentType: UTType, exporting: @escaping (Item) async throws -> SentTransferredFile,
            importing: @escaping (ReceivedTransferredFile) async throws -> Item
        ) {}
    }

    public struct SentTransferredFile: Sendable {
        public let file: URL
        public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
    }

    public struct ReceivedTransferredFile: Sendable {
        public let file: URL
    }

    extension TransferRepresentation {
        public func visibility(_ visibility: Any) -> Self { self }
        public func suggestedFileName(_ name: String) -> Self { self }
    }

    /// Several forms.
    public struct _TransferRepresentations<Item>: TransferRepresentation {}

    @resultBuilder
    public struct TransferRepresentationBuilder<Item> {
        public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
        where Content.Item == Item { content }

        public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
        where Content.Item == Item { content }

        public static func buildBlock<First: TransferRepresentation, each Content: TransferRepresentation>(
            _ first: First, _ content: repeat each Content
        ) -> _TransferRepresentations<Item> { _TransferRepresentations() }
    }

    extension Never: TransferRepresentation { public typealias Item = Never }

    extension String: Transferable {
        public static var transferRepresentation: some TransferRepresentation { _TransferRepresentations<String>() }
    }
    extension Data: Transferable {
        public static var transferRepresentation: some TransferRepresentation { _TransferRepresentations<Data>() }
    }
    extension URL: Transferable {
        public static var transferRepresentation: some TransferRepresentation { _TransferRepresentations<URL>() }
    }
    extension Image: Transferable {
        public static var transferRepresentation: some TransferRepresentation { _TransferRepresentations<Image>() }
    }
    extension Color: Transferable {
        public static var transferRepresentation: some TransferRepresentation { _TransferRepresentations<Color>() }
    }
    extension AttributedString: Transferable {
        public static var transferRepresentation: some TransferRepresentation {
            _TransferRepresentations<AttributedString>()
        }
    }

    /// Receives drops. Never called.
    @MainActor @preconcurrency
    public protocol DropDelegate {
        func performDrop(info: DropInfo) -> Bool
        func validateDrop(info: DropInfo) -> Bool
        func dropEntered(info: DropInfo)
        func dropUpdated(info: DropInfo) -> DropProposal?
        func dropExited(info: DropInfo)
    }

    extension DropDelegate {
        public func validateDrop(info: DropInfo) -> Bool { true }
        public func dropEntered(info: DropInfo) {}
        public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
        public func dropExited(info: DropInfo) {}
    }

    /// A drop in progress.
    public struct DropInfo {
        public let location: CGPoint
        public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
        @_disfavoredOverload public func hasItemsConforming(to types: [String]) -> Bool { false }
        public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
        @_disfavoredOverload public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
    }

    /// The effect of a drop on the dragged items.
    public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move }

    public struct DropProposal: Sendable {
        public let operation: DropOperation
        public init(operation: DropOperation) { self.operation = operation }
    }
#endif
