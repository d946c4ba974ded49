/// A face of a font file that scenes bring along. Equal faces are of files with the same content.
package final class OwnFont: Hashable, Sendable {
    /// The file's full path.
    package let path: String
    /// In its file, as FreeType counts: faces of a collection, and from 65536 the named instances of a variable font.
    package let index: Int
    /// SHA-256 of the file.
    package let digest: String
    package let postScriptName: String
    /// OpenType weight, 100…900.
    package let weight: Int
    package let isItalic: Bool

    package init(path: String, index: Int, digest: String, postScriptName: String, weight: Int, isItalic: Bool) {
        (self.path, self.index, self.digest) = (path, index, digest)
        (self.postScriptName, self.weight, self.isItalic) = (postScriptName, weight, isItalic)
    }

    package static func == (a: OwnFont, b: OwnFont) -> Bool {
        a === b || a.index == b.index && a.digest == b.digest
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(digest)
        hasher.combine(index)
    }
}
