#if os(macOS)
    import SwiftUI
#else
    import Plumbline
#endif

/// Prints the frames of `Profile`: by SwiftUI on a Mac, by Plumbline elsewhere.
@main
struct TwoWorlds {
    @MainActor
    static func main() async {
        for room in [CGSize(width: 320, height: 80), CGSize(width: 200, height: 60)] {
            print("in \(room.width) × \(room.height)")
            let frames = await frames(in: room)
            for (name, frame) in frames.sorted(by: { $0.key < $1.key }) {
                let numbers = [frame.minX, frame.minY, frame.width, frame.height].map {
                    (Double($0) * 100).rounded() / 100
                }
                print("  \(name)  \(numbers.map { "\($0)" }.joined(separator: " "))")
            }
        }
    }

    @MainActor
    static func frames(in room: CGSize) async -> [String: CGRect] {
        let box = Box()
        let view = Profile().onPreferenceChange(Frames.self) { frames in
            MainActor.assumeIsolated { box.frames = frames }
        }
        #if os(macOS)
            let host = NSHostingView(rootView: view.frame(width: room.width, height: room.height))
            host.frame = CGRect(origin: .zero, size: room)
            host.layoutSubtreeIfNeeded()
            // Changes by a preference arrive in a later turn of the run loop.
            try? await Task.sleep(for: .milliseconds(100))
        #else
            _ = await LayoutSnapshot.settled(proposal: ProposedViewSize(room)) { view }
        #endif
        return box.frames
    }

    @MainActor private final class Box { var frames: [String: CGRect] = [:] }
}
