import Foundation
import ViewDSL

/// A scene, as a labeled box.
public struct SpriteView: View {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let shouldCullNonVisibleNodes = Options(rawValue: 1)
        public static let ignoresSiblingOrder = Options(rawValue: 2)
        public static let allowsTransparency = Options(rawValue: 4)
    }

    public struct DebugOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let showsFPS = DebugOptions(rawValue: 1)
        public static let showsNodeCount = DebugOptions(rawValue: 2)
        public static let showsDrawCount = DebugOptions(rawValue: 4)
        public static let showsPhysics = DebugOptions(rawValue: 8)
    }

    private let source: (file: StaticString, line: UInt)

    nonisolated public init(
        scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60,
        options: Options = [.shouldCullNonVisibleNodes], debugOptions: DebugOptions = [],
        file: StaticString = #fileID, line: UInt = #line
    ) {
        source = (file, line)
    }

    public var body: some View { LabeledBox("SpriteView", fileID: source.file, line: source.line) }
}
