import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@Suite("Foreground levels")
@MainActor
struct ShapeStyleTests {
    private func resolved(_ style: some ShapeStyle, _ change: (inout EnvironmentValues) -> Void = { _ in })
        -> _ResolvedStyle
    {
        var environment = EnvironmentValues()
        change(&environment)
        return style._resolve(in: environment)
    }

    /// The resolved style below a modified view.
    private func style<V: View>(_ style: some ShapeStyle, under modified: (AnyView) -> V) -> _ResolvedStyle? {
        var found: _ResolvedStyle?
        let probe = EnvironmentProbe { found = style._resolve(in: $0) }
        _ = layout(10, 10) { modified(AnyView(probe)) }
        return found
    }

    private let red = _ResolvedStyle.color(Color.red.resolved(.light))
    private let blue = _ResolvedStyle.color(Color.blue.resolved(.light))
    private let green = _ResolvedStyle.color(Color.green.resolved(.light))

    @Test("a second and a third style replace the lower levels")
    func levels() {
        #expect(style(.primary, under: { $0.foregroundStyle(.red, .blue, .green) }) == red)
        #expect(style(.secondary, under: { $0.foregroundStyle(.red, .blue) }) == blue)
        #expect(style(.tertiary, under: { $0.foregroundStyle(.red, .blue, .green) }) == green)
        #expect(style(.tertiary, under: { $0.foregroundStyle(.red, .blue) }) == red.opacity(0.3))
    }

    @Test("one style makes the lower levels fainter versions of itself")
    func oneStyle() {
        #expect(
            style(.secondary, under: { $0.foregroundStyle(.green).foregroundStyle(.red, .blue) }) == green.opacity(0.6))
        #expect(resolved(Color.red.secondary) == red.opacity(0.6))
        #expect(resolved(Color.red.quaternary) == red.opacity(0.18))
    }

    @Test("without a foreground, the lower levels are the system's label colors")
    func labels() {
        #expect(resolved(.secondary) == resolved(Color.secondary))
        #expect(resolved(.tertiary) == resolved(Color.tertiaryLabel))
        #expect(
            resolved(.quaternary) { $0.colorScheme = .dark }
                == resolved(Color.quaternaryLabel) { $0.colorScheme = .dark })
        #expect(style(.secondary, under: { $0.foregroundStyle(.red) }) == red.opacity(0.6))
    }

    @Test("the background style defaults to the appearance's")
    func background() {
        #expect(style(.background, under: { $0 }) == .color(.white))
        #expect(style(.background, under: { $0.backgroundStyle(.blue) }) == blue)
    }

    #if !canImport(Darwin)
        @Test("UIKit's colors follow the appearance")
        func systemColors() {
            #expect(resolved(Color(.systemBackground)) == .color(.white))
            #expect(resolved(Color(.systemBackground)) { $0.colorScheme = .dark } == .color(.black))
            #expect(resolved(Color(uiColor: .systemRed)) == red)
        }
    #endif
}

/// Reads the inherited style.
private struct EnvironmentProbe: PrimitiveView {
    let read: (EnvironmentValues) -> Void

    func _resolve(_ context: _ViewContext, into list: inout _ViewList) { read(context.environment) }
}
