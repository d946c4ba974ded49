import Drawing
import Foundation
import LayoutEngine

extension Text {
    /// A picture in the line: a symbol has the size of the text's font, any other picture stands on the baseline.
    public init(_ image: Image) {
        var segment = Segment(string: InlinePicture.character)
        segment.image = image
        self.init(segments: [segment])
    }
}

extension Text.Segment {
    /// Whether it is characters without an own style.
    var isPlain: Bool { image == nil && style == nil && written == nil }

    /// Its words in labels and alt text.
    var words: String {
        guard let image else { return string }
        return switch image.source {
        case .named(let name), .system(let name): name
        case .pixels(let pixels, _): pixels.name
        case .file, .blank: ""
        }
    }
}

extension Image {
    /// The picture as drawn in a line of text, and its error.
    @MainActor func inline(font: Font, style: AnyShapeStyle?, _ context: _ViewContext)
        -> (picture: InlinePicture, issues: [LayoutIssue])
    {
        var environment = context.environment
        environment.font = font
        if let style { environment.foreground = style }
        environment.place = nil
        (environment.sceneSafeArea, environment.hasSafeArea) = (EdgeInsets(), false)
        // The stack records where the picture's baseline is.
        let snapshot = LayoutSnapshot(
            proposal: .unspecified, textMeasuring: context.resolver.text, environment: environment,
            options: LayoutOptions()
        ) {
            HStack(alignment: .firstTextBaseline, spacing: 0) { self }
        }
        guard let record = snapshot.records.last else {
            return (InlinePicture(width: 0, ascent: 0, descent: 0, items: []), [])
        }
        let size = record.frame.size
        let baseline = record.guide(VerticalAlignment.firstTextBaseline) ?? size.height
        let items = SceneryPainter(snapshot, scale: max(1, environment.displayScale.rounded(.down))).items()
        let lift = CGAffineTransform(translationX: -record.frame.minX, y: -record.frame.minY - baseline)
        return (
            InlinePicture(
                width: Double(size.width), ascent: Double(baseline), descent: Double(size.height - baseline),
                items: [.group(items, .transform(lift))]), snapshot.issues
        )
    }
}
