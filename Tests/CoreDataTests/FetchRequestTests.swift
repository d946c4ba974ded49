import CoreData
import SwiftUI
import Testing

final class Item: NSManagedObject, Identifiable {
    var timestamp = Date(timeIntervalSinceReferenceDate: 0)
    var kind = ""
    var note: String?
}

/// With the request that Xcode makes for a class of a model.
final class Ticket: NSManagedObject {
    @nonobjc public class func fetchRequest() -> NSFetchRequest<Ticket> { NSFetchRequest(entityName: "Ticket") }
}

private struct Items: View {
    @Environment(\.managedObjectContext) private var viewContext
    @FetchRequest(
        sortDescriptors: [NSSortDescriptor(keyPath: \Item.timestamp, ascending: false)], animation: .default)
    private var items: FetchedResults<Item>
    @FetchRequest(sortDescriptors: []) private var unsorted: FetchedResults<Item>
    @FetchRequest(sortDescriptors: [SortDescriptor(\.timestamp)]) private var rising: FetchedResults<Item>
    @FetchRequest(
        entity: Item.entity(), sortDescriptors: [], predicate: NSPredicate(format: "kind == %@", "a"))
    private var filtered: FetchedResults<Item>
    @SectionedFetchRequest(sectionIdentifier: \.kind, sortDescriptors: [SortDescriptor(\.kind)])
    private var sections: SectionedFetchResults<String, Item>

    private func list(_ items: FetchedResults<Item>) -> String {
        items.map { "\(Int($0.timestamp.timeIntervalSinceReferenceDate))" }.joined(separator: ",")
    }

    var body: some View {
        VStack {
            Text(list(items)).layoutLabel("falling")
            Text(list(unsorted)).layoutLabel("as inserted")
            Text(list(rising)).layoutLabel("rising")
            Text("\(filtered.count)").layoutLabel("filtered")
            ForEach(sections) { section in
                Section(section.id) { ForEach(section) { Text("\($0.timestamp)") } }
            }
            Text(sections.map { "\($0.id)\($0.count)" }.joined(separator: ",")).layoutLabel("sections")
            List {
                ForEach(items) { item in Text(item.timestamp, style: .date) }
                    .onDelete { offsets in offsets.map { items[$0] }.forEach(viewContext.delete) }
            }
        }
        .onAppear {
            if items.count == 2 { Item(context: viewContext).timestamp = .init(timeIntervalSinceReferenceDate: 9) }
        }
    }
}

@MainActor
@Suite("A view with @FetchRequest")
struct FetchRequestTests {
    private func snapshot(_ view: some View) -> LayoutSnapshot {
        LayoutSnapshot(
            proposal: ProposedViewSize(width: 390, height: 844),
            textMeasuring: FixedAdvanceText(advance: 1, ascent: 8, descent: 2)
        ) { view }
    }

    private func container(_ times: Int...) -> NSPersistentContainer {
        let container = NSPersistentContainer(name: "Model")
        container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null")
        container.loadPersistentStores { _, error in if let error { fatalError("\(error)") } }
        container.viewContext.automaticallyMergesChangesFromParent = true
        container.viewContext.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        for time in times {
            let item = Item(context: container.viewContext)
            item.timestamp = Date(timeIntervalSinceReferenceDate: TimeInterval(time))
            item.kind = time < 3 ? "a" : "b"
        }
        return container
    }

    @Test("is laid out without a context, and finds nothing")
    func withoutContext() {
        let snapshot = snapshot(Items())
        #expect(snapshot["falling"]?.detail == "“”")
        #expect(snapshot["filtered"]?.detail == "“0”")
    }

    @Test("finds the objects of the context in its environment, in order and in sections")
    func objects() {
        let context = container(2, 1, 3).viewContext
        let snapshot = snapshot(Items().environment(\.managedObjectContext, context))
        #expect(snapshot["falling"]?.detail == "“3,2,1”")
        #expect(snapshot["as inserted"]?.detail == "“2,1,3”")
        #expect(snapshot["rising"]?.detail == "“1,2,3”")
        #expect(snapshot["sections"]?.detail == "“a2,b1”")
    }

    @Test("is evaluated again after an insertion")
    func insertion() {
        let context = container(2, 1).viewContext
        let snapshot = snapshot(Items().environment(\.managedObjectContext, context))
        #expect(snapshot["as inserted"]?.detail.hasPrefix("“2,1,") == true)
        #expect(snapshot["filtered"]?.detail == "“3”")
    }
}

@Suite("A context of objects")
struct NSManagedObjectContextTests {
    @Test("fetches by kind, predicate, offset and limit, and forgets what is deleted")
    func fetch() throws {
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        let items = (0..<4).map { _ in Item(context: context) }
        _ = NSEntityDescription.insertNewObject(forEntityName: "Other", into: context)
        let request = NSFetchRequest<Item>(entityName: "Item")
        request.predicate = NSPredicate { object, _ in (object as? Item) !== items[0] }
        request.sortDescriptors = [NSSortDescriptor(key: "timestamp", ascending: true)]
        request.fetchOffset = 1
        request.fetchLimit = 1
        #expect(try context.fetch(request) == [items[2]])
        context.delete(items[2])
        #expect(try context.fetch(request) == [items[3]])
        #expect(items[2].isDeleted)
    }

    @Test("sorts by a property that may be nil: those without it come first")
    func optionalKey() throws {
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        let items = ["b", nil, "a"].map { note in
            let item = Item(context: context)
            item.note = note
            return item
        }
        let request = NSFetchRequest<Item>(entityName: "Item")
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Item.note, ascending: true)]
        #expect(try context.fetch(request) == [items[1], items[2], items[0]])
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Item.note, ascending: false)]
        #expect(try context.fetch(request) == [items[0], items[2], items[1]])
    }

    @Test("fetches by the request of a class, whose type is the class's")
    func ownRequest() throws {
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        let ticket = Ticket(context: context)
        let request = Ticket.fetchRequest()
        request.fetchLimit = 1
        #expect(try context.fetch(request) as [Ticket] == [ticket])
    }
}
