import AVFoundation
import Foundation
import ViewDSL

/// Drawn as a labeled box, below its overlay.
public struct VideoPlayer<VideoOverlay: View> {
    private let overlay: VideoOverlay

    nonisolated public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
        overlay = videoOverlay()
    }
}

nonisolated extension VideoPlayer where VideoOverlay == EmptyView {
    public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}

extension VideoPlayer: View {
    public var body: some View { LabeledBox("VideoPlayer").overlay { overlay } }
}

/// A player of UIKit, whose representable is a labeled box.
open class AVPlayerViewController: UIViewController {
    open var player: AVPlayer?
    open var showsPlaybackControls = true
    open var allowsPictureInPicturePlayback = true
    open var entersFullScreenWhenPlaybackBegins = false
    open var exitsFullScreenWhenPlaybackEnds = false
}
