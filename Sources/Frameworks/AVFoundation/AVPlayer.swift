import Combine
import Foundation

/// Plays nothing.
open class AVPlayer: NSObject, ObservableObject, @unchecked Sendable {
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
    public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
    public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }

    open private(set) var currentItem: AVPlayerItem?
    open var rate: Float = 0
    open var volume: Float = 1
    open var isMuted = false
    open var actionAtItemEnd = ActionAtItemEnd.pause
    open var allowsExternalPlayback = true
    open var automaticallyWaitsToMinimizeStalling = true
    open var preventsDisplaySleepDuringVideoPlayback = true
    open var status: Status { .unknown }
    open var timeControlStatus: TimeControlStatus { .paused }
    open var error: (any Error)? { nil }

    public override init() {}
    public init(url: URL) { currentItem = AVPlayerItem(url: url) }
    public init(playerItem item: AVPlayerItem?) { currentItem = item }

    open func play() {}
    open func pause() {}
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
    open func currentTime() -> CMTime { .zero }
    open func seek(to time: CMTime) {}
    open func seek(to time: CMTime) async -> Bool { true }
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) { completionHandler(true) }
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}

    /// Is never called: time does not pass.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any { block as Any }

    open func removeTimeObserver(_ observer: Any) {}
}

/// Plays nothing.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    public convenience init(items: [AVPlayerItem]) { self.init(playerItem: items.first) }

    open func items() -> [AVPlayerItem] { currentItem.map { [$0] } ?? [] }
    open func advanceToNextItem() {}
    open func removeAllItems() { replaceCurrentItem(with: nil) }
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {}
}

/// Plays nothing.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {}
    open func disableLooping() {}
}

/// An item to play. Nothing is played.
open class AVPlayerItem: NSObject, @unchecked Sendable {
    public let asset: AVAsset
    open var duration: CMTime { .indefinite }
    open var status: AVPlayer.Status { .unknown }

    public init(url: URL) { asset = AVURLAsset(url: url) }
    public init(asset: AVAsset) { self.asset = asset }

    open func currentTime() -> CMTime { .zero }
}

/// A film or a sound, whose file is not read.
open class AVAsset: NSObject, @unchecked Sendable {
    open var duration: CMTime { .zero }

    public override init() {}
    public convenience init(url: URL) { self.init() }
}

open class AVURLAsset: AVAsset, @unchecked Sendable {
    public let url: URL

    public init(url: URL, options: [String: Any]? = nil) { self.url = url }
}

extension NSNotification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let AVPlayerItemFailedToPlayToEndTime =
        NSNotification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
}

/// A time as a fraction of seconds.
public struct CMTime: Comparable, Hashable, Sendable {
    public var value: Int64
    public var timescale: Int32

    public init(value: Int64, timescale: Int32) { (self.value, self.timescale) = (value, timescale) }

    public init(seconds: Double, preferredTimescale: Int32) {
        let value = Int64(exactly: (seconds * Double(preferredTimescale)).rounded(.towardZero))
        self = value.map { CMTime(value: $0, timescale: preferredTimescale) } ?? .invalid
    }

    public static let zero = CMTime(value: 0, timescale: 1)
    public static let invalid = CMTime(value: 0, timescale: 0)
    public static let indefinite = CMTime(value: 0, timescale: 0)
    public static let positiveInfinity = CMTime(value: .max, timescale: 1)

    /// Not a number where there is none.
    public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
    public var isValid: Bool { timescale != 0 }
    public var isNumeric: Bool { timescale != 0 }
    public var isIndefinite: Bool { timescale == 0 }

    public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }
    public static func + (a: CMTime, b: CMTime) -> CMTime {
        CMTime(seconds: a.seconds + b.seconds, preferredTimescale: max(a.timescale, b.timescale))
    }
    public static func - (a: CMTime, b: CMTime) -> CMTime {
        CMTime(seconds: a.seconds - b.seconds, preferredTimescale: max(a.timescale, b.timescale))
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
