import CoreLocation
import Foundation

/// Why there is no weather.
public enum WeatherError: LocalizedError, Sendable {
    case permissionDenied, unknown
}

/// Answers no request.
public final class WeatherService: Sendable {
    public static let shared = WeatherService()

    public init() {}

    public var attribution: WeatherAttribution { get async throws { throw WeatherError.unknown } }

    public func weather(for location: CLLocation) async throws -> Weather { throw WeatherError.unknown }
    public func weather<each Part>(for location: CLLocation, including parts: repeat WeatherQuery<each Part>)
        async throws -> (repeat each Part)
    { throw WeatherError.unknown }
}

/// A part of the weather that is requested.
public struct WeatherQuery<Part>: Sendable {
    fileprivate init() {}
}

extension WeatherQuery where Part == CurrentWeather {
    public static var current: WeatherQuery<CurrentWeather> { WeatherQuery() }
}

extension WeatherQuery where Part == Forecast<HourWeather> {
    public static var hourly: WeatherQuery<Forecast<HourWeather>> { WeatherQuery() }
    public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<HourWeather>> { WeatherQuery() }
}

extension WeatherQuery where Part == Forecast<DayWeather> {
    public static var daily: WeatherQuery<Forecast<DayWeather>> { WeatherQuery() }
    public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<DayWeather>> { WeatherQuery() }
}

extension WeatherQuery where Part == Forecast<MinuteWeather>? {
    public static var minute: WeatherQuery<Forecast<MinuteWeather>?> { WeatherQuery() }
}

extension WeatherQuery where Part == [WeatherAlert]? {
    public static var alerts: WeatherQuery<[WeatherAlert]?> { WeatherQuery() }
}

/// Whom the weather comes from.
public struct WeatherAttribution: Hashable, Sendable {
    public let serviceName: String
    public let legalPageURL: URL
    public let squareMarkURL: URL
    public let combinedMarkDarkURL: URL
    public let combinedMarkLightURL: URL
    public let legalAttributionText: String
}
