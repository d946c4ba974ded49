import Foundation
import LayoutEngine
import Plumbline
import Testing

/// Expects a view to look as its goldens do: one for each combination of the lists that are given.
///
///     try await expectFigure(ChatBubble(), widths: [240, 320], appearances: [.light, .dark])
///
/// The view is drawn as it is, without annotations. The goldens are named after suite and test, as
/// `ChatBubbleTests/looks-240` and `ChatBubbleTests/looks-240~dark`: each list that is given adds its part. Every
/// combination is compared, and figures that fail for one reason are one issue; an empty list fails. All else is as for a scene.
/// - Parameters:
///   - view: The view to draw.
///   - name: The goldens' name, a slash path; nil takes suite and test. A test with arguments needs one that tells its
///     cases apart.
///   - widths: The widths that are proposed, in points; nil in the list leaves the choice to the view.
///   - height: The height that is proposed, in points; nil leaves the choice to the view.
///   - appearances: Light, dark, or both; nil means light.
///   - typeSizes: The reader's text sizes; nil means `.large`.
///   - layoutDirections: The layout directions; nil means left to right.
///   - fileID: The caller's file, by default.
///   - filePath: The caller's file, by default.
///   - line: The caller's line, by default.
///   - sourceLocation: Where a failure is shown: at the caller, by default.
/// - Throws: `SceneError` for a view that cannot be drawn, `FontError` if the fonts are not installed.
@MainActor
public func expectFigure<V: View>(
    _ view: V, named name: String? = nil, widths: [CGFloat?]? = nil, height: CGFloat? = nil,
    appearances: [ColorScheme]? = nil, typeSizes: [DynamicTypeSize]? = nil, layoutDirections: [LayoutDirection]? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) async throws {
    guard let name = name ?? Test.current.map(figureName) else {
        Issue.record("outside Swift Testing, a figure needs a name: pass named:", sourceLocation: sourceLocation)
        return
    }
    if let fault = FigureVariant.fault(widths, appearances, typeSizes, layoutDirections) {
        Issue.record("\(name): \(fault)", sourceLocation: sourceLocation)
        return
    }
    var issues: [FigureIssue] = []
    // Also those before one that cannot be drawn.
    defer { issues.record(at: sourceLocation) }
    for variant in FigureVariant.all(widths, typeSizes, layoutDirections) {
        var scene = Scene(
            name + variant.suffix, proposal: ProposedViewSize(width: variant.width, height: height), fileID: fileID,
            filePath: filePath, line: line
        ) { view }
        if let size = variant.typeSize { scene = scene.dynamicTypeSize(size) }
        if let direction = variant.direction { scene = scene.layoutDirection(direction) }
        for appearance in appearances ?? [.light] {
            let issue = try await failure(of: scene, appearance, filePath: "\(filePath)", sourceLocation)
            if let issue { issues.append(issue) }
        }
    }
}

/// Suites and test as a scene's name: `CardTests/looks`.
func figureName(_ test: Test) -> String {
    test.id.nameComponents.map { component in
        let word = component.prefix { $0 != "(" }.filter { $0 != "`" }
        return String(word.map { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) ? $0 : "-" })
    }.joined(separator: "/")
}

/// One combination of what a view is drawn with, besides its appearance.
struct FigureVariant {
    var width: CGFloat?
    var typeSize: DynamicTypeSize?
    var direction: LayoutDirection?
    /// What it adds to the figure's name: a part for each list that is given, so that another width in a list changes no
    /// other name.
    var suffix = ""

    /// Why nothing can be compared; nil if it can. A list that is empty by mistake must not pass.
    static func fault(
        _ widths: [CGFloat?]?, _ appearances: [ColorScheme]?, _ typeSizes: [DynamicTypeSize]?,
        _ directions: [LayoutDirection]?
    ) -> String? {
        let lists: [(name: String, isEmpty: Bool?)] = [
            ("widths", widths?.isEmpty), ("appearances", appearances?.isEmpty), ("typeSizes", typeSizes?.isEmpty),
            ("layoutDirections", directions?.isEmpty),
        ]
        if let empty = lists.first(where: { $0.isEmpty == true }) {
            return "\(empty.name) is empty, so there is nothing to compare"
        }
        let wrong = (widths ?? []).compactMap { $0 }.first { !$0.isFinite || $0 < 0 }
        return wrong.map { "the width \($0) is not allowed: a width is a finite number of points, 0 or more" }
    }

    static func all(
        _ widths: [CGFloat?]?, _ typeSizes: [DynamicTypeSize]?, _ directions: [LayoutDirection]?
    ) -> [FigureVariant] {
        var variants = [FigureVariant()]
        variants = variants.varied(by: widths) { variant, width in
            variant.width = width
            return width.map { lengthText($0) } ?? "ideal"
        }
        variants = variants.varied(by: typeSizes) { variant, size in
            variant.typeSize = size
            return "\(size)"
        }
        return variants.varied(by: directions) { variant, direction in
            variant.direction = direction
            return direction == .rightToLeft ? "rtl" : "ltr"
        }
    }
}

extension [FigureVariant] {
    /// - Parameter change: Applies a value, and returns its part of the name.
    fileprivate func varied<Value>(by values: [Value]?, _ change: (inout FigureVariant, Value) -> String) -> Self {
        guard let values else { return self }
        return flatMap { variant in
            values.map { value in
                var variant = variant
                variant.suffix += "-\(change(&variant, value))"
                return variant
            }
        }
    }
}
