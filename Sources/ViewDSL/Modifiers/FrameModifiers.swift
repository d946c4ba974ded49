import Foundation
import LayoutEngine

nonisolated extension View {
    /// A frame of fixed size, in points; nil takes the view's own length. Measured on SwiftUI.
    ///
    /// The frame proposes its own size, and the view keeps the size it takes. Less than 0 counts as 0, NaN and ∞ as
    /// nil; all three are reported as issues. The use of invalid lengths is approximate.
    public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let wrong = [("width", width), ("height", height)].map { name, length -> String? in
            guard let length, !(length.isFinite && length >= 0) else { return nil }
            // An invalid length leaves the child its own.
            if !length.isFinite {
                let issue = length.isNaN ? "not a number" : "not finite"
                return "\(name) \(lengthText(length)) is \(issue): the child’s \(name) is used"
            }
            return CheckedNumber(length, name, lowerBound: 0).problem
        }
        return LayoutModified(
            content: self, layout: FrameLayout(width: width, height: height, alignment: alignment), name: "frame",
            detail: frameDetail([("width", width), ("height", height)], alignment),
            source: SourceLocation(author: fileID, line: line),
            issue: InvalidArgument(
                InvalidArgument.joined(wrong).map { "frame \($0)" }, fileID, line, rule: .invalidFrameLength),
            settings: frameSettings([("width", width), ("height", height)], alignment))
    }

    /// Has no effect.
    @available(*, deprecated, message: "Please pass one or more parameters.")
    public func frame() -> some View { frame(width: nil, height: nil) }

    /// A frame that bounds both proposal and size, in points; nil sets no bound. Measured on SwiftUI.
    ///
    /// With only a maximum of ∞ it takes the proposed length, but no less than the view's. Ideal lengths replace a
    /// proposal of nil. Less than 0 counts as 0; NaN, and a minimum or ideal length of ∞, as nil.
    ///
    /// Of two bounds out of order the minimum wins. This is approximate, and so is the size of a frame that has only a
    /// minimum and is proposed less.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let horizontal = FlexibleFrameLayout.Bounds(min: minWidth, ideal: idealWidth, max: maxWidth)
        let vertical = FlexibleFrameLayout.Bounds(min: minHeight, ideal: idealHeight, max: maxHeight)
        var wrong: [String] = []
        if !horizontal.isOrdered { wrong.append(orderText("Width", minWidth, idealWidth, maxWidth)) }
        if !vertical.isOrdered { wrong.append(orderText("Height", minHeight, idealHeight, maxHeight)) }
        return LayoutModified(
            content: self,
            layout: FlexibleFrameLayout(horizontal: horizontal, vertical: vertical, alignment: alignment),
            name: "frame",
            detail: frameDetail(
                boundsDetail("Width", minWidth, idealWidth, maxWidth)
                    + boundsDetail("Height", minHeight, idealHeight, maxHeight), alignment),
            source: SourceLocation(author: fileID, line: line),
            issue: InvalidArgument(
                wrong.isEmpty ? nil : wrong.joined(separator: "; "), fileID, line, rule: .contradictoryFrame),
            settings: frameSettings(
                [
                    ("minWidth", minWidth), ("idealWidth", idealWidth), ("maxWidth", maxWidth),
                    ("minHeight", minHeight), ("idealHeight", idealHeight), ("maxHeight", maxHeight),
                ], alignment))
    }

    /// Proposes nil on the given axes, so the view takes its ideal length there. Measured on SwiftUI.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        let axes: Axis.Set = [horizontal ? .horizontal : [], vertical ? .vertical : []]
        let detail = horizontal == vertical ? "" : horizontal ? "horizontal" : "vertical"
        // The name says nothing of both axes, or of neither.
        let settings = horizontal == vertical ? [LayoutSetting("axes", horizontal ? "both" : "none")] : []
        return LayoutModified(
            content: self, layout: FixedSizeLayout(axes: axes), name: "fixedSize", detail: detail, settings: settings)
    }

    /// Proposes nil on both axes, so the view takes its ideal size. Measured on SwiftUI.
    public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Proposes a size with this ratio of width to height; nil takes the ratio of the view's ideal size.
    ///
    /// A ratio that is not above 0 has no effect.
    public func aspectRatio(
        _ aspectRatio: CGFloat? = nil, contentMode: ContentMode, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let isWrong = aspectRatio.map { !($0.isFinite && $0 > 0) } ?? false
        let ratio = aspectRatio.map { "\(lengthText($0)) " } ?? ""
        return LayoutModified(
            content: self, layout: AspectRatioLayout(ratio: aspectRatio, contentMode: contentMode), name: "aspectRatio",
            detail: "\(ratio).\(contentMode)",
            issue: InvalidArgument(
                isWrong
                    ? "aspectRatio \(lengthText(aspectRatio)) is not a ratio above 0: the proposal is unchanged" : nil,
                fileID, line))
    }

    /// Proposes a size with this ratio.
    public func aspectRatio(
        _ aspectRatio: CGSize, contentMode: ContentMode, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        self.aspectRatio(
            aspectRatio.width / aspectRatio.height, contentMode: contentMode, fileID: fileID, line: line)
    }

    /// Proposes the largest size with the view's own ratio within the proposal.
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Proposes the smallest size with the view's own ratio around the proposal.
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

/// `width 200, height 200 .topLeading`
private func frameDetail(_ lengths: [(String, CGFloat?)], _ alignment: Alignment) -> String {
    frameDetail(lengths.compactMap { name, length in length.map { "\(name) \(lengthText($0))" } }, alignment)
}

private func frameDetail(_ given: [String], _ alignment: Alignment) -> String {
    [given.joined(separator: ", "), alignment.writtenName].filter { !$0.isEmpty }.joined(separator: " ")
}

private func frameSettings(_ lengths: [(String, CGFloat?)], _ alignment: Alignment) -> [LayoutSetting] {
    lengths.compactMap { name, length in length.map { LayoutSetting(name, $0) } }
        + (alignment.writtenName.isEmpty ? [] : [LayoutSetting("alignment", alignment.writtenName)])
}

/// `width 50…150` or `minHeight 20`
private func boundsDetail(_ side: String, _ min: CGFloat?, _ ideal: CGFloat?, _ max: CGFloat?) -> [String] {
    if let min, let max {
        let range = "\(side.lowercased()) \(lengthText(min))…\(lengthText(max))"
        return ideal.map { [range, "ideal\(side) \(lengthText($0))"] } ?? [range]
    }
    return [("min", min), ("ideal", ideal), ("max", max)].compactMap { name, length in
        length.map { "\(name)\(side) \(lengthText($0))" }
    }
}

/// Which of a frame's bounds are out of order: `minWidth 160 is above maxWidth 80: the minimum wins`.
private func orderText(_ axis: String, _ min: CGFloat?, _ ideal: CGFloat?, _ max: CGFloat?) -> String {
    func pair(_ a: String, _ low: CGFloat?, _ b: String, _ high: CGFloat?) -> String? {
        guard let low, let high, low > high else { return nil }
        return "\(a)\(axis) \(lengthText(low)) is above \(b)\(axis) \(lengthText(high))"
    }
    let bounds = pair("min", min ?? 0, "max", max).map { "\($0): the minimum wins" }
    return bounds ?? pair("min", min, "ideal", ideal) ?? pair("ideal", ideal, "max", max) ?? ""
}
