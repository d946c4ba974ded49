import Drawing
import Foundation

/// What a picture file says, known before anything is painted.
enum PictureDigest {
    /// Of all that is painted, of the texts in the file, and of what paints.
    ///
    /// Workers hash deterministically (`SWIFT_DETERMINISTIC_HASHING`), so a display list has the same hash in each. Where
    /// that is not so, digests never agree, and figures are painted again.
    static func of(_ draft: Render.Draft, engine: String) -> String {
        var hasher = Hasher()
        hasher.combine(draft.list)
        var digest = Digest()
        digest.combine(engine)
        digest.combine(hasher.finalize())
        for (key, value) in draft.texts {
            digest.combine(key)
            digest.combine(value)
        }
        for image in draft.list.items.flatMap(images) {
            image.pixels.withUnsafeBytes { digest.combine($0) }
        }
        return digest.description
    }

    /// Images hash by name and size alone; here their pixels count.
    private static func images(in item: DisplayItem) -> [ImageSource] {
        switch item {
        case .image(let source, _, _): [source]
        case .group(let items, .mask(let mask)): (items + mask).flatMap(images)
        case .group(let items, _): items.flatMap(images)
        case .fill, .stroke, .text: []
        }
    }
}
