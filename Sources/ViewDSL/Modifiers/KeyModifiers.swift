import Foundation

/// Keys, commands and pointers. None of them changes a figure.
nonisolated extension View {
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { self }
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
    public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View { self }
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View { self }
    public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }
    public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }
    public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }
    public func onKeyPress(phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result)
        -> some View
    { self }
    public func onModifierKeysChanged(
        mask: EventModifiers = .all, initial: Bool = true, _ action: @escaping (EventModifiers, EventModifiers) -> Void
    ) -> some View { self }
    public func onExitCommand(perform action: (() -> Void)?) -> some View { self }
    public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
    public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }
    public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View { self }
    public func onCommand(_ selector: Selector, perform action: (() -> Void)?) -> some View { self }
    public func onPageCommand<V: BinaryInteger>(value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1) -> some View
    { self }
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }
    public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
    public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
    public func pointerStyle(_ style: PointerStyle?) -> some View { self }
    public func pointerVisibility(_ visibility: Visibility) -> some View { self }
    public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View { self }
    public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V? = nil,
        sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true
    ) -> some View { self }
    public func digitalCrownAccessory(_ visibility: Visibility) -> some View { self }
    public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View { self }
    public func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void) -> some View { self }
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
    ) -> some View { self }
    public func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?) -> some View
    { self }
    public func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping () -> SensoryFeedback?) -> some View {
        self
    }
}

/// A key of a keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    public var character: Character
    public init(_ character: Character) { self.character = character }
    public init(extendedGraphemeClusterLiteral value: Character) { character = value }

    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
    public static let escape = KeyEquivalent("\u{1B}")
    public static let delete = KeyEquivalent("\u{8}")
    public static let deleteForward = KeyEquivalent("\u{F728}")
    public static let home = KeyEquivalent("\u{F729}")
    public static let end = KeyEquivalent("\u{F72B}")
    public static let pageUp = KeyEquivalent("\u{F72C}")
    public static let pageDown = KeyEquivalent("\u{F72D}")
    public static let clear = KeyEquivalent("\u{F739}")
    public static let tab = KeyEquivalent("\t")
    public static let space = KeyEquivalent(" ")
    public static let `return` = KeyEquivalent("\r")
}

/// Keys held while another is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let capsLock = EventModifiers(rawValue: 1)
    public static let shift = EventModifiers(rawValue: 2)
    public static let control = EventModifiers(rawValue: 4)
    public static let option = EventModifiers(rawValue: 8)
    public static let command = EventModifiers(rawValue: 16)
    public static let numericPad = EventModifiers(rawValue: 32)
    public static let all = EventModifiers(rawValue: 63)
}

/// A key and the keys held with it.
public struct KeyboardShortcut: Hashable, Sendable {
    public var key: KeyEquivalent
    public var modifiers: EventModifiers

    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        (self.key, self.modifiers) = (key, modifiers)
    }

    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// How a shortcut changes with the keyboard.
    public struct Localization: Hashable, Sendable {
        private let value: Int
        public static let automatic = Localization(value: 0)
        public static let withoutMirroring = Localization(value: 1)
        public static let custom = Localization(value: 2)
    }
}

/// A key that was pressed. None is.
public struct KeyPress: Sendable {
    public let phase: Phases
    public let key: KeyEquivalent
    public let characters: String
    public let modifiers: EventModifiers

    public enum Result: Sendable { case handled, ignored }

    public struct Phases: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let down = Phases(rawValue: 1)
        public static let `repeat` = Phases(rawValue: 2)
        public static let up = Phases(rawValue: 4)
        public static let all: Phases = [.down, .repeat, .up]
    }
}

/// The direction of an arrow key.
public enum MoveCommandDirection: Hashable, Sendable { case up, down, left, right }

/// A view's appearance under the pointer.
public struct HoverEffect: Sendable {
    public static let automatic = HoverEffect()
    public static let highlight = HoverEffect()
    public static let lift = HoverEffect()
}

/// The look of the pointer.
public struct PointerStyle: Sendable {
    public static let `default` = PointerStyle()
    public static let horizontalText = PointerStyle()
    public static let verticalText = PointerStyle()
    public static let rectSelection = PointerStyle()
    public static let grabIdle = PointerStyle()
    public static let grabActive = PointerStyle()
    public static let link = PointerStyle()
    public static let zoomIn = PointerStyle()
    public static let zoomOut = PointerStyle()
    public static let columnResize = PointerStyle()
    public static let rowResize = PointerStyle()
}

/// How fast a crown changes a value.
public struct DigitalCrownRotationalSensitivity: Sendable {
    public static let low = DigitalCrownRotationalSensitivity()
    public static let medium = DigitalCrownRotationalSensitivity()
    public static let high = DigitalCrownRotationalSensitivity()
}

public struct HandGestureShortcut: Sendable {
    public static let primaryAction = HandGestureShortcut()
}

/// A double tap with a pencil. Never happens in a figure.
public struct PencilDoubleTapGestureValue: Sendable {}

/// A sound or vibration.
public struct SensoryFeedback: Sendable {
    public static let success = SensoryFeedback()
    public static let warning = SensoryFeedback()
    public static let error = SensoryFeedback()
    public static let selection = SensoryFeedback()
    public static let increase = SensoryFeedback()
    public static let decrease = SensoryFeedback()
    public static let start = SensoryFeedback()
    public static let stop = SensoryFeedback()
    public static let alignment = SensoryFeedback()
    public static let levelChange = SensoryFeedback()
    public static let impact = SensoryFeedback()
    public static let pathComplete = SensoryFeedback()
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { impact }
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { impact }

    public struct Weight: Sendable {
        public static let light = Weight()
        public static let medium = Weight()
        public static let heavy = Weight()
    }

    public struct Flexibility: Sendable {
        public static let rigid = Flexibility()
        public static let solid = Flexibility()
        public static let soft = Flexibility()
    }
}
