import Foundation
import LayoutEngine

/// What `padding()` puts where no length is given, in points.
let defaultPadding: CGFloat = 16

nonisolated extension View {
    /// Room around the view, in points. Measured on SwiftUI.
    ///
    /// Less than 0 lets the view reach out; NaN and ∞ count as 0 and are reported as an issue.
    public func padding(_ length: CGFloat, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
        padded(EdgeInsets(.all, length), fileID, line)
    }

    /// Room around the view, edge by edge, in points. Measured on SwiftUI.
    ///
    /// Less than 0 lets the view reach out; NaN and ∞ count as 0 and are reported as an issue.
    public func padding(_ insets: EdgeInsets, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
        padded(insets, fileID, line)
    }

    /// Room along some of the edges, in points; nil is 16. Measured on SwiftUI.
    ///
    /// Less than 0 lets the view reach out; NaN and ∞ count as 0 and are reported as an issue.
    public func padding(
        _ edges: Edge.Set = .all, _ length: CGFloat? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        padded(EdgeInsets(edges, length ?? defaultPadding), fileID, line, isDefault: length == nil)
    }

    private func padded(
        _ insets: EdgeInsets, _ fileID: StaticString, _ line: UInt, isDefault: Bool = false
    ) -> some View {
        var safe = insets
        var complaint: String?
        for edge in Edge.allCases where !safe[edge].isFinite {
            complaint = complaint ?? Checked(safe[edge], "padding").complaint
            safe[edge] = 0
        }
        return LayoutModified(
            self, PaddingLayout(insets: safe, isDefault: isDefault), "padding", insetsText(insets),
            fault: ViewFault(complaint, fileID, line))
    }
}

/// The insets as one would write them: `8`, `horizontal 8`, `top 4, leading 2`.
func insetsText(_ insets: EdgeInsets) -> String {
    let (t, l, b, r) = (insets.top, insets.leading, insets.bottom, insets.trailing)
    if t == l, l == b, b == r { return lengthText(t) }
    if t == b, l == r {
        let parts = [("horizontal", l), ("vertical", t)].filter { $0.1 != 0 }
        return parts.map { "\($0.0) \(lengthText($0.1))" }.joined(separator: ", ")
    }
    return [("top", t), ("leading", l), ("bottom", b), ("trailing", r)].filter { $0.1 != 0 }
        .map { "\($0.0) \(lengthText($0.1))" }.joined(separator: ", ")
}
