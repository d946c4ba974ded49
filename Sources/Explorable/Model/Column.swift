/// A number for every layout, written as runs of equal steps: `[first, step, count, step, count, …]`.
struct Column: Encodable, Equatable {
    private(set) var runs: [Int] = []

    init(_ values: [Int]) {
        guard var last = values.first else { return }
        runs = [last]
        for value in values.dropFirst() {
            let step = value - last
            last = value
            if runs.count > 1, runs[runs.count - 2] == step {
                runs[runs.count - 1] += 1
            } else {
                runs += [step, 1]
            }
        }
    }

    func encode(to encoder: any Encoder) throws { try runs.encode(to: encoder) }
}
