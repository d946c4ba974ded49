import Explorable
import Foundation
import LayoutEngine

/// Why an order failed, in words for the scene's author.
struct FigureFailure: Error, Codable, Equatable {
    private(set) var message: String
    let kind: FailedFigure.Kind
    /// The name of the signal that ended the process, such as `SIGTRAP`.
    var signal: String?
    /// Whether no other figure can be written either, as far as its process knows.
    var endsBatch = false
    /// Whether the scene would be refused in any process.
    var isRefusal = false

    init(_ message: String, kind: FailedFigure.Kind = .error) {
        self.message = message
        self.kind = kind
    }

    static func memory(peak: Int, limit: Int) -> FigureFailure {
        FigureFailure(
            """
            it took \(peak >> 20) MB of memory, more than the \(limit >> 20) MB allowed: make it smaller, or raise the \
            limit with --memory
            """, kind: .memory)
    }

    static func timeout(seconds: Double) -> FigureFailure {
        let limit = seconds.formatted(.number.precision(.fractionLength(0...9)).grouping(.never))
        #if DEBUG
            let advice = "make it faster, build with -c release, which draws many times as fast, or"
        #else
            let advice = "make it faster, or"
        #endif
        return FigureFailure(
            "it did not finish within \(limit) s: \(advice) raise the limit with --timeout", kind: .timeout)
    }

    /// A scene that ended its worker process.
    init(_ end: WorkerProcess.End) {
        switch end {
        case .exited(let status):
            self.init("it ended its process with exit status \(status): a scene must return", kind: .exit)
        case .signaled(let number):
            let name = Signal.name(number)
            self.init("its process ended with \(name) (\(Signal.meaning(number)))", kind: .crash)
            signal = name
        case .silent:
            self.init(
                "it replaced its process by another, or closed the pipe for answers: a scene must return", kind: .exit)
        }
    }

    /// The same, with the proposal that a page or an animation was trying; nil if it was none.
    func trying(_ proposal: ProposalCell?) -> FigureFailure {
        var failure = self
        if let proposal { failure.message += "; it was proposed \(proposal)" }
        return failure
    }

    static let stopped = FigureFailure(
        "it stopped its process, for example with SIGSTOP: a scene must return", kind: .exit)

    static let foreignBytes = FigureFailure(
        "something was written into the pipe for answers of its process: a scene may write only into what it has opened",
        kind: .exit)

    /// Says that a scene failed in a used worker, but succeeded in a new one.
    ///
    /// - Parameter scenes: Those that the used worker had drawn. Any of them may be to blame, not only the last.
    func retryNote(previousScenes scenes: [String]) -> String {
        let few = 5
        let suspects =
            scenes.count > few
            ? "one of the \(scenes.count) scenes drawn before it in that process"
            : "an earlier scene, perhaps \(Wording.list(scenes, joint: "or")),"
        return "\(message). It was drawn in a new process, so \(suspects) left something behind"
    }
}
