import Foundation

/// Plays nothing.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    public let url: URL?
    open weak var delegate: (any AVAudioPlayerDelegate)?
    open var volume: Float = 1
    open var rate: Float = 1
    open var pan: Float = 0
    open var numberOfLoops = 0
    open var currentTime: TimeInterval = 0
    open var enableRate = false
    open var isMeteringEnabled = false
    open var isPlaying: Bool { false }
    open var duration: TimeInterval { 0 }
    open var numberOfChannels: Int { 0 }

    public init(contentsOf url: URL) throws { self.url = url }
    public init(contentsOf url: URL, fileTypeHint utiString: String?) throws { self.url = url }
    public init(data: Data) throws { url = nil }

    @discardableResult open func prepareToPlay() -> Bool { true }
    @discardableResult open func play() -> Bool { true }
    open func pause() {}
    open func stop() {}
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
    open func updateMeters() {}
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

public protocol AVAudioPlayerDelegate: AnyObject {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// How an app sounds. Has no effect in a figure.
open class AVAudioSession: NSObject, @unchecked Sendable {
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let ambient = Category(rawValue: "ambient")
        public static let soloAmbient = Category(rawValue: "soloAmbient")
        public static let playback = Category(rawValue: "playback")
        public static let record = Category(rawValue: "record")
        public static let playAndRecord = Category(rawValue: "playAndRecord")
    }

    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let `default` = Mode(rawValue: "default")
        public static let measurement = Mode(rawValue: "measurement")
        public static let moviePlayback = Mode(rawValue: "moviePlayback")
        public static let spokenAudio = Mode(rawValue: "spokenAudio")
    }

    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        public static let duckOthers = CategoryOptions(rawValue: 2)
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    }

    public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    private static let shared = AVAudioSession()

    open class func sharedInstance() -> AVAudioSession { shared }

    open var outputVolume: Float { 0.5 }
    open var isOtherAudioPlaying: Bool { false }

    open func setCategory(_ category: Category) throws {}
    open func setCategory(_ category: Category, options: CategoryOptions) throws {}
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {}
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}

/// Says nothing.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
    open var isSpeaking: Bool { false }

    public override init() {}
    open func speak(_ utterance: AVSpeechUtterance) {}
}

/// An utterance. Nothing is spoken.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
    public let speechString: String
    open var rate: Float = 0.5
    open var volume: Float = 1
    open var pitchMultiplier: Float = 1
    open var voice: AVSpeechSynthesisVoice?

    public init(string: String) { speechString = string }
}

open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
    public let language: String

    public init?(language languageCode: String?) { language = languageCode ?? "en-US" }
}
