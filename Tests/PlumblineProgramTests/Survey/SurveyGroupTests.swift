import Testing

@testable import PlumblineProgram

@Suite("Survey groups")
struct SurveyGroupTests {
    private func file(_ path: String, _ code: String = "") -> SurveyedFile {
        SurveyedFile(path: path, SourceText(code))
    }

    private func groups(_ files: [SurveyedFile], _ folders: [String: [String]] = [:]) -> [[String]] {
        SurveyGroup.all(files, root: "/r") { folders[$0] ?? [] }.map { $0.files.map(\.path) }
    }

    @Test("a target of a package is a group, wherever in the path the package is")
    func packages() {
        let files = ["/r/P/Sources/A/x.swift", "/r/P/Sources/A/In/y.swift", "/r/P/Sources/B/z.swift", "/r/Q/C/w.swift"]
            .map { file($0) }
        #expect(
            groups(files, ["/r/P": ["Package.swift"], "/r/Q": ["Package.swift"]]) == [
                ["/r/P/Sources/A/x.swift", "/r/P/Sources/A/In/y.swift"], ["/r/P/Sources/B/z.swift"], ["/r/Q/C/w.swift"],
            ])
    }

    @Test("the folders beside an Xcode project are groups")
    func projects() {
        let files = ["/r/App/x.swift", "/r/App/Views/y.swift", "/r/Widget/z.swift"].map { file($0) }
        #expect(
            groups(files, ["/r": ["App.xcodeproj"]]) == [
                ["/r/App/x.swift", "/r/App/Views/y.swift"], ["/r/Widget/z.swift"],
            ])
    }

    @Test("folders that declare the same type are tried apart, files of one folder each with the rest")
    func clashes() {
        let same = "struct Content: View {}"
        #expect(
            groups([file("/r/A/x.swift", same), file("/r/B/y.swift", same), file("/r/C/z.swift")])
                == [["/r/A/x.swift"], ["/r/B/y.swift"], ["/r/C/z.swift"]])
        let group = SurveyGroup.all(
            [file("/r/x.swift", same), file("/r/y.swift", same), file("/r/z.swift")], root: "/r",
            fileExists: { _ in [] })
        #expect(
            group.map { $0.files.map(\.path) } == [
                ["/r/z.swift"], ["/r/z.swift", "/r/x.swift"], ["/r/z.swift", "/r/y.swift"],
            ])
        #expect(group.map(\.judged) == [["/r/z.swift"], ["/r/x.swift"], ["/r/y.swift"]])
    }

    @Test("one file of many that declares a type again is tried with the rest, which stay together")
    func fewClashes() {
        let files = (0..<21).map { file("/r/\($0 % 2)/f\($0 + 10).swift", "struct T\($0) {}") }
        let copy = file("/r/z.swift", "struct T3 {}")
        let groups = SurveyGroup.all(files + [copy], root: "/r", fileExists: { _ in [] })
        #expect(groups.map(\.judged) == [Set(files.map(\.path)), [copy.path]])
        #expect(groups[1].files.count == 21 && !groups[1].files.contains { $0.types == ["T3"] && $0 != copy })
    }

    @Test("what a group imports of the same survey is added to it, with all that it imports, and is not missing")
    func imports() {
        let files = [
            file("/r/App/x.swift", "import Kit\nimport Lottie"), file("/r/Kit/Sources/Kit/y.swift", "import Base"),
            file("/r/Kit/Sources/Base/z.swift", "struct Base {}"), file("/r/Kit/Sources/Other/w.swift"),
            file("/r/Kit/Sources/Kit/App.swift", "@main struct KitApp: App {}"),
        ]
        let groups = SurveyGroup.all(files, root: "/r") {
            ["/r": ["App.xcodeproj"], "/r/Kit": ["Package.swift"]][$0] ?? []
        }
        #expect(
            groups[0].files.map(\.path) == [
                "/r/App/x.swift", "/r/Kit/Sources/Kit/y.swift", "/r/Kit/Sources/Base/z.swift",
            ])
        #expect(groups[0].judged == ["/r/App/x.swift"] && groups[0].given == ["Kit", "Base"])
        #expect(groups[0].project == "/r" && groups[1].project == nil)
    }

    @Test("a target takes the file that declares what it misses, if there is only one, and no app's entry")
    func completed() {
        let group = SurveyGroup.all([file("/r/App/x.swift")], root: "/r", fileExists: { _ in [] })[0]
        let model = file("/r/Shared/m.swift", "struct Model {}")
        let entry = file("/r/Other/App.swift", "@main struct Entry: App {}")
        let whole = group.completed(
            ["Model", "Entry", "Twice"],
            from: [
                "Model": [model], "Entry": [entry], "Twice": [model, entry, file("/r/Shared/n.swift")],
            ])
        #expect(whole?.files.map(\.path) == ["/r/App/x.swift", "/r/Shared/m.swift"])
        #expect(whole?.judged == ["/r/App/x.swift"])
        #expect(whole?.completed(["Model"], from: ["Model": [model]]) == nil)
    }

    @Test("private and nested types clash with nothing")
    func privateTypes() {
        let code = "private struct Row {}\nenum Own { struct Row {} }"
        #expect(file("/r/x.swift", code).types == ["Own"])
    }

    @Test("modules that are neither known nor in the group are missing")
    func missingModules() {
        let group = SurveyGroup.all(
            [file("/r/x.swift", "import SwiftUI\nimport Lottie")], root: "/r", fileExists: { _ in [] })
        #expect(group[0].missingModules(known: ["SwiftUI"]) == ["Lottie"])
    }

    @Test("missing modules and all submodules are declared empty")
    func moduleMap() {
        let code = """
            import SwiftUI
            import UIKit.UIGestureRecognizerSubclass
            @preconcurrency import CoreImage.CIFilterBuiltins
            import struct Lottie.Animation
            import A.B.C
            import A.D
            """
        let group = SurveyGroup.all([file("/r/x.swift", code)], root: "/r", fileExists: { _ in [] })
        #expect(
            group[0].moduleMap(known: ["SwiftUI", "UIKit"]) == """
                module A [system] {
                module B {
                module C {}
                }
                module D {}
                }
                module CoreImage [system] {
                module CIFilterBuiltins {}
                }
                module Lottie [system] {}
                module UIKit [system] {
                module UIGestureRecognizerSubclass {}
                }

                """)
        let plain = SurveyGroup.all([file("/r/x.swift", "import SwiftUI")], root: "/r", fileExists: { _ in [] })
        #expect(plain[0].moduleMap(known: ["SwiftUI"]) == nil)
    }

    @Test("no file passes where a module that is not there ended the compiler")
    func ended() {
        let group = SurveyGroup.all([file("/r/x.swift"), file("/r/y.swift")], root: "/r", fileExists: { _ in [] })[0]
        let end = Diagnostic(file: "/r/x.swift", line: 2, message: "no such module 'A.B'")
        #expect(TypeCheck.complete([end], for: group).map(\.file) == ["/r/x.swift", "/r/y.swift"])
        let other = Diagnostic(file: "/r/x.swift", line: 2, message: "cannot find 'a' in scope")
        #expect(TypeCheck.complete([other], for: group) == [other])
    }
}
