import HealthKit
import Testing

@Suite("The module HealthKit")
struct HKHealthStoreTests {
    @Test("an iPhone has records, which nobody has permitted to read")
    func permission() async throws {
        let store = HKHealthStore()
        let steps = HKQuantityType(.stepCount)
        #expect(HKHealthStore.isHealthDataAvailable() && store.authorizationStatus(for: steps) == .notDetermined)
        await #expect(throws: HKError.self) { try await store.requestAuthorization(toShare: [], read: [steps]) }
        #expect(try await store.statusForAuthorizationRequest(toShare: [], read: [steps]) == .shouldRequest)
        await #expect(throws: HKError.self) {
            try await store.save(
                HKQuantitySample(
                    type: steps, quantity: HKQuantity(unit: .count(), doubleValue: 1), start: .now, end: .now))
        }
    }

    @Test("each query is answered at once, without records")
    func queries() {
        let store = HKHealthStore()
        var answers = 0
        let day = HKQuery.predicateForSamples(withStart: .now, end: nil, options: .strictStartDate)
        store.execute(
            HKSampleQuery(
                sampleType: HKObjectType.workoutType(), predicate: day, limit: HKObjectQueryNoLimit,
                sortDescriptors: nil
            ) { _, samples, error in
                #expect(samples as? [HKWorkout] == nil && (error as? HKError)?.code == .errorAuthorizationNotDetermined)
                answers += 1
            })
        store.execute(
            HKStatisticsQuery(quantityType: HKQuantityType(.stepCount), quantitySamplePredicate: day) {
                _, statistics, _ in
                #expect(statistics?.sumQuantity() == nil)
                answers += 1
            })
        let collection = HKStatisticsCollectionQuery(
            quantityType: HKQuantityType(.heartRate), quantitySamplePredicate: nil, options: .discreteAverage,
            anchorDate: .now, intervalComponents: DateComponents(hour: 1))
        collection.initialResultsHandler = { _, result, _ in
            #expect(result == nil)
            answers += 1
        }
        store.execute(collection)
        #expect(answers == 3)
    }

    @Test("a quantity is told in any unit of its kind")
    func units() {
        let mass = HKQuantity(unit: .gramUnit(with: .kilo), doubleValue: 70)
        #expect(mass.doubleValue(for: .gram()) == 70_000)
        #expect(abs(mass.doubleValue(for: .pound()) - 154.3236) < 0.001)
        let rate = HKUnit.count().unitDivided(by: .minute())
        #expect(HKQuantity(unit: rate, doubleValue: 60).doubleValue(for: .hertz()) == 1)
        #expect(!mass.is(compatibleWith: .meter()))
        let warmth = HKQuantity(unit: .degreeFahrenheit(), doubleValue: 98.6)
        #expect(abs(warmth.doubleValue(for: .degreeCelsius()) - 37) < 0.0001)
        #expect(rate.unitString == "count/min" && HKUnit.gramUnit(with: .kilo) == HKUnit.gramUnit(with: .kilo))
        #expect(
            HKQuantity(unit: .mile(), doubleValue: 1).compare(HKQuantity(unit: .meter(), doubleValue: 1))
                == .orderedDescending)
    }

    @Test("a type has Apple's name")
    func types() {
        #expect(HKQuantityType(.vo2Max).identifier == "HKQuantityTypeIdentifierVO2Max")
        #expect(HKQuantityType.quantityType(forIdentifier: .stepCount) == HKQuantityType(.stepCount))
        #expect(
            HKObjectType.categoryType(forIdentifier: .mindfulSession)?.identifier.hasSuffix("MindfulSession") == true)
        #expect(HKWorkoutActivityType.running.rawValue == 37 && HKWorkoutActivityType.yoga.rawValue == 57)
    }
}
