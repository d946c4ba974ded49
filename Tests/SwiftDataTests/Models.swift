import Foundation
import SwiftData

@Model
final class Author {
    #Unique<Author>([\.name])

    @Attribute(.unique) var name: String
    @Relationship(deleteRule: .cascade, inverse: \Book.author) var books: [Book] = []
    private(set) var joined = Date(timeIntervalSince1970: 0)
    @Transient var isSelected = false
    var initials: String { name.split(separator: " ").compactMap(\.first).map(String.init).joined() }
    let kind = "author"
    var observed = 0 { didSet { joined = .distantPast } }

    init(name: String) { self.name = name }
}

@Model
final class Book {
    var title: String
    var year: Int?
    var pages: [String: [Int]] = [:]
    var author: Author?

    init(_ title: String, year: Int? = nil, author: Author? = nil) {
        self.title = title
        self.year = year
        self.author = author
    }

    @MainActor static func library(_ titles: String...) throws -> ModelContainer {
        let container = try ModelContainer(
            for: Book.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        for title in titles { container.mainContext.insert(Book(title)) }
        return container
    }
}

/// With an identity of its own.
@Model
class Card {
    var id: UUID = UUID()
    static let limit = 3

    init() {}
}

@ModelActor
actor Shelf {
    func add(_ title: String) throws {
        modelContext.insert(Book(title))
        try modelContext.save()
    }
}
