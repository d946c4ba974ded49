import Foundation
import Goldens
import Plumbline

/// The figures that a run may record, as `PLUMBLINE_RECORD_ONLY` names them: goldens by their paths without `.png`, with
/// `*`, `?` and `**` as in the names of scenes.
struct FigureSelection {
    private let pattern: String
    /// For a relative pattern.
    private let workingFolder: String

    /// Nil if every figure may be recorded.
    init?(_ environment: [String: String], workingFolder: String = FileManager.default.currentDirectoryPath) {
        guard let pattern = environment[RecordMode.selection], !pattern.isEmpty else { return nil }
        self.pattern = pattern.hasSuffix(".png") ? String(pattern.dropLast(4)) : pattern
        self.workingFolder = workingFolder
    }

    /// - Parameters:
    ///   - file: The golden's name, as messages have it: its path in the folder, without `.png`.
    ///   - folder: The goldens' folder.
    func contains(_ file: String, in folder: String) -> Bool {
        let path = "\(folder)/\(file)"
        if pattern.hasPrefix("/") { return pattern == path || Glob(pattern).matches(path) }
        let absolute = URL(fileURLWithPath: "\(workingFolder)/\(pattern)").standardizedFileURL.path
        return absolute == path || Glob(absolute).matches(path) || pattern == file || Glob(pattern).matches(file)
    }

    var warningIfNone: String {
        """
        \(RecordMode.selection)=\(pattern) names no figure that was drawn, so nothing was recorded: it takes the path of a \
        golden without .png, or the name in a failure's message, also with *, as in 'CardTests/looks-*'
        """
    }
}
