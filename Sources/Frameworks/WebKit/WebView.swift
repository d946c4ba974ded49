import Foundation
import Observation
import ViewDSL

/// Drawn as a labeled box.
public struct WebView {
    private let fileID: StaticString
    private let line: UInt

    nonisolated public init(url: URL?, fileID: StaticString = #fileID, line: UInt = #line) {
        (self.fileID, self.line) = (fileID, line)
    }
    nonisolated public init(_ page: WebPage, fileID: StaticString = #fileID, line: UInt = #line) {
        (self.fileID, self.line) = (fileID, line)
    }
}

extension WebView: View {
    public var body: some View { LabeledBox("WebView", fileID: fileID, line: line) }
}

/// A page, which is not loaded.
@Observable
public final class WebPage: @unchecked Sendable {
    public var url: URL? { nil }
    public var title: String { "" }
    public var isLoading: Bool { false }
    public var estimatedProgress: Double { 0 }

    public init() {}

    public func load(_ url: URL?) {}
    public func load(html: String, baseURL: URL = URL(fileURLWithPath: "/")) {}
    public func reload() {}
    public func stopLoading() {}
}

nonisolated extension View {
    /// Has no effect in a figure.
    public func webViewBackForwardNavigationGestures(_ value: WebViewGestureBehavior) -> some View { self }
    public func webViewMagnificationGestures(_ value: WebViewGestureBehavior) -> some View { self }
    public func webViewLinkPreviews(_ value: WebViewGestureBehavior) -> some View { self }
    public func webViewContentBackground(_ visibility: Visibility) -> some View { self }
}

public enum WebViewGestureBehavior: Sendable { case automatic, enabled, disabled }
