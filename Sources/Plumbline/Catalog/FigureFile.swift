import Foundation
import Raster
import ViewDSL

enum FigureFormat: String, CaseIterable, Codable, Sendable {
    case png, apng, svg, pdf, html

    /// A vector file serves every scale.
    var hasPixels: Bool { self == .png || self == .apng }

    /// The ending of its files. Animations have one of their own, so that a folder holds both.
    var pathExtension: String { self == .apng ? "apng" : rawValue }

    /// Whether its files show layouts that the still does not.
    var showsOtherLayouts: Bool { self == .html || self == .apng }

    /// Whether one file shows both appearances.
    var hasBothAppearances: Bool { self == .html }
}

/// The path of a figure's file: `NAME.png`, `NAME@2x.png`, dark ones `NAME~dark@2x.png`; `NAME.svg`, `NAME~dark.pdf`,
/// `NAME.html`.
struct FigureFile: Hashable {
    /// How scene names become file names.
    enum Names: String, CaseIterable {
        /// A folder for every slash.
        case path
        /// A hyphen for every slash, because DocC finds files by their last path component.
        case docc
    }

    var scene: String
    /// Pixels per point.
    var scale: Int
    var appearance: ColorScheme
    var names = Names.path
    var format = FigureFormat.png

    /// Relative to the output folder.
    var path: String {
        let name = names == .docc ? scene.replacing("/", with: "-") : scene
        let suffix = scale == 1 || !format.hasPixels ? "" : "@\(scale)x"
        return
            "\(name)\(appearance == .dark && !format.hasBothAppearances ? "~dark" : "")\(suffix).\(format.pathExtension)"
    }

    /// Writes a file atomically, and makes the folders it needs.
    ///
    /// - Parameter mode: Of the file; nil leaves it to the process.
    static func write(_ data: Data, to path: String, in folder: String, mode: mode_t? = nil) throws(FileError) {
        try OutputFolder.create(for: path, in: folder)
        do throws(FileError) {
            try AtomicFile.write(data, to: "\(folder)/\(path)", mode: mode)
        } catch  where error.isOfMissingFolder {
            // The folder was removed in the meantime.
            try OutputFolder.create(for: path, in: folder)
            try AtomicFile.write(data, to: "\(folder)/\(path)", mode: mode)
        }
    }
}
