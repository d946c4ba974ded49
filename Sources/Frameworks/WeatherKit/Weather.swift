import CoreLocation
import Foundation

// Nobody but the service makes these values, and it makes none: apps take them apart.

public struct Weather: Hashable, Codable, Sendable {
    public var currentWeather: CurrentWeather
    public var minuteForecast: Forecast<MinuteWeather>?
    public var hourlyForecast: Forecast<HourWeather>
    public var dailyForecast: Forecast<DayWeather>
    public var weatherAlerts: [WeatherAlert]?
}

/// The weather of hours or days to come.
public struct Forecast<Element: Hashable & Codable & Sendable>: Hashable, Codable, Sendable {
    public var forecast: [Element]
    public var metadata: WeatherMetadata
}

extension Forecast: RandomAccessCollection {
    public var startIndex: Int { forecast.startIndex }
    public var endIndex: Int { forecast.endIndex }
    public subscript(position: Int) -> Element { forecast[position] }
}

public struct WeatherMetadata: Hashable, Codable, Sendable {
    public var date: Date
    public var expirationDate: Date
}

public struct CurrentWeather: Hashable, Codable, Sendable {
    public var date: Date
    public var cloudCover: Double
    public var condition: WeatherCondition
    public var symbolName: String
    public var dewPoint: Measurement<UnitTemperature>
    public var humidity: Double
    public var pressure: Measurement<UnitPressure>
    public var pressureTrend: PressureTrend
    public var precipitationIntensity: Measurement<UnitSpeed>
    public var isDaylight: Bool
    public var temperature: Measurement<UnitTemperature>
    public var apparentTemperature: Measurement<UnitTemperature>
    public var uvIndex: UVIndex
    public var visibility: Measurement<UnitLength>
    public var wind: Wind
    public var metadata: WeatherMetadata
}

public struct HourWeather: Hashable, Codable, Sendable {
    public var date: Date
    public var cloudCover: Double
    public var condition: WeatherCondition
    public var symbolName: String
    public var dewPoint: Measurement<UnitTemperature>
    public var humidity: Double
    public var isDaylight: Bool
    public var precipitation: Precipitation
    public var precipitationChance: Double
    public var precipitationAmount: Measurement<UnitLength>
    public var snowfallAmount: Measurement<UnitLength>
    public var pressure: Measurement<UnitPressure>
    public var pressureTrend: PressureTrend
    public var temperature: Measurement<UnitTemperature>
    public var apparentTemperature: Measurement<UnitTemperature>
    public var uvIndex: UVIndex
    public var visibility: Measurement<UnitLength>
    public var wind: Wind
}

public struct DayWeather: Hashable, Codable, Sendable {
    public var date: Date
    public var condition: WeatherCondition
    public var symbolName: String
    public var highTemperature: Measurement<UnitTemperature>
    public var lowTemperature: Measurement<UnitTemperature>
    public var precipitation: Precipitation
    public var precipitationChance: Double
    public var rainfallAmount: Measurement<UnitLength>
    public var snowfallAmount: Measurement<UnitLength>
    public var sun: SunEvents
    public var moon: MoonEvents
    public var uvIndex: UVIndex
    public var wind: Wind
}

public struct MinuteWeather: Hashable, Codable, Sendable {
    public var date: Date
    public var precipitation: Precipitation
    public var precipitationChance: Double
    public var precipitationIntensity: Measurement<UnitSpeed>
}

public struct WeatherAlert: Hashable, Codable, Sendable {
    public var detailsURL: URL
    public var region: String?
    public var severity: WeatherSeverity
    public var source: String
    public var summary: String
}

public struct SunEvents: Hashable, Codable, Sendable {
    public var astronomicalDawn: Date?
    public var civilDawn: Date?
    public var sunrise: Date?
    public var solarNoon: Date?
    public var sunset: Date?
    public var civilDusk: Date?
    public var solarMidnight: Date?
}

public struct MoonEvents: Hashable, Codable, Sendable {
    public var phase: MoonPhase
    public var moonrise: Date?
    public var moonset: Date?
}

public struct Wind: Hashable, Codable, Sendable {
    public enum CompassDirection: String, Hashable, Codable, CaseIterable, Sendable, CustomStringConvertible {
        case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast, southSoutheast
        case south, southSouthwest, southwest, westSouthwest, west, westNorthwest, northwest, northNorthwest

        /// As in “North Northeast”.
        public var description: String { rawValue.spaced }
        /// As in “NNE”.
        public var abbreviation: String {
            let points = [
                "N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW",
            ]
            return points[Self.allCases.firstIndex(of: self) ?? 0]
        }
    }

    public var compassDirection: CompassDirection
    public var direction: Measurement<UnitAngle>
    public var speed: Measurement<UnitSpeed>
    public var gust: Measurement<UnitSpeed>?
}

public struct UVIndex: Hashable, Codable, Sendable {
    public enum ExposureCategory: String, Hashable, Codable, CaseIterable, Sendable, CustomStringConvertible {
        case low, moderate, high, veryHigh, extreme

        public var description: String { rawValue.spaced }
    }

    public var value: Int
    public var category: ExposureCategory
}
