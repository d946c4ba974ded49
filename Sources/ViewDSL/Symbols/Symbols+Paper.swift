import Drawing
import Foundation

extension SymbolCatalog {
    /// Paper, pictures and writing.
    static let paper: [String: SymbolArtwork] = {
        let page = polygon(2.2, (4.9, 2.8), (13.4, 2.8), (19.1, 8.5), (19.1, 21.2), (4.9, 21.2))
        let fold = outline("13.3 3.4 m 13.3 7.4 l 13.3 8.1 13.8 8.6 14.5 8.6 c 18.6 8.6 l")
        let cutFold = outline("12.9 4.4 m 12.9 7.4 l 12.9 8.4 13.6 9.1 14.6 9.1 c 17.6 9.1 l")
        let lines = segment(8.4, 13, 15.6, 13).appending(segment(8.4, 16.8, 15.6, 16.8))
        let folder = polygon(1.9, (2.5, 4.8), (9.4, 4.8), (11.6, 7), (21.5, 7), (21.5, 19.6), (2.5, 19.6))
        let envelope = box(2.4, 4.9, 19.2, 14.2, 2.4)
        let flap = outline("3.2 6.6 m 10.3 12.7 l 11.3 13.5 12.7 13.5 13.7 12.7 c 20.8 6.6 l")
        let cutFlap = outline("3.7 7.3 m 10.3 13 l 11.3 13.8 12.7 13.8 13.7 13 c 20.3 7.3 l")
        let photo = box(2.4, 4.4, 19.2, 15.2, 2.6)
        let hills = polyline((3, 17.2), (8.4, 12.4), (11.4, 15), (15.8, 10.6), (21, 15.6))
        let cutHills = polygon(
            0.5, (3.9, 18.2), (3.9, 16.9), (8.4, 13), (11.4, 15.7), (15.8, 11.5), (20.1, 15.6), (20.1, 18.2))
        let calendar = box(3.2, 4.6, 17.6, 16.2, 2.8)
        let rings = segment(8, 2.9, 8, 6).appending(segment(16, 2.9, 16, 6))
        let days = [(7.8, 13.0), (12, 13), (16.2, 13), (7.8, 17), (12, 17)].reduce(into: Path()) {
            $0.addPath(circle($1.0, $1.1, 1.2))
        }
        let pencil = outline(
            "3.7 20.3 m 4.8 15.6 l 15.9 4.5 l 16.8 3.6 18.1 3.6 19 4.5 c 19.5 5 l 20.4 5.9 20.4 7.2 19.5 8.1 c 8.4 19.2 l h"
        )
        let bookmark = outline("6 5.2 m 6 3.9 6.9 3 8.2 3 c 15.8 3 l 17.1 3 18 3.9 18 5.2 c 18 21 l 12 16 l 6 21 l h")
        let plane = outline("21 3 m 14.3 21 l 10.6 13.4 l 3 9.7 l h")
        let leftPage = outline("12 6.2 m 10 4.6 6.6 4.2 2.8 4.8 c 2.8 18.6 l 6.6 18 10 18.4 12 20 c h")
        let rightPage = outline("12 6.2 m 14 4.6 17.4 4.2 21.2 4.8 c 21.2 18.6 l 17.4 18 14 18.4 12 20 c h")
        let tray = outline(
            "8.4 9.4 m 6.6 9.4 l 5.4 9.4 4.6 10.2 4.6 11.4 c 4.6 19.4 l 4.6 20.6 5.4 21.4 6.6 21.4 c 17.4 21.4 l "
                + "18.6 21.4 19.4 20.6 19.4 19.4 c 19.4 11.4 l 19.4 10.2 18.6 9.4 17.4 9.4 c 15.6 9.4 l")
        func ribbon(_ path: Path, _ half: CGFloat = 0.65) -> Path {
            ribbonOutline(points(along: path, count: 60), half)
        }
        return [
            "doc": .lines(page, fold), "doc.fill": .filled(page, cut: ribbon(cutFold)),
            "doc.text": .lines(page, fold, lines),
            "doc.text.fill": .filled(
                page, cut: ribbon(cutFold), box(8, 12.4, 8, 1.3, 0.65), box(8, 16.2, 8, 1.3, 0.65)),
            "folder": .lines(folder, segment(2.5, 10.6, 21.5, 10.6)),
            "folder.fill": .filled(folder, cut: box(3.3, 9.6, 17.4, 1.3, 0.65)),
            "envelope": .lines(envelope, flap), "envelope.fill": .filled(envelope, cut: ribbon(cutFlap)),
            "photo": .lines(photo, hills) + .solid(circle(7.6, 9, 1.7)),
            "photo.fill": .filled(photo, cut: cutHills, circle(7.6, 8.9, 1.9)),
            "calendar": .lines(calendar, rings, segment(3.2, 9.2, 20.8, 9.2)) + .solid(days),
            "pencil": .lines(pencil, segment(13.7, 6.7, 17.3, 10.3)),
            "bookmark": .lines(bookmark), "bookmark.fill": .filled(bookmark),
            "paperplane": .lines(plane, segment(10.6, 13.4, 21, 3)),
            "paperplane.fill": .filled(
                plane,
                cut: SymbolMark.Star(
                    hub: CGPoint(x: 11.4, y: 12.6), tips: [CGPoint(x: 18.2, y: 5.8)]
                ).outline(0.55)),
            "book": .lines(leftPage, rightPage),
            "book.fill": .filled(
                leftPage.applying(CGAffineTransform(translationX: -0.9, y: 0)).appending(
                    rightPage.applying(CGAffineTransform(translationX: 0.9, y: 0)))),
            "square.and.arrow.up": .lines(tray, segment(12, 3, 12, 14.6), polyline((8.4, 6.4), (12, 2.8), (15.6, 6.4))),
        ]
    }()
}
