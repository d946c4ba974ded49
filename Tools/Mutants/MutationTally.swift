import Raster

/// How many mutants were caught.
struct MutationTally: Codable {
    enum Fate: Hashable {
        case caught
        /// With the reason.
        case survived(String)
        /// It changes no picture and no layout.
        case harmless
    }

    struct Survivor: Codable {
        let kind: String
        let scene: String
        let what: String
        let why: String
    }

    struct Counts: Codable {
        var caught = 0
        var survived = 0
        var harmless = 0

        static func + (a: Counts, b: Counts) -> Counts {
            Counts(
                caught: a.caught + b.caught, survived: a.survived + b.survived, harmless: a.harmless + b.harmless)
        }

        /// The share caught of mutants that change a picture or a layout.
        var share: Double { caught + survived == 0 ? 1 : Double(caught) / Double(caught + survived) }

        /// Rounded down, so that 100 % is all: `99.97`.
        var percent: String {
            let hundredths = Int((share * 10_000).rounded(.down))
            return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
        }
    }

    /// By kind.
    private(set) var counts: [String: Counts] = [:]
    private(set) var survivors: [Survivor] = []

    var scenes = 0

    mutating func add(_ other: MutationTally) {
        counts.merge(other.counts) { $0 + $1 }
        survivors += other.survivors
        scenes += other.scenes
    }

    mutating func add(_ kind: String, _ fate: Fate, _ scene: String, _ what: String) {
        switch fate {
        case .caught: counts[kind, default: Counts()].caught += 1
        case .harmless: counts[kind, default: Counts()].harmless += 1
        case .survived(let why):
            counts[kind, default: Counts()].survived += 1
            survivors.append(Survivor(kind: kind, scene: scene, what: what, why: why))
        }
    }

    var total: Counts { counts.values.reduce(Counts(), +) }

    var lines: [String] {
        let kinds = counts.sorted { $0.key < $1.key }.map { kind, counts in
            "\(kind): \(counts.caught) caught, \(counts.survived) survived, "
                + "\(counts.harmless) change no pixel even at 4×"
        }
        let total = total
        return kinds + survivors.map { "survivor: \($0.scene): \($0.kind): \($0.what): \($0.why)" }
            + ["\(total.caught) of \(total.caught + total.survived) mutants caught: \(total.percent) %"]
    }
}

/// Selects the mutants of a scene to try: the same ones every time for one seed.
struct MutationSample {
    /// nil for all.
    let count: Int?
    let seed: UInt64
    let scene: String

    /// Places in ascending order.
    func places(of kind: String, among all: Int) -> [Int] {
        guard let count, count < all else { return Array(0..<all) }
        var generator = generator(kind)
        return Array((0..<all).shuffled(using: &generator).prefix(count)).sorted()
    }

    /// All places in an order of its own.
    func shuffled(_ places: Range<Int>, of kind: String) -> [Int] {
        var generator = generator(kind)
        return places.shuffled(using: &generator)
    }

    private func generator(_ kind: String) -> SplitMix {
        SplitMix(state: UInt64(SHA256.hex("\(seed) \(scene) \(kind)").prefix(16), radix: 16)!)
    }

    /// Steele, Lea and Flood's generator: the same numbers on every machine.
    private struct SplitMix: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9e37_79b9_7f4a_7c15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
            return mixed ^ (mixed >> 31)
        }
    }
}
