import Testing

@testable import Plumbline

@Suite("What a process wrote as it crashed")
struct CrashWordsTests {
    private func reason(_ lines: String...) -> String { CrashWords(lines).reason("its process ended with SIGILL") }

    @Test("is its error, and the author's line without the folders around it")
    func error() {
        #expect(
            reason(
                "hello", "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range", "/tmp/a/T.swift:5:30"
            )
                == "fatal error: Index out of range (T.swift:5)")
        #expect(reason("App/T.swift:7: Fatal error: not yet") == "fatal error: not yet (App/T.swift:7)")
    }

    @Test("names no line of a library")
    func library() {
        #expect(
            reason("ViewDSL/EnvironmentObjects.swift:35: Fatal error: no Model in the environment")
                == "fatal error: no Model in the environment")
    }

    @Test("is how it ended, where it wrote no reason")
    func silent() {
        #expect(reason("hello") == "its process ended with SIGILL")
        #expect(reason("/tmp/a/T.swift:8:29") == "its process ended with SIGILL (T.swift:8)")
    }
}
