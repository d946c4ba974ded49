import Foundation
import Goldens
import Plumbline
import Testing

/// What a test may write into its goldens.
public enum GoldenRecordMode: String, Sendable, CaseIterable {
    /// Every figure becomes the golden, whatever it was.
    case all
    /// A figure without a golden becomes one, and the test fails saying so.
    case missing
    /// A figure that differs from its golden, or has none, becomes the golden, and the test fails saying so.
    case failed
    /// Nothing is written.
    case never

    var mode: RecordMode { RecordMode(rawValue: rawValue)! }
}

/// How the figures of a test are compared.
struct GoldenSettings: Sendable {
    /// From the folder of the test's file, unless it is a full path.
    var folder = "Goldens"
    /// Pixels a point.
    var scale = 1
    var mode = GoldenRecordMode.missing
    /// In bytes.
    var sizeLimit = GoldenFolder.standardSizeLimit
    var assets = AssetCatalog.none

    @TaskLocal static var current = GoldenSettings()

    func path(besides file: String) -> String {
        if folder.hasPrefix("/") { return folder }
        let here = URL(fileURLWithPath: file).deletingLastPathComponent()
        return here.appendingPathComponent(folder).standardizedFileURL.path
    }
}

/// Sets how the figures of a suite or test are compared: see `goldens(folder:scale:mode:sizeLimit:assets:)`.
public struct GoldenTrait: SuiteTrait, TestTrait, TestScoping {
    let change: @Sendable (inout GoldenSettings) -> Void

    /// Suites pass it on to their tests.
    public var isRecursive: Bool { true }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        var settings = GoldenSettings.current
        change(&settings)
        try await GoldenSettings.$current.withValue(settings) { try await function() }
    }
}

/// The trait of goldens, for suites and tests.
extension Trait where Self == GoldenTrait {
    /// Sets how the figures of a suite or test are compared. What is not given stays as it is around.
    ///
    ///     @Suite(.goldens(folder: "Goldens/Cards", scale: 2))
    ///     struct CardTests {}
    ///
    /// - Parameters:
    ///   - folder: Where the goldens are, from the folder of the test's file; `Goldens` unless given.
    ///   - scale: Pixels a point; 1 unless given.
    ///   - mode: What may be written; `PLUMBLINE_RECORD` has the last word, and where `CI` is set nothing is.
    ///   - sizeLimit: The most a golden's picture may take, in bytes.
    ///   - assets: Where `Image("rogue")` looks.
    public static func goldens(
        folder: String? = nil, scale: Int? = nil, mode: GoldenRecordMode? = nil, sizeLimit: Int? = nil,
        assets: AssetCatalog? = nil
    ) -> Self {
        GoldenTrait { settings in
            if let folder { settings.folder = folder }
            if let scale { settings.scale = scale }
            if let mode { settings.mode = mode }
            if let sizeLimit { settings.sizeLimit = sizeLimit }
            if let assets { settings.assets = assets }
        }
    }
}
