import Explorable
import ViewDSL

/// One piece of work on a scene. A worker process receives it as JSON.
struct WorkerOrder: Codable {
    let id: Int
    let scene: String
    let task: Task
    var scale = 2
    var isDark = false
    var format = FigureFormat.png
    /// Relative to the folder the worker writes to.
    var file = ""
    /// The digest of the picture that the file already holds. If the new picture is the same, it is not painted.
    var knownPicture: String?
    /// What earlier tries of the page or animation have ended their process under.
    var avoided: [FailedProposal] = []
    /// Draws a card with this reason in place of the scene.
    var placeholder: String?

    enum Task: String, Codable {
        case render
        /// Writes the bitmap and layout as a `FigureTransfer`, to be compared with a golden.
        case compare
        case list
        case trace, traceJSON
    }

    init(_ task: Task, scene: String, id: Int = 0) {
        self.id = id
        self.scene = scene
        self.task = task
    }

    init(_ task: Task, _ request: RequestedFigure, id: Int) {
        self.init(task, scene: request.scene.name, id: id)
        scale = request.scale
        isDark = request.appearance == .dark
        format = request.format
        file = task == .compare ? "\(id).figure" : request.file
    }

    var appearance: ColorScheme { isDark ? .dark : .light }
}

/// The result of an order. A worker process sends it as JSON.
struct FigureAnswer: Codable {
    let id: Int
    let result: Result
    /// Peak memory while drawing, in bytes; 0 if unknown.
    var peak = 0
    /// What the order found or left in its process that may change other figures; nil if nothing.
    var changed: String?

    enum Result: Codable {
        /// The worker has started. Sent once, before any order.
        case ready
        /// The page or animation now lays its scene out under another proposal, or, without one, does so no more. The answer
        /// is yet to come.
        case tries(ProposalCell?)
        /// The scene runs code that was left out since it does not compile, and the process is about to end. Says what, and
        /// what the compiler says of it.
        case ranLeftOut(String)
        case rendered(RenderedFile)
        /// The figure is in the order's file.
        case transferred
        case listed(SceneRow)
        case traced(SceneTrace)
        case failed(FigureFailure)

        /// Whether a file could not be written, for a reason that may be in the process.
        var isFileFailure: Bool { if case .failed(let failure) = self { failure.kind == .file } else { false } }

        /// Why it is not all that was asked for; nil if it is.
        var complaint: String? {
            switch self {
            case .failed(let failure): failure.message
            case .rendered(let file):
                file.figure.faults.first ?? (file.figure.isProvisional == true ? "it did not settle in time" : nil)
            case .ready, .tries, .ranLeftOut, .transferred, .listed, .traced: nil
            }
        }
    }

    static let ready = FigureAnswer(id: -1, result: .ready)

    /// Whether it would be the same in a new process, as far as is known.
    var isVerdict: Bool {
        if case .failed(let failure) = result, failure.isRefusal { return true }
        return changed == nil && result.complaint == nil
    }
}

/// A proposal other than the scene's own, under which it ended its process.
struct FailedProposal: Codable {
    let cell: ProposalCell
    /// How the process ended, and what it printed.
    let reason: String

    /// For the scene's author.
    func issue(of format: FigureFormat) -> String {
        "omitted proposal: \(format == .html ? "the page" : "the animation") leaves out \(cell): \(reason)"
    }
}

/// A figure written to its file, or found there unchanged.
struct RenderedFile: Codable {
    let figure: DrawnFigure
    /// The digest of the display list.
    let picture: String
    /// The digest of the file; nil if the file was left unchanged.
    let content: String?
}

extension WorkerOrder {
    /// The same order without a proposal that only its page or animation has tried; nil if there is none.
    func avoiding(_ tried: ProposalCell?, _ failure: FigureFailure, _ printed: [String]) -> WorkerOrder? {
        guard let tried, !avoided.contains(where: { $0.cell == tried }) else { return nil }
        var order = self
        let words = printed.isEmpty ? "" : "; it wrote: \(printed.joined(separator: "; "))"
        order.avoided.append(FailedProposal(cell: tried, reason: failure.message + words))
        return order
    }
}
