/// Commands of an app's menus. Figures show no menus.
@MainActor @preconcurrency
public protocol Commands {
    associatedtype Body: Commands

    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Commands that have no body.
protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Commands {}

extension Group: Commands where Content: Commands {
    public var body: Never { fatalError("Group has no body") }

    @_disfavoredOverload
    nonisolated public init(@CommandsBuilder content: () -> Content) { self = .of(content()) }
}

/// Builds commands from the statements of a closure. Figures show none of them.
@resultBuilder
public struct CommandsBuilder {
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> EmptyCommands { .init() }
    // Of an opaque type: the branch that is not taken has no other way to infer the content.
    public static func buildOptional(_ content: (some Commands)?) -> some Commands { EmptyCommands() }
    public static func buildEither(first: some Commands) -> EmptyCommands { EmptyCommands() }
    public static func buildEither(second: some Commands) -> EmptyCommands { EmptyCommands() }
    public static func buildLimitedAvailability(_ content: some Commands) -> EmptyCommands { EmptyCommands() }
}

/// No commands.
public struct EmptyCommands: PrimitiveCommands {
    nonisolated public init() {}
}

/// A menu of the menu bar. Has no effect in a figure.
public struct CommandMenu<Content: View>: PrimitiveCommands {
    nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// Commands beside or in place of the system's. Has no effect in a figure.
public struct CommandGroup<Content: View>: PrimitiveCommands {
    nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A place in the menus.
public struct CommandGroupPlacement: Sendable {
    public static let appInfo = CommandGroupPlacement()
    public static let appSettings = CommandGroupPlacement()
    public static let appTermination = CommandGroupPlacement()
    public static let appVisibility = CommandGroupPlacement()
    public static let systemServices = CommandGroupPlacement()
    public static let newItem = CommandGroupPlacement()
    public static let saveItem = CommandGroupPlacement()
    public static let importExport = CommandGroupPlacement()
    public static let printItem = CommandGroupPlacement()
    public static let undoRedo = CommandGroupPlacement()
    public static let pasteboard = CommandGroupPlacement()
    public static let textEditing = CommandGroupPlacement()
    public static let textFormatting = CommandGroupPlacement()
    public static let toolbar = CommandGroupPlacement()
    public static let sidebar = CommandGroupPlacement()
    public static let windowSize = CommandGroupPlacement()
    public static let windowList = CommandGroupPlacement()
    public static let singleWindowList = CommandGroupPlacement()
    public static let windowArrangement = CommandGroupPlacement()
    public static let help = CommandGroupPlacement()
}

/// The commands of sidebars. Has no effect in a figure.
public struct SidebarCommands: PrimitiveCommands {
    nonisolated public init() {}
}

/// The commands of toolbars. Has no effect in a figure.
public struct ToolbarCommands: PrimitiveCommands {
    nonisolated public init() {}
}

/// The commands of text editing. Has no effect in a figure.
public struct TextEditingCommands: PrimitiveCommands {
    nonisolated public init() {}
}

/// The commands of text formatting. Has no effect in a figure.
public struct TextFormattingCommands: PrimitiveCommands {
    nonisolated public init() {}
}

/// The commands of inspectors. Has no effect in a figure.
public struct InspectorCommands: PrimitiveCommands {
    nonisolated public init() {}
}

/// The commands of importing from devices. Has no effect in a figure.
public struct ImportFromDevicesCommands: PrimitiveCommands {
    nonisolated public init() {}
}
