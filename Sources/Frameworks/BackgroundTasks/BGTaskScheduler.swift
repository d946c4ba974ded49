@_exported import Foundation

/// Schedules work for when the app is in the background. None begins.
public final class BGTaskScheduler: NSObject, Sendable {
    public static let shared = BGTaskScheduler()

    override private init() {}

    /// - Parameter launchHandler: Is never called.
    @discardableResult
    public func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
        launchHandler: @escaping (BGTask) -> Void
    ) -> Bool { true }
    public func submit(_ taskRequest: BGTaskRequest) throws {}
    public func cancel(taskRequestWithIdentifier identifier: String) {}
    public func cancelAllTaskRequests() {}
    public func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
        completionHandler([])
    }
    public func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}

/// A request for work in the background.
open class BGTaskRequest: NSObject, @unchecked Sendable {
    public let identifier: String
    public var earliestBeginDate: Date?

    fileprivate init(name: String) { identifier = name }
}

public final class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
    public init(identifier: String) { super.init(name: identifier) }
}

public final class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
    public var requiresNetworkConnectivity = false
    public var requiresExternalPower = false

    public init(identifier: String) { super.init(name: identifier) }
}

/// Work in the background. There is none.
open class BGTask: NSObject, @unchecked Sendable {
    public let identifier: String
    public var expirationHandler: (() -> Void)?

    fileprivate init(identifier: String) { self.identifier = identifier }

    public func setTaskCompleted(success: Bool) {}
}

public final class BGAppRefreshTask: BGTask, @unchecked Sendable {}

public final class BGProcessingTask: BGTask, @unchecked Sendable {}
