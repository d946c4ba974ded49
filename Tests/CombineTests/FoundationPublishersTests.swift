import Combine
import Foundation
import Testing

@Suite("The notifications of a name")
struct FoundationPublishersTests {
    @Test("come in a loop, which ends where none has come")
    func loop() async {
        let (center, name) = (NotificationCenter(), Notification.Name("changed"))
        var iterator = center.notifications(named: name).map(\.name).makeAsyncIterator()
        center.post(name: name, object: nil)
        #expect(await iterator.next() == name)
        #expect(await iterator.next() == nil)
    }
}
