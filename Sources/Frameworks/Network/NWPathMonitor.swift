@_exported import Foundation

/// A network interface. None is known.
public struct NWInterface: Hashable, Sendable {
    public enum InterfaceType: Hashable, Sendable { case other, wifi, cellular, wiredEthernet, loopback }

    public let name: String
    public let type: InterfaceType
    public let index: Int
}

/// The way to the network.
public struct NWPath: Hashable, Sendable {
    public enum Status: Hashable, Sendable { case satisfied, unsatisfied, requiresConnection }
    public enum UnsatisfiedReason: Hashable, Sendable {
        case notAvailable, cellularDenied, wifiDenied, localNetworkDenied
    }

    public let status = Status.satisfied
    public let unsatisfiedReason = UnsatisfiedReason.notAvailable
    public let availableInterfaces: [NWInterface] = []
    public let isExpensive = false
    public let isConstrained = false
    public let supportsIPv4 = true
    public let supportsIPv6 = true
    public let supportsDNS = true

    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
}

/// Watches the network, which is there, by wireless, on every machine. It never reports a change: views are drawn as they are
/// before one is.
public final class NWPathMonitor: @unchecked Sendable {
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    public private(set) var queue: DispatchQueue?
    public let currentPath = NWPath()

    public init() {}
    public init(requiredInterfaceType: NWInterface.InterfaceType) {}
    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}

    public func start(queue: DispatchQueue) { self.queue = queue }
    public func cancel() {}
}
