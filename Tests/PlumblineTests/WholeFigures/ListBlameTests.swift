import Testing

@testable import Plumbline

/// Lists that do not show all of their rows: what is below their bounds is no part of a golden.
@MainActor
@Suite("A golden of a list that is cut")
struct ListBlameTests {
    private func list(_ names: [String], lines: Int = 3, more: String? = "Load more") -> some View {
        List {
            ForEach(names, id: \.self) { name in
                HStack {
                    Text(name)
                    Text("One\nTwo\nThree").lineLimit(lines)
                }
            }
            if let more { Section { Text(more) } }
        }
    }

    @Test("names the rows that shrank, not those that came into view below them")
    func cameIntoView() throws {
        let words = try firstBlame(list(["Ann", "Bob", "Cleo"]), list(["Ann", "Bob", "Cleo"], lines: 1))
        #expect(words.contains("lineLimit 3 → 1"), "\(words)")
        #expect(!words.contains("is new"), "\(words)")
    }

    @Test("names the rows that grew, not those that went out of view below them")
    func wentOutOfView() throws {
        let words = try firstBlame(list(["Ann", "Bob", "Cleo"], lines: 1), list(["Ann", "Bob", "Cleo"]))
        #expect(words.contains("lineLimit 1 → 3"), "\(words)")
        #expect(!words.contains("is gone"), "\(words)")
    }

    @Test("names the row that is gone first, by its text")
    func gone() throws {
        for (before, now, lines) in [
            (["Ann", "Bob"], ["Ann"], 3), (["Ann", "Bob", "Cleo"], ["Ann", "Cleo"], 1),
            (["Bob", "Cleo", "Dan", "Eve", "Finn", "Gil"], ["Cleo", "Dan", "Eve", "Finn", "Gil"], 1),
        ] {
            let words = try firstBlame(list(before, lines: lines), list(now, lines: lines))
            let name = try #require(words.firstRange(of: "› row: is gone, with Text “Bob”"), "\(words)")
            #expect(!words[..<name.lowerBound].contains("is new"), "\(words)")
        }
    }

    @Test("names rows that have changed places by the texts that tell them apart")
    func swapped() throws {
        func list(_ names: [String]) -> some View {
            List(names, id: \.self) { name in
                HStack {
                    Image(systemName: "person")
                    Text("Name")
                    Text(name)
                }
            }
            .listStyle(.plain)
        }
        let words = try firstBlame(list(["Ann", "Bob", "Cleo"]), list(["Bob", "Ann", "Cleo"]))
        #expect(words.contains("row with Text “Bob” and row with Text “Ann” have changed places"), "\(words)")
    }

    @Test("names a row that is new where there was room for it")
    func new() throws {
        let words = try firstBlame(list(["Ann"], lines: 1, more: nil), list(["Ann", "Bob"], lines: 1, more: nil))
        #expect(words.contains("› row: is new, with Text “Bob”"), "\(words)")
    }
}
