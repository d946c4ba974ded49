import Foundation

/// An image that is loaded from a URL. Figures load nothing: they show its placeholder.
public struct AsyncImage<Content: View> {
    private let content: Content

    nonisolated private init(_ content: Content) { self.content = content }

    /// The phases in a closure of one's own: empty.
    nonisolated public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: (AsyncImagePhase) -> Content
    ) {
        self.init(content(.empty))
    }

    public var body: some View { content }
}

extension AsyncImage: View {}

extension AsyncImage where Content == _AsyncImagePlaceholder {
    /// The placeholder is a gray rectangle of the proposed size.
    nonisolated public init(url: URL?, scale: CGFloat = 1) { self.init(_AsyncImagePlaceholder()) }
}

extension AsyncImage {
    /// The placeholder of one's own.
    nonisolated public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(ViewBuilder.buildEither(second: placeholder()))
    }
}

/// The state of an image that is loaded.
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// Measured on SwiftUI: as large as proposed.
public struct _AsyncImagePlaceholder: View {
    nonisolated init() {}

    public var body: some View { Color.systemGray5.control("AsyncImage") }
}
