import Foundation

/// A button that shares something, drawn as its label: by default “Share…” with an arrow out of a box.
public struct ShareLink<Label: View> {
    let label: Label

    nonisolated init(_ label: Label) { self.label = label }

    public var body: some View {
        Button {
        } label: {
            label
        }
    }
}

extension ShareLink: View {}

/// The preview of a shared item in a share sheet. Has no effect in a figure.
public struct SharePreview<Preview, Icon> {
    nonisolated public init<S: StringProtocol>(_ title: S, image: Preview, icon: Icon) {}
    nonisolated public init(_ title: Text, image: Preview, icon: Icon) {}
}

extension SharePreview where Icon == Never {
    nonisolated public init<S: StringProtocol>(_ title: S, image: Preview) {}
    nonisolated public init(_ title: Text, image: Preview) {}
}

extension SharePreview where Preview == Never {
    nonisolated public init<S: StringProtocol>(_ title: S, icon: Icon) {}
    nonisolated public init(_ title: Text, icon: Icon) {}
}

extension SharePreview where Preview == Never, Icon == Never {
    nonisolated public init<S: StringProtocol>(_ title: S) {}
    nonisolated public init(_ title: Text) {}
}

/// The label of a share link that was given none.
public struct DefaultShareLinkLabel {
    private let title: Text

    nonisolated init(_ title: Text = Text("Share…")) { self.title = title }

    public var body: some View {
        ViewDSL.Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}

extension DefaultShareLinkLabel: View {}

extension ShareLink {
    nonisolated public init<Item>(
        item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(label())
    }

    nonisolated public init<Item, P, I>(
        item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, I>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label())
    }

    nonisolated public init<Items: RandomAccessCollection>(
        items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(label())
    }

    nonisolated public init<Items: RandomAccessCollection, P, I>(
        items: Items, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Items.Element) -> SharePreview<P, I>, @ViewBuilder label: () -> Label
    ) {
        self.init(label())
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    nonisolated public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
        self.init(DefaultShareLinkLabel())
    }

    nonisolated public init<Item, P, I>(
        item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, I>
    ) {
        self.init(DefaultShareLinkLabel())
    }

    nonisolated public init<Items: RandomAccessCollection>(
        items: Items, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(DefaultShareLinkLabel())
    }

    nonisolated public init<Items: RandomAccessCollection, P, I>(
        items: Items, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Items.Element) -> SharePreview<P, I>
    ) {
        self.init(DefaultShareLinkLabel())
    }

    nonisolated public init<Item>(
        _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(DefaultShareLinkLabel(Text(titleKey)))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, Item>(
        _ title: S, item: Item, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(DefaultShareLinkLabel(Text(title)))
    }

    nonisolated public init<Item, P, I>(
        _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<P, I>
    ) {
        self.init(DefaultShareLinkLabel(Text(titleKey)))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, Item, P, I>(
        _ title: S, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, I>
    ) {
        self.init(DefaultShareLinkLabel(Text(title)))
    }

    nonisolated public init<Items: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(DefaultShareLinkLabel(Text(titleKey)))
    }
}
