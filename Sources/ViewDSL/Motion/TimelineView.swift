import Foundation

/// A view that changes with time. A figure shows it at the environment's `figureDate`.
public struct TimelineView<Schedule: TimelineSchedule, Content: View> {
    public typealias Context = TimelineViewDefaultContext

    private let content: (Context) -> Content
    @Environment(\.figureDate) private var date

    nonisolated public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
        self.content = content
    }

    @MainActor public var body: some View {
        content(Context(date: date, cadence: .live))
    }
}

extension TimelineView: View {}

/// The moment a timeline view shows.
public struct TimelineViewDefaultContext: Sendable {
    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }

    public let date: Date
    public let cadence: Cadence
}
