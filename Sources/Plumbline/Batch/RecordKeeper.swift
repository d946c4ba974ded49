/// Writes the records of a batch, each once the inputs are known to be unchanged after its figure was drawn.
///
/// So a batch that is interrupted at any point, while inputs change at any point, leaves no record of a figure that was
/// drawn from other inputs than the record says.
final class RecordKeeper {
    private let log: Manifest.Log
    /// Whether any record could not be written.
    var hasFailed: Bool { log.hasFailed }
    private let inputs: InputFiles
    private var pending: [FigureRecord] = []
    private var changedInput: String?
    private var nextCheck = ContinuousClock.now

    init(folder: String, inputs: InputFiles) {
        log = Manifest.Log(folder: folder)
        self.inputs = inputs
    }

    func add(_ record: FigureRecord) {
        guard changedInput == nil else { return }
        pending.append(record)
        let now = ContinuousClock.now
        guard now >= nextCheck else { return }
        checkInputs()
        // Checking many inputs takes a while: a twentieth of the time at most.
        nextCheck = .now + (.now - now) * 20
    }

    /// Writes the pending records.
    ///
    /// - Returns: The path of an input that has changed since the beginning; nil if none has.
    func finish() -> String? {
        checkInputs()
        return changedInput
    }

    private func checkInputs() {
        changedInput = changedInput ?? inputs.firstChanged
        if changedInput == nil { pending.forEach(log.add) }
        pending = []
    }
}
