@_exported import Foundation

/// A login item or helper, which is not registered.
open class SMAppService: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable { case notRegistered, enabled, requiresApproval, notFound }

    public static let mainApp = SMAppService()
    public class func loginItem(identifier: String) -> SMAppService { SMAppService() }
    public class func agent(plistName: String) -> SMAppService { SMAppService() }
    public class func daemon(plistName: String) -> SMAppService { SMAppService() }

    open var status: Status { .notRegistered }

    // None of these has an effect in a figure.
    open func register() throws {}
    open func unregister() throws {}
    open class func openSystemSettingsLoginItems() {}
}
