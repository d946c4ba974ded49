import Foundation

public enum HKMetricPrefix: Int, Sendable {
    case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera

    fileprivate var factor: Double {
        switch self {
        case .none: 1
        case .pico: 1e-12
        case .nano: 1e-9
        case .micro: 1e-6
        case .milli: 1e-3
        case .centi: 1e-2
        case .deci: 1e-1
        case .deca: 10
        case .hecto: 100
        case .kilo: 1000
        case .mega: 1e6
        case .giga: 1e9
        case .tera: 1e12
        }
    }

    fileprivate var symbol: String {
        ["", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T"][rawValue]
    }
}

/// A unit: its symbol, and what it is in the units that all of its kind are counted in.
public final class HKUnit: NSObject, @unchecked Sendable {
    public let unitString: String
    /// What it measures, as powers of base units.
    private let dimension: [String: Int]
    private let factor: Double
    /// What zero is in the base unit.
    private let offset: Double

    private init(_ unitString: String, _ dimension: [String: Int], factor: Double, offset: Double = 0) {
        (self.unitString, self.dimension, self.factor, self.offset) = (unitString, dimension, factor, offset)
    }

    private convenience init(_ symbol: String, _ base: String, _ prefix: HKMetricPrefix = .none, factor: Double = 1) {
        self.init(prefix.symbol + symbol, [base: 1], factor: prefix.factor * factor)
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? HKUnit)?.unitString == unitString }
    public override var hash: Int { unitString.hash }
    public override var description: String { unitString }

    func base(_ value: Double) -> Double { value * factor + offset }
    func value(ofBase base: Double) -> Double { (base - offset) / factor }
    func isCompatible(with other: HKUnit) -> Bool { dimension == other.dimension }

    public func unitDivided(by unit: HKUnit) -> HKUnit { combined(with: unit, sign: -1, "/") }
    public func unitMultiplied(by unit: HKUnit) -> HKUnit { combined(with: unit, sign: 1, "·") }
    public func reciprocal() -> HKUnit { HKUnit.count().unitDivided(by: self) }
    public func unitRaised(toPower power: Int) -> HKUnit {
        HKUnit("\(unitString)^\(power)", dimension.mapValues { $0 * power }, factor: pow(factor, Double(power)))
    }

    private func combined(with unit: HKUnit, sign: Int, _ symbol: String) -> HKUnit {
        let powers = dimension.merging(unit.dimension.mapValues { $0 * sign }) { $0 + $1 }.filter { $0.value != 0 }
        return HKUnit(
            "\(unitString)\(symbol)\(unit.unitString)", powers,
            factor: sign > 0 ? factor * unit.factor : factor / unit.factor)
    }
}

extension HKUnit {
    public static func count() -> HKUnit { HKUnit("count", [:], factor: 1) }
    public static func percent() -> HKUnit { HKUnit("%", [:], factor: 1) }
    public static func appleEffortScore() -> HKUnit { HKUnit("appleEffortScore", [:], factor: 1) }
    public static func internationalUnit() -> HKUnit { HKUnit("IU", "IU") }

    public static func gram() -> HKUnit { HKUnit("g", "g") }
    public static func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit("g", "g", prefix) }
    public static func ounce() -> HKUnit { HKUnit("oz", "g", factor: 28.349523125) }
    public static func pound() -> HKUnit { HKUnit("lb", "g", factor: 453.59237) }
    public static func stone() -> HKUnit { HKUnit("st", "g", factor: 6350.29318) }

    public static func meter() -> HKUnit { HKUnit("m", "m") }
    public static func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit("m", "m", prefix) }
    public static func inch() -> HKUnit { HKUnit("in", "m", factor: 0.0254) }
    public static func foot() -> HKUnit { HKUnit("ft", "m", factor: 0.3048) }
    public static func yard() -> HKUnit { HKUnit("yd", "m", factor: 0.9144) }
    public static func mile() -> HKUnit { HKUnit("mi", "m", factor: 1609.344) }

    public static func liter() -> HKUnit { HKUnit("L", "L") }
    public static func literUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit("L", "L", prefix) }
    public static func fluidOunceUS() -> HKUnit { HKUnit("fl_oz_us", "L", factor: 0.0295735295625) }
    public static func fluidOunceImperial() -> HKUnit { HKUnit("fl_oz_imp", "L", factor: 0.0284130625) }
    public static func cupUS() -> HKUnit { HKUnit("cup_us", "L", factor: 0.2365882365) }

    public static func second() -> HKUnit { HKUnit("s", "s") }
    public static func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit("s", "s", prefix) }
    public static func minute() -> HKUnit { HKUnit("min", "s", factor: 60) }
    public static func hour() -> HKUnit { HKUnit("hr", "s", factor: 3600) }
    public static func day() -> HKUnit { HKUnit("d", "s", factor: 86400) }
    public static func hertz() -> HKUnit { HKUnit("Hz", ["s": -1], factor: 1) }

    public static func joule() -> HKUnit { HKUnit("J", "J") }
    public static func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit("J", "J", prefix) }
    public static func kilocalorie() -> HKUnit { HKUnit("kcal", "J", factor: 4184) }
    public static func smallCalorie() -> HKUnit { HKUnit("cal", "J", factor: 4.184) }
    public static func largeCalorie() -> HKUnit { HKUnit("Cal", "J", factor: 4184) }
    public static func calorie() -> HKUnit { .smallCalorie() }
    public static func watt() -> HKUnit { HKUnit("W", ["J": 1, "s": -1], factor: 1) }

    public static func kelvin() -> HKUnit { HKUnit("K", "K") }
    public static func degreeCelsius() -> HKUnit { HKUnit("degC", ["K": 1], factor: 1, offset: 273.15) }
    public static func degreeFahrenheit() -> HKUnit {
        HKUnit("degF", ["K": 1], factor: 5 / 9, offset: 273.15 - 32 * 5 / 9)
    }

    public static func pascal() -> HKUnit { HKUnit("Pa", "Pa") }
    public static func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit("Pa", "Pa", prefix) }
    public static func millimeterOfMercury() -> HKUnit { HKUnit("mmHg", "Pa", factor: 133.322387415) }
    public static func atmosphere() -> HKUnit { HKUnit("atm", "Pa", factor: 101325) }
    public static func decibelAWeightedSoundPressureLevel() -> HKUnit { HKUnit("dBASPL", "dB") }
    public static func moleUnit(withMolarMass mass: Double) -> HKUnit { HKUnit("mol<\(mass)>", "g", factor: mass) }
    public static func moleUnit(with prefix: HKMetricPrefix, molarMass mass: Double) -> HKUnit {
        HKUnit("mol<\(mass)>", "g", prefix, factor: mass)
    }
}

/// A number of units.
public final class HKQuantity: NSObject, @unchecked Sendable {
    private let unit: HKUnit
    private let number: Double

    public init(unit: HKUnit, doubleValue: Double) { (self.unit, number) = (unit, doubleValue) }

    public func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.isCompatible(with: unit) }

    /// As in HealthKit, a unit of another kind stops the program.
    public func doubleValue(for unit: HKUnit) -> Double {
        precondition(self.unit.isCompatible(with: unit), "\(self.unit) cannot be converted to \(unit).")
        return self.unit == unit ? number : unit.value(ofBase: self.unit.base(number))
    }

    public func compare(_ quantity: HKQuantity) -> ComparisonResult {
        let (left, right) = (unit.base(number), quantity.unit.base(quantity.number))
        return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKQuantity, other.is(compatibleWith: unit) else { return false }
        return compare(other) == .orderedSame
    }
    public override var hash: Int { unit.base(number).hashValue }
    public override var description: String { "\(number) \(unit)" }
}
