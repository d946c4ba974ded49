import Foundation

/// A button that turns the edit mode of a list on and off, drawn as “Edit”, or as “Done” while it is on.
public struct EditButton: Sendable {
    nonisolated public init() {}

    @MainActor public var body: some View { Button(action: {}, label: { EditButtonLabel() }) }
}

private struct EditButtonLabel: View {
    @Environment(\.isEditing) private var isEditing

    var body: some View { isEditing ? Text("Done").fontWeight(.semibold) : Text("Edit") }
}

extension EditButton: View {}

/// A button that begins to rename something, drawn as “Rename” with a pencil.
public struct RenameButton: Sendable {
    nonisolated public init() {}

    public var body: some View { Button("Rename", systemImage: "pencil") {} }
}

extension RenameButton: View {}

/// A button that pastes, drawn as “Paste” on the tint with two sheets of paper before it.
///
/// Approximate: the size, that of a bordered button, is assumed.
public struct PasteButton {
    nonisolated public init<Payload>(payloadType: Payload.Type, onPaste: @escaping @MainActor ([Payload]) -> Void) {}

    @MainActor public var body: some View {
        Button {
        } label: {
            HStack(spacing: 6) {
                PasteSheets()
                Text("Paste")
            }
        }
        .buttonStyle(.borderedProminent)
    }
}

extension PasteButton: View {}

/// The sign of pasting: a sheet in front of a clipboard.
private struct PasteSheets: View {
    var body: some View {
        ZStack(alignment: .topLeading) {
            RoundedRectangle(cornerRadius: 2).strokeBorder(lineWidth: 1.4).frame(width: 11, height: 14)
            RoundedRectangle(cornerRadius: 1.5).fill(ForegroundStyle()).frame(width: 9, height: 11)
                .padding(.leading, 6).padding(.top, 6)
        }
    }
}
