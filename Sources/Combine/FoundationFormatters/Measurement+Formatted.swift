import Foundation

/// How a measurement is used, which decides its unit: for all but `asProvided` the one that is usual in America.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    let isAsProvided: Bool

    public static var general: Self { Self(isAsProvided: false) }
    public static var asProvided: Self { Self(isAsProvided: true) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    public static var person: Self { general }
    public static var personHeight: Self { general }
    public static var road: Self { general }
    public static var focalLength: Self { asProvided }
    public static var rainfall: Self { general }
    public static var snowfall: Self { general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    public static var personWeight: Self { general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    public static var person: Self { general }
    public static var weather: Self { general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    public static var food: Self { asProvided }
    public static var workout: Self { asProvided }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    public static var wind: Self { general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    public static var liquid: Self { general }
}

extension Measurement where UnitType: Dimension {
    /// Writes measurements in American English; Linux has no such style of its own.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        public enum UnitWidth: Codable, Hashable, Sendable {
            /// `3 miles`
            case wide
            /// `3 mi`
            case abbreviated
            /// `3mi`
            case narrow

            fileprivate var style: Formatter.UnitStyle {
                switch self {
                case .wide: .long
                case .abbreviated: .medium
                case .narrow: .short
                }
            }
        }

        public var width: UnitWidth
        public var locale: Locale
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?

        public init(
            width: UnitWidth, locale: Locale = Locale(identifier: "en_US"),
            usage: MeasurementFormatUnitUsage<UnitType>? = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            (self.width, self.locale, self.usage) = (width, locale, usage)
            self.numberFormatStyle = numberFormatStyle
        }

        public func format(_ value: Measurement<UnitType>) -> String {
            let formatter = MeasurementFormatter()
            formatter.unitStyle = width.style
            if usage?.isAsProvided == true { formatter.unitOptions = .providedUnit }
            return formatter.string(from: value) { number, isConverted in
                if let numberFormatStyle { return numberFormatStyle.locale(locale).format(number) }
                let style = FloatingPointFormatStyle<Double>().locale(locale)
                // Whole numbers, and of those below 10 a digit more.
                return style.precision(.fractionLength(0...(isConverted ? abs(number) < 10 ? 1 : 0 : 6)))
                    .format(number)
            }
        }

        public func locale(_ locale: Locale) -> FormatStyle {
            var style = self
            style.locale = locale
            return style
        }
    }

    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
        style.format(self)
    }

    public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
}

extension FormatStyle {
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
}
