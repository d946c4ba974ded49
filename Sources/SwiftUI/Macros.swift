/// A preview of a view.
///
///     #Preview("Open") { Welcome(isOpen: true) }
///
/// - Parameters:
///   - name: The preview's name; nil if there is none.
///   - body: The views. A property marked `@Previewable` keeps its value as a view's does.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// A preview of a view in a size, an orientation, or a view around it.
///
///     #Preview("Sold out", traits: .fixedLayout(width: 320, height: 80)) {
///         MenuRow(dish: "Avocado toast", price: 9, isSoldOut: true)
///     }
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Lets a variable in the body of `#Preview` be a property of a view, such as `@Previewable @State var isOn = true`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

/// Makes a value of the environment, a transaction, a container or the focused values from a variable with a default.
///
///     extension Transaction {
///         @Entry var isOrdering: Bool = false
///     }
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
