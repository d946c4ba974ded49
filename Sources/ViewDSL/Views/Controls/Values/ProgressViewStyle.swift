import Drawing
import Foundation

/// The appearance of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View
    /// The properties of a progress view.
    typealias Configuration = ProgressViewStyleConfiguration

    /// Makes the progress view's view.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a progress view.
public struct ProgressViewStyleConfiguration {
    public typealias Label = _ControlPart
    public typealias CurrentValueLabel = _ControlPart

    /// 0…1; nil if it is not known.
    public let fractionCompleted: Double?
    /// nil if there is none.
    public var label: Label?
    /// nil if there is none.
    public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyle {
    func erasedBody(_ configuration: Configuration) -> AnyView {
        AnyView(StyleBody(style: self) { $0.makeBody(configuration: configuration) })
    }
}

/// The style of progress views that have none: a bar, or a wheel if the progress is not known.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// Shows a bar, 4 points high and as wide as proposed, with the label above it and the current value's label below it.
///
/// Approximate: the height is UIKit’s, as published; the spacing of 4 points is assumed. Without a fraction it is empty.
public struct LinearProgressViewStyle: ProgressViewStyle {
    private var tint: Color?

    nonisolated public init() {}

    nonisolated public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            ControlLabel(configuration.label)
            CapacityBar(fraction: configuration.fractionCompleted ?? 0, height: 4, color: tint)
            configuration.currentValueLabel?.font(.caption).foregroundStyle(Color.secondary)
        }
        .control("ProgressView")
    }
}

/// Shows a wheel of eight spokes, 20 points in size (37 if large), with the label below it. On iOS it does not show how
/// far the task has come.
///
/// Approximate: the sizes are UIKit’s, as published; the spacing of 8 points is assumed.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private var tint: Color?

    nonisolated public init() {}

    nonisolated public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 8) {
            Spinner(color: tint)
            ControlLabel(configuration.label).foregroundStyle(Color.secondary)
        }
        .control("ProgressView")
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

nonisolated extension View {
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        addingStyle(style as any ProgressViewStyle)
    }
}

/// The spokes of a wheel that turns, as they are at one moment.
private struct Spinner: View {
    let color: Color?
    @Environment(\.tint) private var tint
    @Environment(\.controlSize) private var controlSize

    var body: some View {
        let style = color ?? tint ?? .gray
        ZStack {
            ForEach(0..<8) { index in
                SpokeShape(index: index).fill(style.opacity(0.3 + 0.7 * pow(Double(7 - index) / 7, 1.6)))
            }
        }
        .frame(width: size, height: size)
    }

    private var size: CGFloat { controlSize > .regular ? 37 : 20 }
}

/// One of eight spokes, counted against the clock from the top.
private struct SpokeShape: Shape {
    let index: Int

    nonisolated func path(in rect: CGRect) -> Path {
        let unit = rect.width / 20
        let spoke = RoundedRectangle(cornerRadius: 1.25 * unit)
            .path(in: CGRect(x: -1.25 * unit, y: -10 * unit, width: 2.5 * unit, height: 5.6 * unit))
        return spoke.applying(CGAffineTransform(rotationAngle: -CGFloat(index) * .pi / 4))
            .offsetBy(dx: rect.midX, dy: rect.midY)
    }
}
