import Foundation

/// The chords of an area's outlines by height: who asks about a place asks only those beside it.
package struct ChordBands {
    private let chords: [Chord]
    /// Indices of chords, from the top down. A chord is in each band that it reaches.
    private var bands: [[Int]]
    private let top: CGFloat
    private let bottom: CGFloat

    /// - Parameter chords: Of closed outlines.
    init(_ chords: [Chord]) {
        self.chords = chords
        top = chords.map(\.top).min() ?? 0
        bottom = chords.map(\.bottom).max() ?? 0
        // Of small chords, a few in each band.
        bands = Array(repeating: [], count: min(max(chords.count / 4, 1), 2048))
        for (index, chord) in chords.enumerated() {
            for band in band(chord.top)...band(chord.bottom) { bands[band].append(index) }
        }
    }

    /// Every subpath counts as closed. Curves become chords within a hundredth of a point.
    package init(_ path: Path) { self.init(Chord.all(of: path, isClosed: true)) }

    private func band(_ y: CGFloat) -> Int {
        Int((y - top) / (bottom - top) * CGFloat(bands.count), in: 0...bands.count - 1)
    }

    /// The chords that may reach a height in a range, in order, each once.
    func near(_ range: ClosedRange<CGFloat>) -> [Int] {
        let (first, last) = (band(range.lowerBound), band(range.upperBound))
        guard first < last else { return bands[first] }
        return (first...last).flatMap { row in
            bands[row].filter { max(band(chords[$0].top), first) == row }
        }
        .sorted()
    }

    /// Whether a point is inside.
    package func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        var winding = 0
        for index in bands[band(p.y)] {
            let (a, b) = (chords[index].start, chords[index].end)
            guard (a.y <= p.y) != (b.y <= p.y) else { continue }
            let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
            if x > p.x { winding += a.y < b.y ? 1 : -1 }
        }
        return eoFill ? winding % 2 != 0 : winding != 0
    }
}
