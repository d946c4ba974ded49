import Foundation
import SwiftData
import Testing

@MainActor
@Suite("ModelContext")
struct ModelContextTests {
    @Test("fetches by predicate, order, offset and limit")
    func fetch() throws {
        let context = try Book.library("a", "b", "c", "d").mainContext
        var descriptor = FetchDescriptor<Book>(
            predicate: #Predicate { $0.title != "a" }, sortBy: [SortDescriptor(\.title, order: .reverse)])
        #expect(try context.fetch(descriptor).map(\.title) == ["d", "c", "b"])
        descriptor.fetchOffset = 1
        descriptor.fetchLimit = 1
        #expect(try context.fetch(descriptor).map(\.title) == ["c"])
        #expect(try context.fetchCount(descriptor) == 1)
    }

    @Test("inserts a model once, and deletes it for good though another refers to it")
    func deletion() throws {
        let context = try Book.library().mainContext
        let author = Author(name: "Ann")
        author.books = [Book("a", author: author), Book("b", author: author)]
        context.insert(author)
        context.insert(author)
        #expect(try context.fetchCount(FetchDescriptor<Author>()) == 1)
        context.delete(author.books[0])
        #expect(try context.fetch(FetchDescriptor<Book>()).map(\.title) == ["b"])
        #expect(author.books[0].isDeleted)
        try context.delete(model: Book.self, where: #Predicate { $0.title == "b" })
        #expect(try context.fetchCount(FetchDescriptor<Book>()) == 0)
    }

    @Test("rolls back to the last save")
    func rollback() throws {
        let context = try Book.library("kept").mainContext
        try context.save()
        #expect(!context.hasChanges)
        context.insert(Book("new"))
        try context.delete(model: Book.self, where: #Predicate { $0.title == "kept" })
        #expect(context.hasChanges)
        context.rollback()
        #expect(try context.fetch(FetchDescriptor<Book>()).map(\.title) == ["kept"])
    }

    @Test("of an actor has the models of its container")
    func actor() async throws {
        let container = try Book.library()
        try await Shelf(modelContainer: container).add("a")
        #expect(try container.mainContext.fetchCount(FetchDescriptor<Book>()) == 1)
    }

    @Test("knows a model by its identifier, and a model knows the context's container")
    func identifiers() throws {
        let container = try Book.library("a")
        let book = try #require(try container.mainContext.fetch(FetchDescriptor<Book>()).first)
        let found: Book? = container.mainContext.registeredModel(for: book.persistentModelID)
        #expect(found === book)
        #expect(book.modelContext?.container == container)
        #expect(book.id == book.persistentModelID)
        #expect(Card().id != Card().id)
    }
}
