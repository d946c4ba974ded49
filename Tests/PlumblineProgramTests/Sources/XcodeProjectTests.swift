import Foundation
import TestSupport
import Testing

@testable import PlumblineProgram

@Suite("The Xcode project around sources")
struct XcodeProjectTests {
    @Test("says whether code is on the main actor unless it says otherwise")
    func isolation() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
        let (project, code) = (
            folder.appendingPathComponent("App.xcodeproj"), folder.appendingPathComponent("App/Views")
        )
        defer { try? FileManager.default.removeItem(at: folder) }
        for folder in [project, code] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        let file = code.appendingPathComponent("Card.swift").path
        #expect(!XcodeProject(around: [file]).isOnMainActor)
        let settings = project.appendingPathComponent("project.pbxproj")
        try "\t\tSWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;\n".write(to: settings, atomically: true, encoding: .utf8)
        #expect(XcodeProject(around: [file]).isOnMainActor)
        try "\t\tSWIFT_DEFAULT_ACTOR_ISOLATION = nonisolated;\n"
            .write(to: settings, atomically: true, encoding: .utf8)
        #expect(!XcodeProject(around: [file]).isOnMainActor)
        #expect(!XcodeProject(around: []).isOnMainActor)
    }
}
