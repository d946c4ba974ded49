import CPango
import Drawing
import Foundation
import Raster
import Synchronization

/// The icon font that symbols are taken from, at its place in Debian's package.
///
/// Outlines are read in the font's own units, so they depend on the file alone and not on FreeType's version.
package final class IconFontFile: Sendable {
    package static let path = "/usr/share/fonts/truetype/materialdesignicons-webfont/materialdesignicons-webfont.ttf"

    /// Whether the file is there; it is opened when the first glyph is asked for.
    package static let isInstalled = FileManager.default.isReadableFile(atPath: path)

    /// SHA-256 of the file, by its name; empty where it is not installed.
    package static let digests: [String: String] =
        FileManager.default.contents(atPath: path).map {
            [URL(fileURLWithPath: path).lastPathComponent: SHA256.hex($0)]
        } ?? [:]

    static let shared = IconFontFile(path)

    private struct State: ~Copyable {
        var face: FT_Face?
        var outlines: [String: Path?] = [:]
    }

    private let path: String
    private let state = Mutex(State?.none)

    init(_ path: String) { self.path = path }

    /// The glyph's outline on a canvas of 24 × 24 units.
    func outline(named name: String) -> Path? {
        state.withLock { state in
            if state == nil { state = State(face: Self.open(path)) }
            if let known = state?.outlines[name] { return known }
            let made = state?.face.flatMap { Self.outline(named: name, in: $0) }
            state?.outlines[name] = .some(made)
            return made
        }
    }

    /// The library and the face live as long as the process.
    private static func open(_ path: String) -> FT_Face? {
        var library: FT_Library?
        var face: FT_Face?
        guard FT_Init_FreeType(&library) == 0, FT_New_Face(library, path, 0, &face) == 0 else { return nil }
        return face
    }

    private static func outline(named name: String, in face: FT_Face) -> Path? {
        let index = FT_Get_Name_Index(face, name)
        guard index != 0, FT_Load_Glyph(face, index, FT_Int32(FT_LOAD_NO_SCALE)) == 0 else { return nil }
        let unit = 24 / CGFloat(face.pointee.units_per_EM)
        let top = CGFloat(face.pointee.ascender)
        let outline = face.pointee.glyph.pointee.outline
        var path = Path()
        var first = 0
        for contour in 0..<Int(outline.n_contours) {
            let last = Int(outline.contours[contour])
            if last > first + 1 {
                add(
                    (first...last).map { index in
                        let point = outline.points[index]
                        return Point(
                            at: CGPoint(x: CGFloat(point.x) * unit, y: (top - CGFloat(point.y)) * unit),
                            isOnCurve: Int(outline.tags[index]) & 1 == 1)
                    }, to: &path)
            }
            first = last + 1
        }
        return path
    }

    private struct Point {
        var at: CGPoint
        var isOnCurve: Bool

        func middle(_ other: Point) -> Point {
            Point(at: CGPoint(x: (at.x + other.at.x) / 2, y: (at.y + other.at.y) / 2), isOnCurve: true)
        }
    }

    /// Adds a TrueType contour: two consecutive control points imply a point on the curve between them.
    private static func add(_ points: [Point], to path: inout Path) {
        let start = points.first { $0.isOnCurve } ?? points[0].middle(points[1])
        let offset = (points.firstIndex { $0.isOnCurve } ?? 0) + 1
        let rest = (0..<points.count).map { points[($0 + offset) % points.count] }
        path.move(to: start.at)
        var control: Point?
        for point in rest + [start] {
            switch (control, point.isOnCurve) {
            case (nil, true): path.addLine(to: point.at)
            case (nil, false): control = point
            case (let bend?, true):
                path.addQuadCurve(to: point.at, control: bend.at)
                control = nil
            case (let bend?, false):
                path.addQuadCurve(to: bend.middle(point).at, control: bend.at)
                control = point
            }
        }
        path.closeSubpath()
    }
}

extension PangoText: IconFont {
    package var hasIcons: Bool { IconFontFile.isInstalled }

    package func icon(named name: String) -> Path? {
        IconFontFile.isInstalled ? IconFontFile.shared.outline(named: name) : nil
    }
}
