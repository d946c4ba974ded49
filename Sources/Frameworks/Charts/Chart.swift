import Foundation
import ViewDSL

/// Drawn as a labeled box. Its content is not asked for.
public struct Chart<Content: ChartContent> {
    private let fileID: StaticString
    private let line: UInt

    nonisolated public init(
        @ChartContentBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
    ) { (self.fileID, self.line) = (fileID, line) }

    nonisolated public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C,
        fileID: StaticString = #fileID, line: UInt = #line
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        (self.fileID, self.line) = (fileID, line)
    }

    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C,
        fileID: StaticString = #fileID, line: UInt = #line
    ) where Content == ForEach<Data, ID, C> { (self.fileID, self.line) = (fileID, line) }
}

extension Chart: View {
    public var body: some View { LabeledBox("Chart", fileID: fileID, line: line) }
}

/// Finds places in a chart, which are not known.
public struct ChartProxy: Sendable {
    public var plotSize: CGSize { .zero }
    public var plotAreaSize: CGSize { .zero }
    public var plotFrame: Anchor<CGRect>? { nil }

    public func position<P: Plottable>(forX value: P) -> CGFloat? { nil }
    public func position<P: Plottable>(forY value: P) -> CGFloat? { nil }
    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? { nil }
    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? { nil }
}
