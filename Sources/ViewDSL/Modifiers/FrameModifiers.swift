import Foundation
import LayoutEngine

nonisolated extension View {
    /// A frame of fixed lengths around the view, in points; nil takes the view's own. Measured on SwiftUI.
    ///
    /// The view is offered the frame's lengths and keeps its own size. Less than 0 counts as 0, NaN and ∞ as nil; all three
    /// are reported as an issue. What becomes of lengths that are none is approximate.
    public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let wrong = [("width", width), ("height", height)].map { name, length -> String? in
            guard let length, !(length.isFinite && length >= 0) else { return nil }
            // A length that is none leaves the child its own.
            if !length.isFinite {
                let fault = length.isNaN ? "not a number" : "not finite"
                return "\(name) \(lengthText(length)) is \(fault): the child’s \(name) is used"
            }
            return Checked(length, name, least: 0).complaint
        }
        return LayoutModified(
            self, FrameLayout(width: width, height: height, alignment: alignment), "frame",
            frameDetail([("width", width), ("height", height)], alignment),
            source: SourceLocation(file: "\(fileID)", line: Int(line)),
            fault: ViewFault(
                ViewFault.joined(wrong).map { "frame \($0)" }, fileID, line, rule: .invalidFrameLength))
    }

    /// A frame of no lengths: it changes nothing.
    @available(*, deprecated, message: "Please pass one or more parameters.")
    public func frame() -> some View { frame(width: nil, height: nil) }

    /// A frame that bounds what the view is offered, and what it takes. In points; nil bounds nothing. Measured on SwiftUI.
    ///
    /// With a maximum of ∞ alone it is as long as it is offered, and no shorter than the view. Ideal lengths are the size where
    /// nil is offered. Less than 0 counts as 0; NaN, and a minimum or an ideal length of ∞, as nil.
    ///
    /// Of two bounds out of order the minimum wins. That is approximate, and so is the size of a frame with a minimum alone
    /// that is offered less.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let horizontal = FlexibleFrameLayout.Bounds(min: minWidth, ideal: idealWidth, max: maxWidth)
        let vertical = FlexibleFrameLayout.Bounds(min: minHeight, ideal: idealHeight, max: maxHeight)
        var wrong: [String] = []
        if !horizontal.isOrdered { wrong.append("width \(orderText(minWidth, idealWidth, maxWidth))") }
        if !vertical.isOrdered { wrong.append("height \(orderText(minHeight, idealHeight, maxHeight))") }
        return LayoutModified(
            self, FlexibleFrameLayout(horizontal: horizontal, vertical: vertical, alignment: alignment), "frame",
            frameDetail(
                boundsDetail("Width", minWidth, idealWidth, maxWidth)
                    + boundsDetail("Height", minHeight, idealHeight, maxHeight), alignment),
            source: SourceLocation(file: "\(fileID)", line: Int(line)),
            fault: ViewFault(
                wrong.isEmpty
                    ? nil : "\(wrong.joined(separator: ", ")) must not decrease; the minimum wins over the maximum",
                fileID, line, rule: .contradictoryFrame))
    }

    /// Offers nil on the chosen axes, so that the view takes its ideal length there. Measured on SwiftUI.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        let axes: Axis.Set = [horizontal ? .horizontal : [], vertical ? .vertical : []]
        let detail = horizontal == vertical ? "" : horizontal ? "horizontal" : "vertical"
        return LayoutModified(self, FixedSizeLayout(axes: axes), "fixedSize", detail)
    }

    /// Offers nil on both axes: the view takes its ideal size. Measured on SwiftUI.
    public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Shapes the offer to a ratio of width over height; nil takes that of the view's ideal size.
    ///
    /// A ratio that is not more than 0 shapes nothing.
    public func aspectRatio(
        _ aspectRatio: CGFloat? = nil, contentMode: ContentMode, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let isWrong = aspectRatio.map { !($0.isFinite && $0 > 0) } ?? false
        let ratio = aspectRatio.map { "\(lengthText($0)) " } ?? ""
        return LayoutModified(
            self, AspectRatioLayout(ratio: aspectRatio, contentMode: contentMode), "aspectRatio",
            "\(ratio).\(contentMode)",
            fault: ViewFault(
                isWrong
                    ? "aspectRatio \(lengthText(aspectRatio)) is not a ratio above 0: the offer is not shaped" : nil,
                fileID, line))
    }

    /// Proposes a size of this shape.
    public func aspectRatio(
        _ aspectRatio: CGSize, contentMode: ContentMode, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        self.aspectRatio(
            aspectRatio.width / aspectRatio.height, contentMode: contentMode, fileID: fileID, line: line)
    }

    /// Proposes a size of the view's own shape, within what is offered.
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Proposes a size of the view's own shape, around what is offered.
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

/// The lengths that were given, as one writes them: `width 200, height 200 .topLeading`.
private func frameDetail(_ lengths: [(String, CGFloat?)], _ alignment: Alignment) -> String {
    frameDetail(lengths.compactMap { name, length in length.map { "\(name) \(lengthText($0))" } }, alignment)
}

private func frameDetail(_ given: [String], _ alignment: Alignment) -> String {
    given.joined(separator: ", ") + (alignment == .center ? "" : " \(alignment.name)")
}

/// The bounds of one side, a range in short: `width 50…150`, `minHeight 20`.
private func boundsDetail(_ side: String, _ min: CGFloat?, _ ideal: CGFloat?, _ max: CGFloat?) -> [String] {
    if let min, let max {
        let range = "\(side.lowercased()) \(lengthText(min))…\(lengthText(max))"
        return ideal.map { [range, "ideal\(side) \(lengthText($0))"] } ?? [range]
    }
    return [("min", min), ("ideal", ideal), ("max", max)].compactMap { name, length in
        length.map { "\(name)\(side) \(lengthText($0))" }
    }
}

private func orderText(_ min: CGFloat?, _ ideal: CGFloat?, _ max: CGFloat?) -> String {
    [("min", min), ("ideal", ideal), ("max", max)]
        .compactMap { name, length in length.map { "\(name) \(lengthText($0))" } }.joined(separator: ", ")
}
