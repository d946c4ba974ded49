import Foundation

/// A link, drawn as a button: by default as its label in the tint color.
public struct Link<Label: View> {
    let label: Label

    nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) { self.label = label() }

    public var body: some View {
        Button {
        } label: {
            label
        }
    }
}

extension Link: View {}

extension Link where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
