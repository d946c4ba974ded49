import CoreData
import Testing

private final class Room: NSManagedObject {
    var chores: NSSet? {
        get { _managed("chores") ?? NSSet() }
        set { _relate(newValue, .set("chores"), .one("room")) }
    }
}

private final class Chore: NSManagedObject {
    var title: String? {
        get { _managed("title") }
        set { _setManaged(newValue, "title") }
    }
    var minutes: Int16 {
        get { _managed("minutes") }
        set { _setManaged(newValue, "minutes") }
    }
    var tags: Set<Chore> {
        get { _managed("tags") }
        set { _setManaged(newValue, "tags") }
    }
    var room: Room? {
        get { _managed("room") }
        set { _relate(newValue, .one("room"), .set("chores")) }
    }
}

@Suite("What Core Data makes of a model")
struct ManagedValuesTests {
    private let context = NSManagedObjectContext(.mainQueue)

    @Test("is nil, zero or empty until it is set, and found under its key")
    func values() {
        let chore = Chore(context: context)
        #expect(chore.title == nil && chore.minutes == 0 && chore.tags.isEmpty)
        chore.title = "Sweep"
        chore.minutes = 5
        chore.tags.insert(chore)
        #expect(chore.title == "Sweep" && chore.minutes == 5 && chore.tags == [chore])
        #expect(chore.value(forKey: "title") as? String == "Sweep")
        chore.title = nil
        #expect(chore.value(forKey: "title") == nil)
        #expect(Chore().managedObjectContext == nil)
    }

    @Test("sets the other side of a relationship, whichever is set")
    func relationships() {
        let (kitchen, bath) = (Room(context: context), Room(context: context))
        let (sweep, tiles) = (Chore(context: context), Chore(context: context))
        sweep.room = kitchen
        #expect(kitchen.chores == NSSet(object: sweep))
        kitchen._relate(adding: tiles, .set("chores"), .one("room"))
        #expect(tiles.room === kitchen && kitchen.chores?.count == 2)
        // An object of one room leaves the other.
        bath.chores = NSSet(object: tiles)
        #expect(tiles.room === bath && kitchen.chores == NSSet(object: sweep))
        bath._relate(removing: tiles, .set("chores"), .one("room"))
        #expect(tiles.room == nil && bath.chores?.count == 0)
        sweep.room = nil
        #expect(kitchen.chores?.count == 0)
    }
}
