/// The size of controls.
public enum ControlSize: Hashable, CaseIterable, Comparable, Sendable {
    case mini, small, regular, large, extraLarge
}

private struct ControlSizeKey: EnvironmentKey {
    static var defaultValue: ControlSize { .regular }
}

private struct LabelsVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

private struct ListRowKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    /// Whether controls show their labels.
    public var labelsVisibility: Visibility {
        get { self[LabelsVisibilityKey.self] }
        set { self[LabelsVisibilityKey.self] = newValue }
    }

    /// Whether a control is a row of a list or form, where a picker shows its label.
    var isListRow: Bool {
        get { self[ListRowKey.self] }
        set { self[ListRowKey.self] = newValue }
    }
}

nonisolated extension View {
    public func controlSize(_ controlSize: ControlSize) -> some View {
        EnvironmentModified(content: self) { $0.controlSize = controlSize }
    }

    /// Limits the size of controls to a range.
    public func controlSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == ControlSize {
        let allowed = ControlSize.allCases.filter(range.contains)
        return EnvironmentModified(content: self) { environment in
            guard let first = allowed.first, let last = allowed.last else { return }
            environment.controlSize = min(max(environment.controlSize, first), last)
        }
    }

    /// Leaves out the labels of controls such as toggles and steppers, and the room for them.
    public func labelsHidden() -> some View { labelsVisibility(.hidden) }

    /// Sets whether controls show their labels.
    public func labelsVisibility(_ visibility: Visibility) -> some View {
        EnvironmentModified(content: self) { $0.labelsVisibility = visibility }
    }
}
