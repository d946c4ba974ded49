@_exported import CoreLocation
import ViewDSL

/// A button that shares one's location: white on blue, with an arrow. Nothing presses it.
///
/// Approximate: its height and corners are assumed.
public struct LocationButton: View {
    public struct Title: Hashable, Sendable {
        fileprivate let text: String

        public static let currentLocation = Title(text: "Current Location")
        public static let sendCurrentLocation = Title(text: "Send Current Location")
        public static let sendMyCurrentLocation = Title(text: "Send My Current Location")
        public static let shareCurrentLocation = Title(text: "Share Current Location")
        public static let shareMyCurrentLocation = Title(text: "Share My Current Location")
    }

    private let title: Title?

    nonisolated public init(_ title: Title? = nil, action: @escaping () -> Void) { self.title = title }

    public var body: some View {
        Label(title?.text ?? "", systemImage: "location.fill")
            .labelStyle(OptionalTitle(hasTitle: title != nil))
            .font(.body.weight(.medium))
            .padding(.horizontal, 12)
            .frame(minWidth: 44, minHeight: 44)
            .foregroundStyle(.white)
            .background(.blue, in: .rect(cornerRadius: 8))
    }
}

private struct OptionalTitle: LabelStyle {
    let hasTitle: Bool

    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.icon
            if hasTitle { configuration.title }
        }
    }
}
