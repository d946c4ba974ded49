import Foundation
import ViewDSL

extension Scene {
    /// What the last `#Preview` of a file shows: a listing of an article. It is proposed these lengths, in points, else those
    /// of the preview's fixed layout.
    ///
    /// - Parameter file: The name of the file, without its ending.
    @MainActor
    public init(
        _lastPreviewIn file: String, name: String, width: CGFloat?, height: CGFloat?, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line
    ) {
        let preview = FoundPreview.registered.filter { $0.file == file }.max { $0.source.line < $1.source.line }
        let fixed = preview?.settings.fixedSize
        self.init(
            name, proposal: ProposedViewSize(width: width ?? fixed?.width, height: height ?? fixed?.height),
            fileID: fileID, filePath: filePath, line: line,
            anyContent: { preview?.content() ?? EmptyView() })
    }
}
