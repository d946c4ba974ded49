import Foundation
import Testing
import WeatherKit

@Suite("The module WeatherKit")
struct WeatherServiceTests {
    @Test("no request for the weather is answered")
    func requests() async {
        let here = CLLocation(latitude: 1, longitude: 2)
        await #expect(throws: WeatherError.self) { try await WeatherService.shared.weather(for: here) }
        await #expect(throws: WeatherError.self) {
            let (current, hours) = try await WeatherService.shared.weather(for: here, including: .current, .hourly)
            print(current.temperature, hours.forecast.first?.condition ?? .clear)
        }
        await #expect(throws: WeatherError.self) {
            let days = try await WeatherService.shared.weather(for: here, including: .daily)
            for day in days { print(day.highTemperature) }
        }
    }

    @Test("conditions and directions are told in words")
    func words() {
        #expect(
            WeatherCondition.mostlyClear.description == "Mostly Clear" && WeatherCondition.rain.description == "Rain")
        #expect(Wind.CompassDirection.westNorthwest.abbreviation == "WNW")
    }
}
