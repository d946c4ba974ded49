import Foundation

/// The places at which all panels of a figure can have the labels that they share.
struct CommonPlaces {
    private(set) var places: [LabelName: LabelPlacer.Anchor] = [:]
    private var anchors: [[LabelName: LabelPlacer.Anchor]]

    /// More attempts take too long.
    private static let maxTrials = 3
    /// How much wider a panel may become, in points.
    private static let maxGrowth: CGFloat = 16

    /// - Parameters:
    ///   - pictures: The panels.
    ///   - draw: A panel drawn with its labels at these places, where they have room.
    init(_ pictures: [LabeledPicture], draw: (Int, [LabelName: LabelPlacer.Anchor]) -> LabeledPicture) {
        anchors = pictures.map(\.anchors)
        var options = Self.options(anchors)
        for _ in 0..<Self.maxTrials where !options.isEmpty {
            let tried = places.merging(options.compactMapValues(\.first)) { $1 }
            let drawn = pictures.indices.map { panel in
                changes(panel, tried) ? draw(panel, tried) : pictures[panel]
            }
            let isWorse = zip(pictures, drawn).contains { before, after in
                after.extent.width > before.extent.width + Self.maxGrowth || after.leaders > before.leaders
            }
            let places = drawn.map(\.anchors)
            for (name, place) in tried {
                let isKept = !isWorse && places.allSatisfy { $0[name].map { $0 == place } ?? true }
                self.places[name] = isKept ? place : nil
                options[name] = isKept ? nil : options[name].flatMap { $0.count > 1 ? Array($0.dropFirst()) : nil }
            }
        }
    }

    /// Whether a panel is drawn differently with these places.
    func changes(_ panel: Int) -> Bool { changes(panel, places) }

    private func changes(_ panel: Int, _ tried: [LabelName: LabelPlacer.Anchor]) -> Bool {
        tried.contains { name, place in anchors[panel][name].map { $0 != place } ?? false }
    }

    /// For each label that panels have at different places those places, the most frequent first.
    private static func options(
        _ anchors: [[LabelName: LabelPlacer.Anchor]]
    ) -> [LabelName: [LabelPlacer.Anchor]] {
        var all: [LabelName: [LabelPlacer.Anchor]] = [:]
        for panel in anchors { for (name, anchor) in panel { all[name, default: []].append(anchor) } }
        return all.compactMapValues { places in
            let different = places.enumerated().filter { !places[..<$0.offset].contains($0.element) }.map(\.element)
            guard different.count > 1 else { return nil }
            return different.enumerated().sorted { one, other in
                let counts = [one, other].map { option in places.count { $0 == option.element } }
                return (-counts[0], one.offset) < (-counts[1], other.offset)
            }.map(\.element)
        }
    }
}
