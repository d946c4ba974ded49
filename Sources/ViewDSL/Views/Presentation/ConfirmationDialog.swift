import Drawing
import Foundation
import LayoutEngine

/// Choices at the bottom of the dimmed screen, and apart from them a button that cancels.
///
/// Approximate: as commonly published of iOS 17 and 18, 8 points from the edges, corners of 14, buttons 57 high.
struct ActionSheetCard<Actions: View, Message: View> {
    let title: Text?
    let message: Message
    let actions: Actions
}

extension ActionSheetCard: View {
    var body: some View {
        Group(subviews: actions) { buttons in
            let cancels = buttons.first { $0.containerValues.buttonRole == .cancel }
            VStack(spacing: 8) {
                VStack(spacing: 0) {
                    heading
                    DialogButtons(
                        buttons: buttons.filter { $0.containerValues.buttonRole != .cancel }, isRow: false, height: 57)
                }
                .frame(maxWidth: .infinity)
                .dialogCard()
                Group {
                    if let cancels { cancels } else { Button("Cancel", role: .cancel) {} }
                }
                .frame(maxWidth: .infinity, minHeight: 57)
                .dialogCard()
            }
        }
        .buttonStyle(DialogButtonStyle(size: 20))
        .control("confirmation dialog")
        .padding(8).named("padding", .page)
        .frame(maxHeight: .infinity, alignment: .bottom).named("frame", .page)
    }

    @ViewBuilder private var heading: some View {
        if title != nil || Message.self != EmptyView.self {
            VStack(spacing: 12) {
                title?.font(.system(size: 13, weight: .semibold))
                message.font(.system(size: 13))
            }
            .multilineTextAlignment(.center)
            .foregroundStyle(Color.secondary)
            .padding(.horizontal, 16)
            .padding(.vertical, 14)
        }
    }
}

extension View {
    fileprivate func dialogCard() -> some View {
        background(Color.dialogBackground, in: RoundedRectangle(cornerRadius: 14))
            .clipShape(RoundedRectangle(cornerRadius: 14))
    }
}

nonisolated extension View {
    /// Presents choices at the bottom of the dimmed screen while the binding is true.
    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    }

    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        confirmationDialog(Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    }

    public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        confirmationDialog(
            title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
            message: { EmptyView() })
    }

    /// Presents choices and a message at the bottom of the dimmed screen while the binding is true.
    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
            message: message)
    }

    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
            message: message)
    }

    public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        presents(
            { isPresented.wrappedValue },
            {
                // Unless the title is asked for, the system shows none without a message.
                let showsTitle =
                    titleVisibility == .visible || (titleVisibility == .automatic && M.self != EmptyView.self)
                return AnyView(
                    ActionSheetCard(
                        title: showsTitle ? title : nil, message: message(), actions: actions()))
            }, in: .card)
    }

    /// Presents choices about a value while the binding is true and there is one.
    public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        confirmationDialog(
            titleKey, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions,
            message: { _ in EmptyView() })
    }

    /// Presents choices and a message about a value while the binding is true and there is one.
    public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        presents(
            { isPresented.wrappedValue },
            {
                data.map {
                    AnyView(
                        ActionSheetCard(
                            title: titleVisibility == .hidden ? nil : Text(titleKey), message: message($0),
                            actions: actions($0)))
                }
            }, in: .card)
    }

    /// Presents choices at the bottom of the dimmed screen while the binding is true.
    public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
        presents({ isPresented.wrappedValue }, { content().card }, in: .card)
    }

    /// Presents choices at the bottom of the dimmed screen while the binding has an item.
    public func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
    ) -> some View {
        presents({ item.wrappedValue != nil }, { item.wrappedValue.map { content($0).card } }, in: .card)
    }
}

/// Choices at the bottom of the screen.
public struct ActionSheet {
    public typealias Button = Alert.Button

    let title: Text
    let message: Text?
    let buttons: [Button]

    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        (self.title, self.message, self.buttons) = (title, message, buttons)
    }

    var card: AnyView {
        AnyView(
            ActionSheetCard(
                title: title, message: message, actions: ForEach(buttons.indices, id: \.self) { buttons[$0].view }))
    }
}
