import Foundation

/// Measurements with their unit's symbol, in American English and the units used there; Linux has no such formatter of its own.
///
/// Lengths, masses, speeds and temperatures in metric units are converted unless `unitOptions` has `providedUnit`.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let providedUnit = UnitOptions(rawValue: 1)
        public static let naturalScale = UnitOptions(rawValue: 2)
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    open var unitOptions: UnitOptions = []
    open var unitStyle = Formatter.UnitStyle.medium
    open var locale: Locale! = Locale(identifier: "en_US")
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .decimal
        return formatter
    }()

    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        string(from: measurement) { value, _ in numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)" }
    }

    /// - Parameter write: Writes the number, and gets whether it was converted into another unit.
    func string<UnitType: Unit>(
        from measurement: Measurement<UnitType>, _ write: (_ value: Double, _ isConverted: Bool) -> String
    ) -> String {
        let (value, unit) = shown(measurement.value, measurement.unit)
        let number = write(value, unit != measurement.unit)
        if unit is UnitTemperature {
            return number
                + (unitOptions.contains(.temperatureWithoutUnit) || unitStyle == .short
                    ? "°" : unitStyle == .long ? " " + Self.name(of: unit, isOne: number == "1") : unit.symbol)
        }
        let space = unitStyle == .short ? "" : " "
        return number + space + (unitStyle == .long ? Self.name(of: unit, isOne: number == "1") : unit.symbol)
    }

    open func string(from unit: Unit) -> String {
        unitStyle == .long ? Self.name(of: unit, isOne: true) : unit.symbol
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? Measurement<Unit>).map { string(from: $0) }
    }

    private func shown(_ value: Double, _ unit: Unit) -> (Double, Unit) {
        guard let from = unit as? Dimension, !unitOptions.contains(.providedUnit), let to = Self.american(from) else {
            return (value, unit)
        }
        return (to.converter.value(fromBaseUnitValue: from.converter.baseUnitValue(fromValue: value)), to)
    }

    private static func american(_ unit: Dimension) -> Dimension? {
        switch unit {
        case UnitLength.kilometers: UnitLength.miles
        case UnitLength.meters: UnitLength.feet
        case UnitLength.centimeters, UnitLength.millimeters: UnitLength.inches
        case UnitMass.kilograms: UnitMass.pounds
        case UnitMass.grams: UnitMass.ounces
        case UnitSpeed.kilometersPerHour, UnitSpeed.metersPerSecond: UnitSpeed.milesPerHour
        case UnitTemperature.celsius, UnitTemperature.kelvin: UnitTemperature.fahrenheit
        default: nil
        }
    }

    /// In words; the symbol of a rare unit.
    private static func name(of unit: Unit, isOne: Bool) -> String {
        let irregular = [
            "ft": ("foot", "feet"), "in": ("inch", "inches"), "mph": ("mile per hour", "miles per hour"),
            "km/h": ("kilometer per hour", "kilometers per hour"), "m/s": ("meter per second", "meters per second"),
            "°C": ("degree Celsius", "degrees Celsius"), "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
            "Hz": ("hertz", "hertz"), "kHz": ("kilohertz", "kilohertz"), "MHz": ("megahertz", "megahertz"),
            "GHz": ("gigahertz", "gigahertz"),
        ]
        if let (one, many) = irregular[unit.symbol] { return isOne ? one : many }
        let names = [
            "km": "kilometer", "m": "meter", "cm": "centimeter", "mm": "millimeter", "mi": "mile", "yd": "yard",
            "kg": "kilogram", "g": "gram", "lb": "pound", "oz": "ounce", "L": "liter", "mL": "milliliter",
            "hr": "hour", "min": "minute", "s": "second", "B": "byte", "kB": "kilobyte", "MB": "megabyte",
            "GB": "gigabyte", "TB": "terabyte", "bit": "bit", "J": "joule", "kJ": "kilojoule", "cal": "calorie",
            "kCal": "kilocalorie", "kWh": "kilowatt-hour", "W": "watt", "kW": "kilowatt", "V": "volt", "°": "degree",
            "cup": "cup", "tsp": "teaspoon", "tbsp": "tablespoon", "gal": "gallon", "nmi": "nautical mile",
        ]
        return names[unit.symbol].map { isOne ? $0 : "\($0)s" } ?? unit.symbol
    }
}
