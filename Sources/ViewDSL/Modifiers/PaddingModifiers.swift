import Foundation
import LayoutEngine

let defaultPadding: CGFloat = 16

nonisolated extension View {
    /// Adds room around the view, in points. Measured on SwiftUI.
    ///
    /// Negative padding lets the view extend beyond it. NaN and ∞ count as 0 and are reported as an issue.
    public func padding(_ length: CGFloat, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
        padded(EdgeInsets(.all, length), fileID, line)
    }

    /// Adds room at each edge, in points. Measured on SwiftUI.
    ///
    /// Negative padding lets the view extend beyond it. NaN and ∞ count as 0 and are reported as an issue.
    public func padding(_ insets: EdgeInsets, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
        padded(insets, fileID, line)
    }

    /// Adds room at some edges, in points; nil means 16. Measured on SwiftUI.
    ///
    /// Negative padding lets the view extend beyond it. NaN and ∞ count as 0 and are reported as an issue.
    public func padding(
        _ edges: Edge.Set = .all, _ length: CGFloat? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        padded(EdgeInsets(edges, length ?? defaultPadding), fileID, line, isDefault: length == nil)
    }

    private func padded(
        _ insets: EdgeInsets, _ fileID: StaticString, _ line: UInt, isDefault: Bool = false
    ) -> some View {
        var safe = insets
        var problem: String?
        for edge in Edge.allCases where !safe[edge].isFinite {
            problem = problem ?? CheckedNumber(safe[edge], "padding").problem
            safe[edge] = 0
        }
        return LayoutModified(
            content: self, layout: PaddingLayout(insets: safe, isDefault: isDefault), name: "padding",
            detail: insetsText(insets),
            issue: InvalidArgument(problem, fileID, line))
    }
}

/// `8`, `horizontal 8` or `top 4, leading 2`
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
