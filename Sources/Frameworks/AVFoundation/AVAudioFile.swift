import Foundation

/// How a video fills its layer.
public struct AVLayerVideoGravity: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioChannelCount = UInt32

/// The format of samples.
open class AVAudioFormat: NSObject, @unchecked Sendable {
    open var sampleRate: Double { 44_100 }
    open var channelCount: AVAudioChannelCount { 1 }
}

/// A file of sound. None can be read.
open class AVAudioFile: NSObject, @unchecked Sendable {
    struct CannotRead: Error {}

    public init(forReading fileURL: URL) throws { throw CannotRead() }

    open var length: AVAudioFramePosition { 0 }
    open var processingFormat: AVAudioFormat { AVAudioFormat() }
    open var fileFormat: AVAudioFormat { AVAudioFormat() }
    open var framePosition: AVAudioFramePosition = 0
    open func read(into buffer: AVAudioPCMBuffer) throws {}
    open func read(into buffer: AVAudioPCMBuffer, frameCount: AVAudioFrameCount) throws {}
}

/// Samples: none.
open class AVAudioPCMBuffer: NSObject, @unchecked Sendable {
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) { nil }

    open var frameLength: AVAudioFrameCount = 0
    open var frameCapacity: AVAudioFrameCount { 0 }
    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { nil }
}
