#if !canImport(Darwin)
    import Foundation

    /// A file or folder of a document, in memory.
    open class FileWrapper: NSObject {
        public let regularFileContents: Data?
        public let fileWrappers: [String: FileWrapper]?
        public var filename: String?
        public var preferredFilename: String?

        public init(regularFileWithContents contents: Data) { (regularFileContents, fileWrappers) = (contents, nil) }
        public init(directoryWithFileWrappers children: [String: FileWrapper]) {
            (regularFileContents, fileWrappers) = (nil, children)
        }

        public var isRegularFile: Bool { regularFileContents != nil }
        public var isDirectory: Bool { fileWrappers != nil }
    }
#endif
