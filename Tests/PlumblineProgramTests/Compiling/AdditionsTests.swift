import Testing

@testable import PlumblineProgram

@Suite("Code that is added to a user's")
struct AdditionsTests {
    private func files(_ text: String, view: String? = nil) -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: Additions(view: view, texts: [SourceText(text)]).files.map { ($0.name, $0.code) })
    }

    @Test("nothing where there is nothing to find")
    func nothing() { #expect(files("struct A {}").isEmpty) }

    @Test("scenes of variables are listed by a catalog")
    func scenes() throws {
        let code = try #require(files("let a = Scene(\"a\") {}\nvar b: [Scene] { [] }")["PlumblineScenes.swift"])
        #expect(code.contains("Plumbline.SceneCatalog"))
        #expect(code.contains("\n    a\n    b\n"))
    }

    @Test("a view by its name is made without arguments, an expression as it is; its mistakes are in --view")
    func view() throws {
        let code = try #require(files("let a = Scene(\"a\") {}", view: "Card")["PlumblineView.swift"])
        #expect(code.contains("#sourceLocation(file: \"--view\", line: 1)\nCard()\n"))
        #expect(code.contains("PlumblineView/Card.swift"))
        let other = try #require(files("", view: "Card(title: \"A\").padding()")["PlumblineView.swift"])
        #expect(other.contains("\nCard(title: \"A\").padding()\n"))
        #expect(files("let a = Scene(\"a\") {}", view: "Card").count == 1)
    }

    @Test("a bundle of resources stands in for the package manager's")
    func bundle() { #expect(files("let a = Bundle.module")["ResourceBundle.swift"] == Additions.resourceBundle) }

    @Test("texts looked up as Foundation does are those of the folder's tables")
    func strings() {
        #expect(
            files("Text(NSLocalizedString(\"A\", comment: \"\"))")["LocalizedString.swift"] == Additions.localizedString
        )
        let code = "Bundle.main.localizedString(forKey: \"A\", value: nil, table: \"B\")"
        #expect(files(code)["LocalizedString.swift"] == Additions.localizedString)
        #expect(Additions.localizedString.contains("func localizedString(forKey key: String, value: String?, table:"))
        #expect(files("Text(\"NSLocalizedString\")").isEmpty)
    }

    @Test("the app's bundle is a folder where it is used")
    func mainBundle() {
        func names(_ text: String) -> [String] {
            Additions(view: nil, texts: [SourceText(text)], bundle: "/a \"b\"").files.map(\.name)
        }
        #expect(names("let a = Bundle.main.url(forResource: \"a\", withExtension: nil)") == ["MainBundle.swift"])
        #expect(names("let a = Bundle.module.decode(\"a\")") == ["ResourceBundle.swift", "MainBundle.swift"])
        #expect(names("let a = Bundle.mainBundle").isEmpty)
        #expect(ResourceBundle.code(folder: "/a \"b\"").contains(#"Bundle(path: "/a \"b\"")"#))
    }

    @Test("names of Apple's Foundation that Linux's has not are added where they are used")
    func foundation() {
        let code = files("import Foundation\nlet a = DateComponentsFormatter(); let b = 2 * NSEC_PER_SEC")
        #expect(
            code["FoundationNames.swift"]
                == """
                import SwiftUI

                typealias DateComponentsFormatter = SwiftUI.DateComponentsFormatter
                let NSEC_PER_SEC = SwiftUI.NSEC_PER_SEC

                """)
        #expect(files("let a = DateFormatter()")["FoundationNames.swift"] == nil)
    }

    @Test("settings of a session that cannot be set on Linux can be set")
    func sessions() throws {
        let code = files("import Foundation\nfunc a(b: URLSessionConfiguration) { b.waitsForConnectivity = true }")
        #expect(
            code["FoundationNames.swift"]?.contains(
                "extension URLSessionConfiguration { var waitsForConnectivity: Bool { get { false } set {} } }") == true
        )
    }

    @Test("the keychain's names need no more than Foundation")
    func keychain() {
        #expect(files("import Foundation\nlet a = kSecClass")["KeychainNames.swift"] == "@_exported import Security\n")
        #expect(files("import Foundation\nlet a = \"kSecClass\"")["KeychainNames.swift"] == nil)
    }
}
