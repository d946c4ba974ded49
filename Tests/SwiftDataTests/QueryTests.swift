import SwiftData
import SwiftUI
import Testing

private struct Shelves: View {
    @Environment(\.modelContext) private var modelContext
    @Query private var all: [Book]
    @Query(sort: \Book.title) private var sorted: [Book]
    @Query(filter: #Predicate<Book> { $0.title.localizedStandardContains("É") }, sort: \Book.title, order: .reverse)
    private var filtered: [Book]
    @Query(sort: [SortDescriptor(\Book.title, order: .reverse)], animation: .default) private var reversed: [Book]
    @Query private var first: [Book]
    @Query private var authors: [Author]

    init(limit: Int = 1) {
        var descriptor = FetchDescriptor<Book>(sortBy: [SortDescriptor(\.title)])
        descriptor.fetchLimit = limit
        _first = Query(descriptor)
    }

    var body: some View {
        VStack {
            Text(all.map(\.title).joined(separator: ",")).layoutLabel("all")
            Text(sorted.map(\.title).joined(separator: ",")).layoutLabel("sorted")
            Text(filtered.map(\.title).joined(separator: ",")).layoutLabel("filtered")
            Text(reversed.map(\.title).joined(separator: ",")).layoutLabel("reversed")
            Text(first.map(\.title).joined(separator: ",")).layoutLabel("first")
            Text(authors.map(\.name).joined(separator: ",")).layoutLabel("authors")
            ForEach(all) { book in Editor(book: book) }
        }
    }
}

private struct Editor: View {
    @Bindable var book: Book

    var body: some View { TextField("Title", text: $book.title) }
}

/// Inserts when it appears.
private struct Adder: View {
    @Environment(\.modelContext) private var context
    @Query private var books: [Book]

    var body: some View {
        VStack(spacing: 0) {
            ForEach(books) { _ in Color.red.frame(width: 10, height: 10).layoutLabel("row") }
        }
        .onAppear {
            context.insert(Book("One"))
            context.insert(Book("Two"))
        }
    }
}

/// Changes a model when it appears.
private struct Renamer: View {
    @Query(sort: \Book.title) private var books: [Book]

    var body: some View {
        Text(books.map(\.title).joined(separator: ",")).layoutLabel("titles")
            .onAppear { books.first?.title = "zzz" }
    }
}

@MainActor
@Suite("A view with @Query")
struct QueryTests {
    private func snapshot(_ view: some View) async -> LayoutSnapshot {
        await LayoutSnapshot.settled(
            proposal: ProposedViewSize(width: 390, height: 844),
            textMeasuring: FixedAdvanceText(advance: 1, ascent: 8, descent: 2)
        ) { view }
    }

    @Test("is laid out without a container, and finds nothing")
    func withoutContainer() async {
        let snapshot = await snapshot(Shelves())
        #expect(snapshot["all"]?.size.width == 0)
        #expect(snapshot.issues.isEmpty)
    }

    @Test("finds the models of the container in its environment, sorted, filtered and limited")
    func samples() async throws {
        let snapshot = await snapshot(Shelves().modelContainer(try Book.library("Été", "Ebb", "Art")))
        #expect(snapshot["all"]?.detail == "“Été,Ebb,Art”")
        #expect(snapshot["sorted"]?.detail == "“Art,Ebb,Été”")
        #expect(snapshot["filtered"]?.detail == "“Été,Ebb”")
        #expect(snapshot["reversed"]?.detail == "“Été,Ebb,Art”")
        #expect(snapshot["first"]?.detail == "“Art”")
        #expect(snapshot["authors"]?.detail == "“”")
    }

    @Test("finds models that others refer to, though only these were inserted")
    func related() async throws {
        let container = try Book.library()
        let author = Author(name: "Ann")
        container.mainContext.insert(author)
        author.books.append(Book("Later", author: author))
        #expect(await snapshot(Shelves().modelContainer(container))["all"]?.detail == "“Later”")
    }

    @Test("is evaluated again after an insertion, with a container that lives as long as the view")
    func insertion() async {
        var containers = 0
        let view = Adder().modelContainer(for: Book.self, inMemory: true) { _ in containers += 1 }
        let snapshot = await snapshot(view)
        #expect(snapshot.records.filter { $0.labels == ["row"] }.count == 2)
        #expect(containers == 1)
    }

    @Test("is sorted again after a model has changed")
    func change() async throws {
        let snapshot = await snapshot(Renamer().modelContainer(try Book.library("a", "b")))
        #expect(snapshot["titles"]?.detail == "“b,zzz”")
    }
}

@MainActor
@Suite("A model")
struct BindableModelTests {
    @Test("is bound by its variables")
    func bindable() {
        let book = Book("a")
        Bindable(book).title.wrappedValue = "b"
        #expect(book.title == "b")
    }
}
