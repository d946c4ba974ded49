/// The outcome as Markdown.
struct MutationPage {
    let tally: MutationTally
    /// How many mutants of each kind in each scene were tried at most; nil for all.
    let sample: Int?
    let seed: UInt64

    private static let kinds = [
        "frame": "a frame 0.25 px to the right, lower, wider or higher", "spacing": "a container’s spacing 1 more",
        "stroke": "a stroke half a point wider", "color": "a channel of a color 8/255 off",
        "label": "a digit of a text changed", "item": "something painted 0.25 px further right or down",
    ]

    var text: String {
        let total = tally.total
        let extent = sample.map { ", at most \($0) of each kind in each, by seed \(seed)" } ?? ""
        var lines = [
            "# Mutants", "", "<!-- Written by Tools/Mutants/run --page. -->", "",
            "Do the goldens notice small changes? The figures of the gallery are changed by the smallest steps, one at a time, and",
            "compared with their goldens. This run changed \(tally.scenes) scenes in light at 1×\(extent). Frames and spacing are",
            "changed in the layout, everything else in the display list. The gallery may have grown since.", "",
            "| step | caught | survived | without effect |", "| --- | ---: | ---: | ---: |",
        ]
        for (kind, counts) in tally.counts.sorted(by: { $0.key < $1.key }) {
            lines.append(
                "| \(Self.kinds[kind] ?? kind) | \(counts.caught) | \(counts.survived) | \(counts.harmless) |")
        }
        lines += [
            "| **all** | **\(total.caught)** | **\(total.survived)** | \(total.harmless) |", "",
            "**\(total.percent) %** of the changes that have an effect are caught; 99.5 % are required. A change without effect",
            "changes no pixel, even if the picture is painted four times as large: it lies beneath something else or outside the",
            "picture, or is (almost) transparent. The run lists the survivors with the reason for each.", "",
        ]
        return lines.joined(separator: "\n")
    }
}
