import Foundation

/// A quantity by its name.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    init(name: String) { rawValue = "HKQuantityTypeIdentifier\(name)" }
}

/// A category by its name.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    private init(name: String) { rawValue = "HKCategoryTypeIdentifier\(name)" }
}

/// A person’s characteristic by its name.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    private init(name: String) { rawValue = "HKCharacteristicTypeIdentifier\(name)" }
}

/// Two or more quantities that are measured together.
public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public static let bloodPressure = Self(rawValue: "HKCorrelationTypeIdentifierBloodPressure")
    public static let food = Self(rawValue: "HKCorrelationTypeIdentifierFood")
}

extension HKCategoryTypeIdentifier {
    public static let sleepAnalysis = Self(name: "SleepAnalysis")
    public static let mindfulSession = Self(name: "MindfulSession")
    public static let appleStandHour = Self(name: "AppleStandHour")
    public static let lowCardioFitnessEvent = Self(name: "LowCardioFitnessEvent")
    public static let highHeartRateEvent = Self(name: "HighHeartRateEvent")
    public static let lowHeartRateEvent = Self(name: "LowHeartRateEvent")
    public static let irregularHeartRhythmEvent = Self(name: "IrregularHeartRhythmEvent")
    public static let menstrualFlow = Self(name: "MenstrualFlow")
    public static let intermenstrualBleeding = Self(name: "IntermenstrualBleeding")
    public static let ovulationTestResult = Self(name: "OvulationTestResult")
    public static let cervicalMucusQuality = Self(name: "CervicalMucusQuality")
    public static let sexualActivity = Self(name: "SexualActivity")
    public static let pregnancy = Self(name: "Pregnancy")
    public static let lactation = Self(name: "Lactation")
    public static let contraceptive = Self(name: "Contraceptive")
    public static let handwashingEvent = Self(name: "HandwashingEvent")
    public static let toothbrushingEvent = Self(name: "ToothbrushingEvent")
    public static let abdominalCramps = Self(name: "AbdominalCramps")
    public static let headache = Self(name: "Headache")
    public static let fatigue = Self(name: "Fatigue")
    public static let fever = Self(name: "Fever")
    public static let nausea = Self(name: "Nausea")
    public static let moodChanges = Self(name: "MoodChanges")
    public static let coughing = Self(name: "Coughing")
    public static let dizziness = Self(name: "Dizziness")
    public static let soreThroat = Self(name: "SoreThroat")
    public static let shortnessOfBreath = Self(name: "ShortnessOfBreath")
    public static let sleepChanges = Self(name: "SleepChanges")
    public static let acne = Self(name: "Acne")
    public static let bloating = Self(name: "Bloating")
}

extension HKCharacteristicTypeIdentifier {
    public static let biologicalSex = Self(name: "BiologicalSex")
    public static let bloodType = Self(name: "BloodType")
    public static let dateOfBirth = Self(name: "DateOfBirth")
    public static let fitzpatrickSkinType = Self(name: "FitzpatrickSkinType")
    public static let wheelchairUse = Self(name: "WheelchairUse")
    public static let activityMoveMode = Self(name: "ActivityMoveMode")
}
