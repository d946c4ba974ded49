import Plumbline

/// The values of random figures: ordinary ones, and such as no author would write.
extension RandomFigures {
    static let nasty: [Double] = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e16,
        -1e16,
        1e300, -1e300, 4e9, -4e9, 9.3e18, 40_000, -40_000, 1e6, -1, -0.0, 0, 1e-9, 1e-300,
    ]

    mutating func number(_ ordinary: ClosedRange<Double>) -> Double {
        isNasty && oneIn(4) ? pick(Self.nasty) : Double.random(in: ordinary, using: &numbers)
    }

    mutating func length(_ ordinary: ClosedRange<Double> = 0...80) -> CGFloat { CGFloat(number(ordinary)) }

    mutating func count(_ ordinary: ClosedRange<Int>) -> Int {
        isNasty && oneIn(4) ? pick([.min, .max, -1, 0, 1 << 31, 100_000]) : .random(in: ordinary, using: &numbers)
    }

    mutating func maybe(_ ordinary: ClosedRange<Double> = 0...80) -> CGFloat? {
        oneIn(2) ? nil : length(ordinary)
    }

    mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &numbers) == 0 }

    mutating func pick<Element>(_ list: [Element]) -> Element { list.randomElement(using: &numbers)! }

    mutating func angle() -> Angle { .degrees(number(-400...400)) }

    mutating func point() -> UnitPoint { UnitPoint(x: length(0...1), y: length(0...1)) }

    mutating func place() -> CGPoint { CGPoint(x: length(), y: length()) }

    mutating func size() -> CGSize { CGSize(width: length(), height: length()) }

    mutating func insets() -> EdgeInsets {
        EdgeInsets(top: length(-5...20), leading: length(-5...20), bottom: length(-5...20), trailing: length(-5...20))
    }

    mutating func color() -> Color {
        switch Int.random(in: 0..<5, using: &numbers) {
        case 0: Color(red: number(0...1), green: number(0...1), blue: number(0...1), opacity: number(0...1))
        case 1: Color(hue: number(0...1), saturation: number(0...1), brightness: number(0...1), opacity: number(0...1))
        case 2: Color(white: number(0...1), opacity: number(0...1))
        case 3: pick([Color.red, .blue, .primary, .clear]).opacity(number(0...1))
        default: pick([Color.red, .green, .blue, .orange, .yellow])
        }
    }

    mutating func gradient() -> Gradient {
        var stops: [Gradient.Stop] = []
        for _ in 0..<Int.random(in: 0...4, using: &numbers) {
            stops.append(Gradient.Stop(color: color(), location: length(0...1)))
        }
        return Gradient(stops: stops)
    }

    mutating func alignment() -> Alignment {
        pick([.center, .topLeading, .bottomTrailing, .leadingFirstTextBaseline])
    }

    mutating func words() -> String {
        pick([
            "word", "two words", "a text of several words, to be wrapped", "", "\u{1}\u{fffe}\u{1b}[31m", "שלום עולם",
            "大文字",
            "👩‍👩‍👧", "a\nb\n\nc", String(repeating: "long", count: 60),
        ])
    }
}

/// Numbers that look random and are the same on every run.
struct RandomNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9e37_79b9_7f4a_7c15 | 1 }

    mutating func next() -> UInt64 {
        state = state &+ 0x9e37_79b9_7f4a_7c15
        var mixed = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}
