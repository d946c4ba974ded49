import Foundation

/// A document that is a value. Figures read and write none.
public protocol FileDocument {
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

/// A document that is an object. Figures read and write none.
public protocol ReferenceFileDocument: ObservableObject {
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

/// Where a document is read from.
public struct FileDocumentReadConfiguration {
    #if !canImport(Darwin)
        public let contentType: UTType
        public let file: FileWrapper
    #endif
}

/// Where a document is written to.
public struct FileDocumentWriteConfiguration {
    #if !canImport(Darwin)
        public let contentType: UTType
        public let existingFile: FileWrapper?
    #endif
}

/// An open document.
public struct FileDocumentConfiguration<Document> {
    @Binding public var document: Document
    public var fileURL: URL?
    public var isEditable: Bool
}

/// An open document that is an object.
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    @ObservedObject public var document: Document
    public var fileURL: URL?
    public var isEditable: Bool
}

/// Windows that each show a document. Has no effect in a figure.
public struct DocumentGroup<Document, Content: View> {
    nonisolated public init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) where Document: FileDocument {}
    nonisolated public init(
        newDocument: @escaping () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) where Document: ReferenceFileDocument {}
    nonisolated public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) where Document: FileDocument {}
}

extension DocumentGroup: PrimitiveScene {}
