import Foundation
import OSLog
import Testing
import UniformTypeIdentifiers
import UserNotifications

@Suite("Notifications, logs and kinds of files")
struct UserNotificationsTests {
    @Test("delivers no notification, and keeps the request")
    func notifications() async throws {
        let content = UNMutableNotificationContent()
        content.title = "Tea"
        content.sound = .default
        let kettle = try UNNotificationAttachment(identifier: "kettle", url: URL(fileURLWithPath: "/kettle.png"))
        content.attachments = [kettle]
        let request = UNNotificationRequest(
            identifier: "tea", content: content,
            trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false))
        let center = UNUserNotificationCenter.current()
        #expect(try await center.requestAuthorization(options: [.alert, .sound]) == false)
        try await center.add(request)
        #expect(request.content.title == "Tea")
        #expect(request.content.attachments == [kettle])
        #expect(await center.pendingNotificationRequests().isEmpty)
    }

    @Test("the other modules bring their names")
    func names() {
        Logger(subsystem: "tea", category: "kettle").info("\(3, privacy: .public) cups")
        #expect(UTType.png.identifier == "public.png")
    }
}
