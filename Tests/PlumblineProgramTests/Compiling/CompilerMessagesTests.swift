import Foundation
import Testing

@testable import PlumblineProgram

@Suite("What is added to the compiler's messages")
struct CompilerMessagesTests {
    private func advice(_ messages: String..., declared: Set<String> = []) -> [String] {
        let output = messages.map { "/a.swift:1:1: error: \($0)" }.joined(separator: "\n")
        return CompilerMessages(
            output, names: ["foregroundStyle", "List", "Preview", "padding"], declared: declared
        ).advice
    }

    @Test("a module that is not there is named once, with what to do")
    func modules() {
        let lines = advice("no such module 'Lottie'", "no such module 'Lottie'")
        #expect(lines.count == 1)
        #expect(lines[0].hasPrefix("there is no module Lottie: "))
    }

    @Test("a name that Plumbline does not have comes with near ones")
    func names() {
        #expect(
            advice("value of type 'Text' has no member 'foregroundStile'", "cannot find 'Lisst' in scope") == [
                "if .foregroundStile is SwiftUI's, Plumbline does not have it; it has .foregroundStyle",
                "if Lisst is SwiftUI's, Plumbline does not have it; it has List",
            ])
        #expect(
            advice("cannot find 'Chp' in scope", declared: ["Chip"]) == ["there is no Chp: did you mean Chip?"])
        #expect(advice("cannot find 'Zebra' in scope") == ["if Zebra is SwiftUI's, Plumbline does not have it"])
    }

    @Test("a name that an article declares is not SwiftUI's")
    func declared() {
        let message = "/a.md:1:1: error: cannot find 'Zebra' in scope"
        #expect(CompilerMessages(message, names: ["List"], declared: ["Zebra"]).advice.isEmpty)
    }

    @Test("a view that the command line names wrong comes with those there are, and nothing about SwiftUI")
    func views() {
        func advice(_ views: [String]) -> [String] {
            CompilerMessages(
                "--view:1:1: error: cannot find 'Clok' in scope", names: ["List"], views: views
            ).advice
        }
        #expect(
            advice(["Clock", "Radial"]) == [
                "there is no view Clok: did you mean Clock? --view draws one of Clock, Radial"
            ])
        #expect(
            advice(["Clok"]) == ["the view Clok is inside another type: name that too, as in --view Menu.Clok"])
        #expect(advice(["Radial"]) == ["there is no view Clok: --view draws one of Radial"])
        #expect(advice([]) == ["there is no view Clok: the files declare none"])
    }

    @Test("a scene without Plumbline and a preview without SwiftUI come with the import that is missing")
    func imports() {
        let lines = advice(
            "'any Scene' cannot be constructed because it has no accessible initializers",
            "'any Scene' cannot be constructed because it has no accessible initializers", "no macro named 'Preview'")
        #expect(
            lines == [
                "the Scene of a figure is Plumbline's: add import Plumbline",
                "#Preview is SwiftUI's: add import SwiftUI",
            ])
    }

    @Test("a user's variable, and a name that exists elsewhere, need no advice")
    func others() {
        #expect(advice("cannot find 'titel' in scope", "value of type 'Int' has no member 'padding'").isEmpty)
    }

    @Test("a type that a file beside the given ones declares comes with that file")
    func otherFiles() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("others \(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("Models"), withIntermediateDirectories: true)
        let given = folder.appendingPathComponent("Menu.swift")
        let other = folder.appendingPathComponent("Models/Dish.swift")
        try "let dish = Dish()".write(to: given, atomically: true, encoding: .utf8)
        try "struct Dish { struct Price {} }".write(to: other, atomically: true, encoding: .utf8)
        let output = ["Dish", "Price"].map { "\(given.path):1:1: error: cannot find '\($0)' in scope" }
        let messages = CompilerMessages(output.joined(separator: "\n"), names: ["List"], files: [given.path])
        #expect(
            messages.advice == [
                "\(other.path) declares Dish: name that file too, or a folder with all files",
                "if Price is SwiftUI's, Plumbline does not have it",
            ])
    }

    @Test("an environment value that is not there is named, also where another thing has its name")
    func environmentValues() {
        let output = """
            /a.swift:1:1: error: no exact matches in call to initializer
            @Environment(\\.padding) var padding
            """
        #expect(
            CompilerMessages(output, names: ["padding"]).advice == ["Plumbline has no environment value \\.padding"])
    }
}
