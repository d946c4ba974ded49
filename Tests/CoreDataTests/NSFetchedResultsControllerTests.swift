import CoreData
import Foundation
import Testing

@Suite("The controller of a request")
struct NSFetchedResultsControllerTests {
    @Test("has the objects in the request's order, in sections by the value of a key")
    func sections() throws {
        let entity = NSEntityDescription()
        entity.name = "Trip"
        let context = NSManagedObjectContext(.mainQueue)
        for (name, country) in [("Rome", "Italy"), ("Milan", "Italy"), ("Bern", "Switzerland")] {
            let trip = NSManagedObject(entity: entity, insertInto: context)
            trip.setValue(name, forKey: "name")
            trip.setValue(country, forKey: "country")
        }
        let controller = NSFetchedResultsController(
            fetchRequest: NSFetchRequest<NSManagedObject>(entityName: "Trip"), managedObjectContext: context,
            sectionNameKeyPath: "country", cacheName: nil)
        #expect(controller.sections == nil)
        try controller.performFetch()
        #expect(controller.fetchedObjects?.count == 3)
        #expect(controller.sections?.map(\.name) == ["Italy", "Switzerland"])
        #expect(controller.sections?.map(\.numberOfObjects) == [2, 1])
        let last = controller.object(at: IndexPath(indexes: [1, 0]))
        #expect(last.value(forKey: "name") as? String == "Bern")
        #expect(controller.indexPath(forObject: last) == IndexPath(indexes: [1, 0]))
    }
}
