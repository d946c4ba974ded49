import Foundation
import Raster
import ViewDSL

/// What a figure is written as.
enum FigureFormat: String, CaseIterable, Sendable {
    case png, svg, pdf

    /// Without pixels there is one file for every scale.
    var hasScale: Bool { self == .png }
}

/// Where a figure goes: `NAME.png`, `NAME@2x.png`, dark ones `NAME~dark@2x.png`; `NAME.svg`, `NAME~dark.pdf`.
struct FigureFile: Hashable {
    var scene: String
    /// Pixels a point.
    var scale: Int
    var appearance: ColorScheme
    var format = FigureFormat.png

    /// From the output folder.
    var path: String {
        let suffix = scale == 1 || !format.hasScale ? "" : "@\(scale)x"
        return "\(scene)\(appearance == .dark ? "~dark" : "")\(suffix).\(format)"
    }

    /// Writes the file in full or not at all, and the folders it needs.
    func write(_ data: Data, in folder: String) throws(FileError) {
        let path = "\(folder)/\(path)"
        try OutputFolder.create(URL(fileURLWithPath: path).deletingLastPathComponent().path)
        try AtomicFile.write(data, to: path)
    }
}

/// A folder figures are written to.
enum OutputFolder {
    /// Makes sure the folder and those around it are there, and that it can be written to.
    ///
    /// - Throws: `FileError` naming the folder, and the one that is in its way.
    static func create(_ path: String) throws(FileError) {
        do throws(FileError) {
            try make(path)
        } catch {
            throw FileError(path: path, reason: error.path == path ? error.reason : "\(error.path): \(error.reason)")
        }
    }

    private static func make(_ path: String) throws(FileError) {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
            guard isFolder.boolValue else { throw FileError(path: path, reason: "it is a file, not a folder") }
            guard access(path, W_OK | X_OK) == 0 else { throw lastError(path) }
            return
        }
        let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
        if parent != path { try make(parent) }
        // Another process may have made it just now.
        guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw lastError(path) }
    }

    private static func lastError(_ path: String) -> FileError {
        FileError(path: path, reason: String(cString: strerror(errno)))
    }
}
