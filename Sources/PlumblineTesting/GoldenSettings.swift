import Foundation
import Goldens
import Plumbline
import Testing

/// Which figures a test records as goldens.
public enum GoldenRecordMode: String, Sendable, CaseIterable {
    /// Every figure becomes the golden.
    case all
    /// A figure without a golden becomes one, and the test fails and says so.
    case missing
    /// A figure that differs from its golden, or has none, becomes the golden, and the test fails and says so.
    case failed
    /// Nothing is written.
    case never

    var mode: RecordMode { RecordMode(rawValue: rawValue)! }
}

/// How the figures of a test are compared.
struct GoldenSettings: Sendable {
    /// Relative to the folder of the test's file, or absolute.
    var folder = "Goldens"
    /// Pixels per point.
    var scale = 1
    var mode = GoldenRecordMode.missing
    /// In bytes.
    var sizeLimit = GoldenFolder.standardSizeLimit
    var assets = AssetCatalog.none
    /// The process's, unless a test sets another.
    var environment = ProcessInfo.processInfo.environment

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

    /// Suites pass the trait on to their tests.
    public var isRecursive: Bool { true }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        var settings = GoldenSettings.current
        change(&settings)
        try await GoldenSettings.$current.withValue(settings) { try await function() }
    }
}

extension Trait where Self == GoldenTrait {
    /// Sets how the figures of a suite or test are compared. Omitted settings are inherited.
    ///
    ///     @Suite(.goldens(folder: "Goldens/Cards", scale: 2))
    ///     struct CardTests {}
    ///
    /// - Parameters:
    ///   - folder: The folder of the goldens, relative to the test's file. The default is `Goldens`.
    ///   - scale: Pixels per point. The default is 1.
    ///   - mode: Which figures are recorded. `PLUMBLINE_RECORD` takes precedence; if `CI` is set, nothing is written.
    ///   - sizeLimit: The maximum size of a golden's picture, in bytes.
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
