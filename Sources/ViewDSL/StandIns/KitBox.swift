#if !canImport(Darwin)
    import LayoutEngine

    /// Stands for a view or view controller of UIKit or AppKit.
    ///
    /// Behind another view, a bare object, also of a class made for it, is not drawn: it most likely finds the window, or
    /// listens to gestures. Any other is a labeled box.
    ///
    /// Approximate: a blur is drawn as a regular material, whatever its effect.
    struct KitBox: View {
        /// The representable's.
        let view: Any.Type
        let type: AnyClass
        @Environment(\.isBehindView) private var isBehindView

        var body: some View {
            if type is UIVisualEffectView.Type || type is NSVisualEffectView.Type {
                Rectangle().fill(.regularMaterial).frame(idealWidth: 100, idealHeight: 100)
            } else if isBehindView, isPlain {
                Color.clear
            } else {
                LabeledBox(String(describing: view))
            }
        }

        private var isPlain: Bool {
            let bare: [AnyClass] = [UIView.self, NSView.self, UIViewController.self, NSViewController.self]
            if bare.contains(where: { type == $0 }) { return true }
            return bare.contains { _getSuperclass(type) == $0 } && Self.module(of: type) == Self.module(of: view)
        }

        private static func module(of type: Any.Type) -> Substring? {
            String(reflecting: type).split(separator: ".").first
        }
    }

    private struct IsBehindViewKey: EnvironmentKey {
        static let defaultValue = false
    }

    extension EnvironmentValues {
        /// Whether the view is the background of another.
        var isBehindView: Bool {
            get { self[IsBehindViewKey.self] }
            set { self[IsBehindViewKey.self] = newValue }
        }
    }
#endif
