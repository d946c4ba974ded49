import Foundation
import Plumbline

/// The folders with the images and colors of sources.
struct ResourceFolders: Codable, Equatable {
    /// Asset catalogs.
    private(set) var catalogs: [String] = []
    /// Folders whose own files may be images; what is deeper is not theirs.
    private(set) var plain: [String] = []

    /// - Parameter roots: Files and folders of the command line. Below a folder everything is found; for a file, what is
    ///   beside it, and the asset catalogs of the project around it.
    init(of roots: [String]) {
        for root in roots.map(SourceFiles.absolute) {
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: root, isDirectory: &isFolder)
            let folder = isFolder.boolValue ? root : URL(fileURLWithPath: root).deletingLastPathComponent().path
            if isFolder.boolValue { addAll(below: root) } else { addImages(in: folder) }
            addCatalogs(around: folder)
        }
    }

    private mutating func addAll(below root: String) {
        guard let entries = FileManager.default.enumerator(atPath: root) else { return }
        while let entry = entries.nextObject() as? String {
            let name = (entry as NSString).lastPathComponent
            if name.hasPrefix(".") || ["build", "DerivedData", "node_modules", "Pods"].contains(name) {
                entries.skipDescendants()
            } else if name.hasSuffix(".xcassets") {
                entries.skipDescendants()
                add("\(root)/\(entry)", to: \.catalogs)
            } else if AssetCatalog.isImage(name) {
                let parent = (entry as NSString).deletingLastPathComponent
                add(parent.isEmpty ? root : "\(root)/\(parent)", to: \.plain)
            }
        }
    }

    private mutating func addImages(in folder: String) {
        if Self.names(in: folder).contains(where: AssetCatalog.isImage) { add(folder, to: \.plain) }
    }

    /// Goes up to the folder of the project, a few levels at most.
    private mutating func addCatalogs(around folder: String) {
        var folder = URL(fileURLWithPath: folder)
        for _ in 0..<5 where folder.path != "/" {
            let names = Self.names(in: folder.path)
            for name in names where name.hasSuffix(".xcassets") { add("\(folder.path)/\(name)", to: \.catalogs) }
            if names.contains(where: { $0 == ".git" || $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") }) { return }
            folder.deleteLastPathComponent()
        }
    }

    private mutating func add(_ folder: String, to list: WritableKeyPath<ResourceFolders, [String]>) {
        if !self[keyPath: list].contains(folder) { self[keyPath: list].append(folder) }
    }

    private static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }
}
