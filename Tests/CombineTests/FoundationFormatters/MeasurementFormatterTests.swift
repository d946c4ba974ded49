import Combine
import Foundation
import Testing

@Suite("A formatter of measurements")
struct MeasurementFormatterTests {
    @Test("a measurement is converted to American units, or has its own if asked for")
    func measurements() {
        let length = Measurement(value: 12.3456, unit: UnitLength.kilometers)
        let heat = Measurement(value: 20, unit: UnitTemperature.celsius)
        let formatter = MeasurementFormatter()
        #expect(formatter.string(from: length) == "7.671 mi" && formatter.string(from: heat) == "68°F")
        formatter.unitOptions = .providedUnit
        formatter.numberFormatter.maximumFractionDigits = 1
        #expect(formatter.string(from: length) == "12.3 km" && formatter.string(from: heat) == "20°C")
        formatter.unitStyle = .long
        #expect(formatter.string(from: length) == "12.3 kilometers")
        formatter.unitStyle = .short
        #expect(formatter.string(from: heat) == "20°")
    }
}

@Suite("A measurement's style")
struct MeasurementStyleTests {
    private let distance = Measurement(value: 42.195, unit: UnitLength.kilometers)

    @Test("writes it in the unit usual in America, or in its own if asked for")
    func usage() {
        #expect(distance.formatted() == "26 mi")
        #expect(Measurement(value: 5, unit: UnitLength.kilometers).formatted() == "3.1 mi")
        #expect(distance.formatted(.measurement(width: .wide, usage: .asProvided)) == "42.195 kilometers")
        #expect(distance.formatted(.measurement(width: .narrow, usage: .road)) == "26mi")
        let number = FloatingPointFormatStyle<Double>().precision(.fractionLength(1))
        #expect(
            distance.formatted(.measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: number))
                == "42.2 km")
        #expect(Measurement(value: 20, unit: UnitTemperature.celsius).formatted() == "68°F")
        #expect(
            Measurement(value: 20, unit: UnitTemperature.celsius).formatted(.measurement(width: .wide))
                == "68 degrees Fahrenheit")
        #expect(
            Measurement(value: 15.1, unit: UnitInformationStorage.gigabytes).formatted(.measurement(width: .wide))
                == "15.1 gigabytes")
    }
}
