/// The outcome of a mutation test, as Markdown.
struct MutantPage {
    let tally: MutantTally
    /// Mutants of each kind in each scene; nil for all.
    let sample: Int?
    let seed: UInt64

    private static let kinds = [
        "frame": "a frame 0.25 px to the right, lower, wider or higher", "spacing": "a container’s spacing 1 more",
        "stroke": "a stroke half a point wider", "color": "a channel of a colour 8/255 off",
        "label": "a digit of a text another", "item": "something painted 0.25 px further right or down",
    ]

    var text: String {
        let total = tally.total
        let extent = sample.map { "at most \($0) of each kind in each, by seed \(seed)" } ?? "all there are"
        var lines = [
            "# Mutants", "", "<!-- Written by Tools/Mutants/run --page. -->", "",
            "Every figure of the gallery is changed by the smallest steps, one at a time, and compared with the golden made",
            "of the unchanged figure: \(tally.scenes) scenes in light at 1×, \(extent). Frames and spacing are told by",
            "the text golden; all else by the pixels, where a change of ±1 counts if something else is painted.", "",
            "| step | caught | survived | without effect |", "| --- | ---: | ---: | ---: |",
        ]
        for (kind, counts) in tally.counts.sorted(by: { $0.key < $1.key }) {
            lines.append(
                "| \(Self.kinds[kind] ?? kind) | \(counts.caught) | \(counts.survived) | \(counts.harmless) |")
        }
        lines += [
            "| **all** | **\(total.caught)** | **\(total.survived)** | \(total.harmless) |", "",
            "Caught of those that change anything: **\(total.percent) %**; 99.5 % are asked for. Those without effect change",
            "no pixel even of a picture painted four times as large: they lie beneath something else, outside of the",
            "picture, are clear, or so nearly so that eight bits hold no difference.", "", "## Survivors", "",
        ]
        if tally.survivors.isEmpty { lines.append("None.") }
        let groups = Dictionary(grouping: tally.survivors) { $0.scene }
        for (scene, survivors) in groups.sorted(by: { $0.key < $1.key }) {
            lines.append("- `\(scene)`")
            for survivor in survivors { lines.append("  - \(survivor.kind), \(survivor.what): \(survivor.why)") }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
