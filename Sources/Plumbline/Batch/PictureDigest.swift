import Drawing
import Raster

/// Stands for a figure's file before anything is painted.
enum PictureDigest {
    /// The digest of everything painted, the texts in the file, and the engine that paints.
    static func of(_ draft: Render.Draft, engine: String) -> String {
        var digest = Digest()
        digest.combine(engine)
        digest.combine(draft.list.bytes(.exact))
        for (key, value) in draft.texts {
            digest.combine(key)
            digest.combine(value)
        }
        return digest.description
    }
}
