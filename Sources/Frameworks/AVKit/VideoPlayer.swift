import AVFoundation
import Foundation
import ViewDSL

/// Drawn as a labeled box, below its overlay.
public struct VideoPlayer<VideoOverlay: View> {
    private let overlay: VideoOverlay
    private let fileID: StaticString
    private let line: UInt

    nonisolated public init(
        player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        overlay = videoOverlay()
        (self.fileID, self.line) = (fileID, line)
    }
}

nonisolated extension VideoPlayer where VideoOverlay == EmptyView {
    public init(player: AVPlayer?, fileID: StaticString = #fileID, line: UInt = #line) {
        self.init(player: player, videoOverlay: { EmptyView() }, fileID: fileID, line: line)
    }
}

extension VideoPlayer: View {
    public var body: some View { LabeledBox("VideoPlayer", fileID: fileID, line: line).overlay { overlay } }
}

/// A player of UIKit, whose representable is a labeled box.
open class AVPlayerViewController: UIViewController {
    open var player: AVPlayer?
    open var showsPlaybackControls = true
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var allowsPictureInPicturePlayback = true
    open var entersFullScreenWhenPlaybackBegins = false
    open var exitsFullScreenWhenPlaybackEnds = false
}
