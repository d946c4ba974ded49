import Foundation

/// Why a strings table, or a part of it, cannot be read.
package struct StringTableError: Error, CustomStringConvertible {
    let file: String
    let reason: String

    init(file: String, _ reason: String) { (self.file, self.reason) = (file, reason) }

    init(file: String, data: Data, _ error: any Error) {
        self =
            StringTableError(file: file, conflict: String(decoding: data, as: UTF8.self))
            ?? StringTableError(file: file, data.isEmpty ? "is empty" : "cannot be read: \(Self.reason(error))")
    }

    /// Nil if a text has no marks of a merge that was not finished.
    init?(file: String, conflict text: String) {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard let line = lines.firstIndex(where: { $0.hasPrefix("<<<<<<< ") || $0.hasPrefix(">>>>>>> ") }) else {
            return nil
        }
        self.init(file: file, "has the marks of a merge conflict at line \(line + 1)")
    }

    package var name: String { (file as NSString).lastPathComponent }

    package var description: String {
        let folder = ((file as NSString).deletingLastPathComponent as NSString).lastPathComponent
        let place = folder.isEmpty || folder == "/" ? name : "\(folder)/\(name)"
        return "\(place) \(reason); its texts may be missing or wrong: fix the file, or take it out of the folder"
    }

    static func contents(of file: String) throws(StringTableError) -> Data {
        do { return try Data(contentsOf: URL(fileURLWithPath: file)) } catch {
            var isFolder: ObjCBool = false
            let isThere = FileManager.default.fileExists(atPath: file, isDirectory: &isFolder)
            throw StringTableError(
                file: file, isFolder.boolValue ? "is a folder" : isThere ? "cannot be opened" : "is not there")
        }
    }

    private static func reason(_ error: any Error) -> String {
        guard let error = error as? DecodingError else { return "\(error)" }
        let context: DecodingError.Context
        switch error {
        case .typeMismatch(_, let found), .valueNotFound(_, let found), .keyNotFound(_, let found): context = found
        case .dataCorrupted(let found): context = found
        @unknown default: return "\(error)"
        }
        let cause = (context.underlyingError as NSError?)?.userInfo[NSDebugDescriptionErrorKey] as? String
        let path = context.codingPath.map(\.stringValue).joined(separator: " › ")
        let words = (cause ?? context.debugDescription).trimmingSuffix { $0 == "." }
        return path.isEmpty ? words : "\(words) (\(path))"
    }
}

extension String {
    fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> String {
        var text = self[...]
        while let last = text.last, isTrimmed(last) { text.removeLast() }
        return String(text)
    }
}
