import Foundation
import Goldens
import Plumbline

/// The figures that a run may record, as `PLUMBLINE_RECORD_ONLY` names them: goldens by their paths without `.png`, with
/// `*`, `?` and `**` as in the names of scenes, several with commas between them.
struct FigureSelection {
    private let names: String
    private let patterns: [String]
    /// For a relative pattern.
    private let workingFolder: String

    /// Nil if every figure may be recorded.
    init?(_ environment: [String: String], workingFolder: String = FileManager.default.currentDirectoryPath) {
        guard let names = environment[RecordMode.selection], !names.isEmpty else { return nil }
        self.names = names
        patterns = names.split(separator: ",").map { name in
            String(name.hasSuffix(".png") ? name.dropLast(4) : name)
        }
        self.workingFolder = workingFolder
    }

    /// - Parameters:
    ///   - file: The golden's name, as messages have it: its path in the folder, without `.png`.
    ///   - folder: The goldens' folder.
    func contains(_ file: String, in folder: String) -> Bool {
        patterns.contains { selects(file, in: folder, by: $0) }
    }

    private func selects(_ file: String, in folder: String, by pattern: String) -> Bool {
        let path = "\(folder)/\(file)"
        if pattern.hasPrefix("/") { return pattern == path || Glob(pattern).matches(path) }
        let absolute = URL(fileURLWithPath: "\(workingFolder)/\(pattern)").standardizedFileURL.path
        return absolute == path || Glob(absolute).matches(path) || pattern == file || Glob(pattern).matches(file)
    }

    var warningIfNone: String {
        """
        \(RecordMode.selection)=\(names) names no figure that was drawn, so nothing was recorded: it takes the path of a \
        golden without .png, or the name in a failure's message, also with *, as in 'CardTests/looks-*'
        """
    }
}
