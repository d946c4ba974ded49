import Plumbline
import Testing

/// Ten points a character, lines of ten points, whatever the font.
let exactText = FixedAdvanceText(advance: 10, ascent: 8, descent: 2)

/// The pictures the listings name, at one pixel a point.
var listingEnvironment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.images = AssetCatalog(directory: "../../scenes/assets")
    return environment
}

/// A listing, laid out; whatever the layout complains of fails the test.
@MainActor
func layout<V: View>(
    _ width: CGFloat?, _ height: CGFloat?, sourceLocation: Testing.SourceLocation = #_sourceLocation,
    @ViewBuilder _ content: () -> V
) -> LayoutSnapshot {
    let layout = LayoutSnapshot(
        proposal: ProposedViewSize(width: width, height: height), textMeasuring: exactText,
        environment: listingEnvironment, content: content)
    #expect(layout.issues.isEmpty, sourceLocation: sourceLocation)
    return layout
}

/// A listing, laid out once its tasks have ended; whatever the layout complains of fails the test.
@MainActor
func settledLayout<V: View>(
    _ width: CGFloat?, _ height: CGFloat?, sourceLocation: Testing.SourceLocation = #_sourceLocation,
    @ViewBuilder _ content: () -> V
) async -> LayoutSnapshot {
    let layout = await LayoutSnapshot.settled(
        proposal: ProposedViewSize(width: width, height: height), textMeasuring: exactText,
        environment: listingEnvironment, content: content)
    #expect(layout.issues.isEmpty, sourceLocation: sourceLocation)
    return layout
}

extension LayoutSnapshot {
    /// The frames of the views of a kind, in source order.
    func frames(_ name: String) -> [CGRect] { records.filter { $0.name == name }.map(\.frame) }

    /// The frame of the first view of a kind.
    func frame(_ name: String) -> CGRect? { frames(name).first }

    /// The frame of the first view of a kind that shows `detail`: `"rogue"` of an image, `"HI"` of a text.
    func frame(_ name: String, _ detail: String) -> CGRect? {
        records.first { $0.name == name && $0.detail.contains(detail) }?.frame
    }

    func image(_ name: String) -> CGRect? { frame("Image", "“\(name)”") }

    func text(_ start: String) -> CGRect? { frame("Text", "“\(start)") }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

func size(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

/// Whether two rectangles are the same but for rounding in the last places.
func isClose(_ a: CGRect?, _ b: CGRect) -> Bool {
    guard let a else { return false }
    return zip([a.minX, a.minY, a.width, a.height], [b.minX, b.minY, b.width, b.height])
        .allSatisfy { abs($0 - $1) < 1e-6 }
}
