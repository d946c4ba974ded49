import Foundation

public enum WeatherCondition: String, Hashable, Codable, CaseIterable, Sendable, CustomStringConvertible {
    case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle
    case freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms, mostlyClear
    case mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries
    case sunShowers, thunderstorms, tropicalStorm, windy, wintryMix

    /// As in “Mostly Clear”.
    public var description: String { rawValue.spaced }
    public var accessibilityDescription: String { description }
}

public enum Precipitation: String, Hashable, Codable, CaseIterable, Sendable, CustomStringConvertible {
    case none, hail, mixed, rain, sleet, snow

    public var description: String { rawValue.spaced }
}

public enum PressureTrend: String, Hashable, Codable, CaseIterable, Sendable, CustomStringConvertible {
    case rising, falling, steady

    public var description: String { rawValue.spaced }
}

public enum WeatherSeverity: String, Hashable, Codable, CaseIterable, Sendable, CustomStringConvertible {
    case minor, moderate, severe, extreme, unknown

    public var description: String { rawValue.spaced }
}

public enum MoonPhase: String, Hashable, Codable, CaseIterable, Sendable, CustomStringConvertible {
    case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent

    public var description: String { rawValue.spaced }
    public var symbolName: String {
        switch self {
        case .new: "moonphase.new.moon"
        case .waxingCrescent: "moonphase.waxing.crescent"
        case .firstQuarter: "moonphase.first.quarter"
        case .waxingGibbous: "moonphase.waxing.gibbous"
        case .full: "moonphase.full.moon"
        case .waningGibbous: "moonphase.waning.gibbous"
        case .lastQuarter: "moonphase.last.quarter"
        case .waningCrescent: "moonphase.waning.crescent"
        }
    }
}

extension String {
    /// “Mostly Clear” for “mostlyClear”.
    var spaced: String {
        replacing(/[A-Z]/) { " \($0.output)" }.capitalized
    }
}
