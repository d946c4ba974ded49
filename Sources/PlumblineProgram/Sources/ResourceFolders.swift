import Foundation
import Plumbline

/// The folders with the images and colors of sources, and the files with their texts and fonts. Of two with one name, the
/// first counts: the one that is nearest to the root, then the one whose path comes first.
struct ResourceFolders: Codable, Equatable {
    /// Asset catalogs.
    private(set) var catalogs: [String] = []
    /// Folders searched for images; subfolders are not searched.
    private(set) var plain: [String] = []
    /// Font files.
    private(set) var fonts: [String] = []
    /// String catalogs, and the strings tables in English.
    private(set) var texts: [String] = []
    /// Other files of an app's bundle, such as JSON.
    private(set) var files: [String] = []
    /// Core Data's models: folders `NAME.xcdatamodeld`, and models without versions.
    private(set) var models: [String] = []

    /// - Parameter roots: Files and folders of the command line. Below a folder everything is found; for a file, what is
    ///   beside it, and the asset catalogs, texts, models and folders of fonts of the project around it.
    init(of roots: [String]) {
        for root in roots.map(SourceFiles.absolute) {
            let isFolder = FileManager.default.isFolder(root)
            let folder = isFolder ? root : URL(fileURLWithPath: root).deletingLastPathComponent().path
            if isFolder {
                var found = ResourceFolders(of: [])
                found.addAll(below: root)
                addSorted(found)
            } else {
                addImages(in: folder)
                addFonts(in: folder)
                addFiles(in: folder)
            }
            addCatalogs(around: folder)
        }
    }

    private static var lists: [WritableKeyPath<ResourceFolders, [String]>] {
        [\.catalogs, \.plain, \.fonts, \.texts, \.files, \.models]
    }

    /// A file system has an order of its own.
    private mutating func addSorted(_ found: ResourceFolders) {
        for list in Self.lists {
            let depths = found[keyPath: list].map { (depth: $0.count { $0 == "/" }, path: $0) }
            for (_, path) in depths.sorted(by: <) { add(path, to: list) }
        }
    }

    /// Every file that is read, and the folders that are searched below asset catalogs and models.
    var contents: [String] {
        let images = plain.flatMap { folder in
            Self.names(in: folder).filter(AssetCatalog.isImage).map { "\(folder)/\($0)" }
        }
        let versions = models.map { "\($0)/.xccurrentversion" }
        return images + (catalogs + models).flatMap(InputFiles.below) + versions + fonts + texts + files
    }

    private mutating func addAll(below root: String) {
        guard let entries = FileManager.default.enumerator(atPath: SourceFiles.real(root)) else { return }
        while let entry = entries.nextObject() as? String {
            let name = (entry as NSString).lastPathComponent
            let isSkipped = name.hasPrefix(".") || ["build", "DerivedData", "node_modules", "Pods"].contains(name)
            if isSkipped || FigureFolder.isThere("\(root)/\(entry)") {
                entries.skipDescendants()
            } else if name.hasSuffix(".xcassets") {
                entries.skipDescendants()
                add("\(root)/\(entry)", to: \.catalogs)
            } else if Self.isModel(name) {
                entries.skipDescendants()
                add("\(root)/\(entry)", to: \.models)
            } else if Self.isTextTable(entry) {
                add("\(root)/\(entry)", to: \.texts)
            } else if Self.isResource(name) {
                add("\(root)/\(entry)", to: \.files)
            } else if AssetCatalog.isFont(name) {
                add("\(root)/\(entry)", to: \.fonts)
            } else if AssetCatalog.isImage(name) {
                let parent = (entry as NSString).deletingLastPathComponent
                add(parent.isEmpty ? root : "\(root)/\(parent)", to: \.plain)
            }
        }
    }

    private static func isModel(_ name: String) -> Bool {
        name.hasSuffix(".xcdatamodeld") || name.hasSuffix(".xcdatamodel")
    }

    private static func isTextTable(_ path: String) -> Bool {
        if path.hasSuffix(".xcstrings") { return true }
        // Foundation's deletingLastPathComponent traps on a name of one letter.
        let folder = path.split(separator: "/").dropLast().last ?? ""
        let isEnglish = folder == "Base.lproj" || folder.hasPrefix("en") && folder.hasSuffix(".lproj")
        return isEnglish && (path.hasSuffix(".strings") || path.hasSuffix(".stringsdict"))
    }

    /// What an app reads by itself. Its sources and pictures are found otherwise.
    private static func isResource(_ name: String) -> Bool {
        let kinds = ["csv", "geojson", "gpx", "html", "json", "md", "plist", "rtf", "txt", "xml"]
        return kinds.contains((name as NSString).pathExtension)
            && !["Info.plist", "Contents.json", "README.md", "Package.resolved"].contains(name)
    }

    private mutating func addFiles(in folder: String) {
        for name in Self.names(in: folder) where Self.isResource(name) { add("\(folder)/\(name)", to: \.files) }
    }

    private mutating func addImages(in folder: String) {
        if Self.names(in: folder).contains(where: AssetCatalog.isImage) { add(folder, to: \.plain) }
    }

    private mutating func addFonts(in folder: String) {
        for name in Self.names(in: folder) where AssetCatalog.isFont(name) { add("\(folder)/\(name)", to: \.fonts) }
    }

    /// Goes up to the folder of the project, a few levels at most.
    private mutating func addCatalogs(around folder: String) {
        var folder = URL(fileURLWithPath: folder)
        for _ in 0..<5 where folder.path != "/" {
            let names = Self.names(in: folder.path)
            for name in names {
                let path = "\(folder.path)/\(name)"
                if name.hasSuffix(".xcassets") { add(path, to: \.catalogs) }
                if Self.isModel(name) { add(path, to: \.models) }
                if ["font", "fonts"].contains(name.lowercased()) { addFonts(in: path) }
                if name.hasSuffix(".xcstrings") { add(path, to: \.texts) }
                if name.hasSuffix(".lproj") {
                    for table in Self.names(in: path).map({ "\(path)/\($0)" }) where Self.isTextTable(table) {
                        add(table, to: \.texts)
                    }
                }
            }
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
