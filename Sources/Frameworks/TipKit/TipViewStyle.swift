import Foundation
import LayoutEngine
import ViewDSL

/// The look of tips.
@MainActor
public protocol TipViewStyle {
    associatedtype Body: View
    typealias Configuration = TipViewStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a tip.
public struct TipViewStyleConfiguration {
    public let tip: any Tip
    public let title: Text?
    public let message: Text?
    public let image: Image?
    public let actions: [Tips.Action]
    let perform: (Tips.Action) -> Void
}

/// The system's look: a picture, a title, a message and a cross, and below them the actions.
///
/// Approximate: as seen on iOS 17 and 18, with assumed distances.
public struct MiniTipViewStyle: TipViewStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { MiniTip(configuration: configuration) }
}

private struct MiniTip: View {
    let configuration: TipViewStyleConfiguration
    @Environment(\.tipLook) private var look

    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            if let image = configuration.image {
                image.resizable().scaledToFit()
                    .frame(width: look.imageSize?.width ?? 40, height: look.imageSize?.height ?? 40)
                    .foregroundStyle(look.imageStyle ?? AnyShapeStyle(.tint))
            }
            VStack(alignment: .leading, spacing: 0) {
                HStack(alignment: .top, spacing: 8) {
                    VStack(alignment: .leading, spacing: 2) {
                        configuration.title?.font(.headline)
                        configuration.message?.font(.subheadline).foregroundStyle(.secondary)
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                    Image(systemName: "xmark").font(.system(size: 15, weight: .semibold))
                        .foregroundStyle(.tertiary)
                }
                ForEach(Array(configuration.actions.enumerated()), id: \.offset) { index, action in
                    Divider().padding(.top, 10).padding(.bottom, 8)
                    Button {
                        configuration.perform(action)
                    } label: {
                        action.label().font(.body.weight(index == 0 ? .semibold : .regular))
                    }
                    .buttonStyle(.borderless)
                    .disabled(action.isDisabled)
                }
            }
        }
        .padding(EdgeInsets(top: 14, leading: 14, bottom: 14, trailing: 14))
    }
}

extension TipViewStyle where Self == MiniTipViewStyle {
    public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

/// The settings of the tips inside a view.
struct TipLook {
    var style: (any TipViewStyle)?
    var background: AnyShapeStyle?
    var cornerRadius: CGFloat?
    var imageSize: CGSize?
    var imageStyle: AnyShapeStyle?
}

private struct TipLookKey: EnvironmentKey {
    static var defaultValue: TipLook { TipLook() }
}

extension EnvironmentValues {
    var tipLook: TipLook {
        get { self[TipLookKey.self] }
        set { self[TipLookKey.self] = newValue }
    }
}

nonisolated extension View {
    public func tipViewStyle(_ style: some TipViewStyle) -> some View {
        transformEnvironment(\.tipLook) { $0.style = style }
    }
    public func tipBackground<S: ShapeStyle>(_ style: S) -> some View {
        transformEnvironment(\.tipLook) { $0.background = AnyShapeStyle(style) }
    }
    public func tipCornerRadius(_ cornerRadius: Double, antialiased: Bool = true) -> some View {
        transformEnvironment(\.tipLook) { $0.cornerRadius = cornerRadius }
    }
    public func tipImageSize(_ size: CGSize) -> some View {
        transformEnvironment(\.tipLook) { $0.imageSize = size }
    }
    public func tipImageStyle<S: ShapeStyle>(_ style: S) -> some View {
        transformEnvironment(\.tipLook) { $0.imageStyle = AnyShapeStyle(style) }
    }
}
