import Foundation
import LayoutEngine

nonisolated extension View {
    /// The order in which a stack sizes its views: higher first, 0 by default. Measured on SwiftUI.
    ///
    /// The stack reserves the minimum of the others. The outermost priority counts; behind padding, frames and
    /// `aspectRatio` it is 0. NaN counts as 0 and is reported as an issue.
    public func layoutPriority(
        _ value: Double, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let problem = value.isNaN ? "layoutPriority NaN is not a number: 0 is used" : nil
        return NodeModified(content: self, issue: InvalidArgument(problem, fileID, line)) { context, node in
            context.arena.setPriority(value, of: node)
        }
    }

    /// Names the view in figures, ledgers, traces and tests. It does not change layout.
    public func layoutLabel(_ name: String) -> some View {
        NodeModified(content: self) { context, node in
            context.arena.updateInfo(of: node) { $0.labels.append(name) }
        }
    }

    /// Changes the view's annotations, not its layout.
    package func annotated(_ edit: AnnotationEdit) -> some View {
        NodeModified(content: self) { context, node in
            context.arena.updateInfo(of: node) { $0.annotationEdits.append(edit) }
        }
    }

    /// Sets a value for the layout that contains the view.
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        nonisolated(unsafe) let value = value
        return NodeModified(content: self) { context, node in
            context.arena.setLayoutValue(value, for: key, of: node)
            let name = String(describing: key)
            context.arena.updateInfo(of: node) { $0.settings += LayoutSetting.settings(name, value) }
        }
    }

    /// Sets an alignment guide, in points from the view's left edge.
    ///
    /// Documented for SwiftUI, and confirmed by independent reconstructions.
    public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        guided(g.key, computeValue)
    }

    /// Sets an alignment guide, in points from the view's top edge.
    ///
    /// Documented for SwiftUI, and confirmed by independent reconstructions.
    public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        guided(g.key, computeValue)
    }

    private func guided(_ key: AlignmentKey, _ value: @escaping (ViewDimensions) -> CGFloat) -> some View {
        // Layout runs on the main actor, one call at a time.
        nonisolated(unsafe) let value = value
        return LayoutModified(
            content: self, layout: GuideLayout(key: key) { value($0) }, name: "alignmentGuide", detail: key.name,
            keepsPriority: true)
    }

    /// Draws the view elsewhere without changing layout. In points.
    public func offset(
        x: CGFloat = 0, y: CGFloat = 0, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        offset(CGSize(width: x, height: y), fileID: fileID, line: line)
    }

    /// Draws the view elsewhere without changing layout. In points.
    public func offset(_ offset: CGSize, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
        let (x, y) = (CheckedNumber(offset.width, "offset x"), CheckedNumber(offset.height, "offset y"))
        return LayoutModified(
            content: self, layout: PassThroughLayout(displacement: CGSize(width: x.value, height: y.value)),
            name: "offset",
            detail: "\(lengthText(offset.width)), \(lengthText(offset.height))", keepsPriority: true,
            issue: InvalidArgument(InvalidArgument.joined([x.problem, y.problem]), fileID, line))
    }

    /// Takes the proposed size and centers the view at a point, in points from the top left.
    ///
    /// Documented for SwiftUI, and confirmed by independent reconstructions. A nil length is the view's own; NaN and ∞ count as 0 and are reported as an issue.
    public func position(
        _ position: CGPoint, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let (x, y) = (CheckedNumber(position.x, "position x"), CheckedNumber(position.y, "position y"))
        return LayoutModified(
            content: self, layout: PositionLayout(point: CGPoint(x: x.value, y: y.value)), name: "position",
            detail: "\(lengthText(position.x)), \(lengthText(position.y))",
            issue: InvalidArgument(InvalidArgument.joined([x.problem, y.problem]), fileID, line))
    }

    /// Takes the proposed size and centers the view at a point, in points from the top left.
    ///
    /// Documented for SwiftUI, and confirmed by independent reconstructions.
    public func position(
        x: CGFloat = 0, y: CGFloat = 0, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        position(CGPoint(x: x, y: y), fileID: fileID, line: line)
    }

    /// Draws nothing. The view keeps its place.
    public func hidden() -> some View { NodeModified(content: self) { $0.updateDrawing($1) { $0.isHidden = true } } }

    /// The drawing order of overlapping siblings: higher over lower.
    public func zIndex(_ value: Double, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
        let problem = value.isNaN ? "zIndex NaN is not a number: 0 is used" : nil
        return NodeModified(content: self, issue: InvalidArgument(problem, fileID, line)) {
            $0.updateDrawing($1) { $0.zIndex = value.isNaN ? 0 : value }
        }
    }
}
