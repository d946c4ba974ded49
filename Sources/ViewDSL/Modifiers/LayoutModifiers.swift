import Drawing
import Foundation
import LayoutEngine

nonisolated extension View {
    /// Which views a stack satisfies first: higher before lower; 0 where none is set. Measured on SwiftUI.
    ///
    /// What the others need at least is set aside for them. The outermost priority counts; behind padding, frames and
    /// `aspectRatio` it is 0. NaN counts as 0 and is reported as an issue.
    public func layoutPriority(
        _ value: Double, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let complaint = value.isNaN ? "layoutPriority NaN is not a number: 0 is used" : nil
        return NodeModified(self, fault: ViewFault(complaint, fileID, line)) { context, node in
            context.arena.setPriority(value, of: node)
        }
    }

    /// Names the view in figures, ledgers, traces and tests. It changes no layout.
    public func layoutLabel(_ name: String) -> some View {
        NodeModified(self) { context, node in
            context.arena.updateInfo(of: node) { $0.labels.append(name) }
        }
    }

    /// Changes what figures show of the view. It changes no layout.
    package func annotated(_ edit: AnnotationEdit) -> some View {
        NodeModified(self) { context, node in
            context.arena.updateInfo(of: node) { $0.annotationEdits.append(edit) }
        }
    }

    /// Carries a value for the container that lays the view out.
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        nonisolated(unsafe) let value = value
        return NodeModified(self) { context, node in
            context.arena.setLayoutValue(value, for: key, of: node)
        }
    }

    /// Sets a guide of the view, in points from its left edge.
    ///
    /// Documented for SwiftUI, and found alike by independent reconstructions.
    public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        guided(g.key, computeValue)
    }

    /// Sets a guide of the view, in points from its top edge.
    ///
    /// Documented for SwiftUI, and found alike by independent reconstructions.
    public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        guided(g.key, computeValue)
    }

    private func guided(_ key: AlignmentKey, _ value: @escaping (ViewDimensions) -> CGFloat) -> some View {
        // Layout runs where the views were built, one call at a time.
        nonisolated(unsafe) let value = value
        return LayoutModified(
            self, GuideLayout(key: key) { value($0) }, "alignmentGuide", key.name, keepsPriority: true)
    }

    /// Draws the view elsewhere, in points; nothing around it notices.
    public func offset(
        x: CGFloat = 0, y: CGFloat = 0, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        offset(CGSize(width: x, height: y), fileID: fileID, line: line)
    }

    /// Draws the view elsewhere, by lengths in points; layout stays.
    public func offset(_ offset: CGSize, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
        let (x, y) = (Checked(offset.width, "offset x"), Checked(offset.height, "offset y"))
        return LayoutModified(
            self, PassThroughLayout(displacement: CGSize(width: x.value, height: y.value)), "offset",
            "\(lengthText(offset.width)), \(lengthText(offset.height))", keepsPriority: true,
            fault: ViewFault(ViewFault.joined([x.complaint, y.complaint]), fileID, line))
    }

    /// Takes the whole offer and puts the view's centre at a point, in points from the top left.
    ///
    /// Documented for SwiftUI, and found alike by independent reconstructions. Where nil is offered the view's own length is
    /// taken; NaN and ∞ count as 0 and are reported as an issue.
    public func position(
        _ position: CGPoint, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let (x, y) = (Checked(position.x, "position x"), Checked(position.y, "position y"))
        return LayoutModified(
            self, PositionLayout(point: CGPoint(x: x.value, y: y.value)), "position",
            "\(lengthText(position.x)), \(lengthText(position.y))",
            fault: ViewFault(ViewFault.joined([x.complaint, y.complaint]), fileID, line))
    }

    /// Takes the whole offer and puts the view's centre at a point, in points from the top left.
    ///
    /// Documented for SwiftUI, and found alike by independent reconstructions.
    public func position(
        x: CGFloat = 0, y: CGFloat = 0, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        position(CGPoint(x: x, y: y), fileID: fileID, line: line)
    }

    /// Leaves the view's place empty.
    public func hidden() -> some View { NodeModified(self) { $0.redraw($1) { $0.isHidden = true } } }

    /// Which of overlapping siblings is drawn later: higher over lower.
    public func zIndex(_ value: Double, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
        let complaint = value.isNaN ? "zIndex NaN is not a number: 0 is used" : nil
        return NodeModified(self, fault: ViewFault(complaint, fileID, line)) {
            $0.redraw($1) { $0.zIndex = value.isNaN ? 0 : value }
        }
    }
}
