import Foundation
import LayoutEngine

nonisolated extension View {
    /// Makes the view another one when `id` changes: its state starts anew, and it appears again.
    public func id<ID: Hashable>(_ id: ID) -> some View { Identified(content: self, hash: id.hashValue) }

    /// Names the view for a picker or tab view. It changes nothing in a still picture.
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View { self }

    /// Whether the views inside would take part in interaction.
    ///
    /// Approximate: they look the same; SwiftUI dims controls.
    public func disabled(_ disabled: Bool) -> some View {
        EnvironmentModified(self) { if disabled { $0.isEnabled = false } }
    }
}

private struct Identified<Content: View> {
    let content: Content
    let hash: Int
}

extension Identified: PrimitiveView {
    func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        content._resolve(context.child(identifiedBy: UInt64(truncatingIfNeeded: hash)), into: &list)
    }
}

private struct IsEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// Whether a person could use the views here.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
}
