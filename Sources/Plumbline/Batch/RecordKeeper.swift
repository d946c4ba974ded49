/// Writes the records of a batch, each only once the inputs have been seen unchanged after its figure was drawn.
///
/// So a batch that is interrupted at any point, while inputs change at any point, leaves no record of a figure that was
/// drawn from other inputs than the record says.
final class RecordKeeper {
    private let log: Manifest.Log
    private let inputs: InputFiles
    private var waiting: [FigureRecord] = []
    private var moved: String?
    private var nextLook = ContinuousClock.now

    init(folder: String, inputs: InputFiles) {
        log = Manifest.Log(folder: folder)
        self.inputs = inputs
    }

    func add(_ record: FigureRecord) {
        guard moved == nil else { return }
        waiting.append(record)
        let now = ContinuousClock.now
        guard now >= nextLook else { return }
        look()
        // With many inputs looking takes a while: a twentieth of the time at most.
        nextLook = .now + (.now - now) * 20
    }

    /// Writes what is waiting.
    ///
    /// - Returns: The path of an input that has changed since the beginning; nil if none has.
    func finish() -> String? {
        look()
        return moved
    }

    private func look() {
        moved = moved ?? inputs.moved
        if moved == nil { waiting.forEach(log.add) }
        waiting = []
    }
}
