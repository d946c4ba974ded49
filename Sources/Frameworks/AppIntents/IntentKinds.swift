import Foundation

/// An intent of the system’s, which an app performs in its own way.
public protocol SystemIntent: AppIntent {}

/// An intent that opens something in the app.
public protocol OpenIntent: SystemIntent {
    associatedtype Value

    var target: Value { get set }
}

extension OpenIntent {
    public static var openAppWhenRun: Bool { true }
}

/// An intent whose scene opens its target.
public protocol TargetContentProvidingIntent: AppIntent {}

extension TargetContentProvidingIntent {
    public func perform() async throws -> some IntentResult { .result() }
}

public protocol URLRepresentableIntent: AppIntent {}
public protocol DeleteIntent: SystemIntent {
    associatedtype Entity

    var entities: [Entity] { get set }
}

/// An intent that sets a value, such as that of a switch.
public protocol SetValueIntent: SystemIntent {
    associatedtype ValueType

    var value: ValueType { get set }
}

/// The settings of a widget.
public protocol WidgetConfigurationIntent: AppIntent {}
/// The settings of a control.
public protocol ControlConfigurationIntent: AppIntent {}
/// What an app shows while people focus on something.
public protocol SetFocusFilterIntent: AppIntent {
    var displayRepresentation: DisplayRepresentation { get }
}

extension WidgetConfigurationIntent {
    public func perform() async throws -> some IntentResult { .result() }
}

extension ControlConfigurationIntent {
    public func perform() async throws -> some IntentResult { .result() }
}

public protocol LiveActivityIntent: SystemIntent {}
public protocol LiveActivityStartingIntent: LiveActivityIntent {}
public protocol AudioPlaybackIntent: SystemIntent {}
public protocol AudioStartingIntent: AudioPlaybackIntent {}
public protocol AudioRecordingIntent: SystemIntent {}
public protocol CameraCaptureIntent: SystemIntent {}
public protocol ForegroundContinuableIntent: SystemIntent {}
public protocol ShowInAppSearchResultsIntent: SystemIntent {}
public protocol UndoableIntent: AppIntent {}
/// An intent whose result is a view.
public protocol SnippetIntent: AppIntent {}
/// An intent that takes the place of one of SiriKit’s.
public protocol CustomIntentMigratedAppIntent: AppIntent {
    static var intentClassName: String { get }
}

/// An intent that takes a while.
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
    public var progress: Progress { Progress(totalUnitCount: 1) }
}

extension SnippetIntent {
    /// Has no effect in a figure.
    public static func reload() {}
}
