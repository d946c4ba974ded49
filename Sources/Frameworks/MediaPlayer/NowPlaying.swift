import Foundation
import UIKit

/// What a lock screen shows of what is played. Has no effect in a figure.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
    private static let center = MPNowPlayingInfoCenter()
    open class func `default`() -> MPNowPlayingInfoCenter { center }

    open var nowPlayingInfo: [String: Any]?
    open var playbackState = MPNowPlayingPlaybackState.unknown
}

public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown, playing, paused, stopped, interrupted }

public enum MPNowPlayingInfoMediaType: UInt, Sendable { case none, audio, video }

open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
    public let bounds: CGRect
    private let image: (CGSize) -> UIImage

    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        (bounds, image) = (CGRect(origin: .zero, size: boundsSize), requestHandler)
    }

    open func image(at size: CGSize) -> UIImage? { image(size) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPMediaItemPropertyTitle = "title"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPMediaItemPropertyArtist = "artist"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPMediaItemPropertyArtwork = "artwork"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "elapsedPlaybackTime"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPNowPlayingInfoPropertyPlaybackRate = "playbackRate"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "defaultPlaybackRate"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "playbackQueueIndex"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "playbackQueueCount"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPNowPlayingInfoPropertyMediaType = "mediaType"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPNowPlayingInfoPropertyIsLiveStream = "isLiveStream"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPNowPlayingInfoPropertyAssetURL = "assetURL"
