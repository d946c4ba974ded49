// The same source for SwiftUI on a Mac and Plumbline anywhere: only this line knows which it is.
#if os(macOS)
    import SwiftUI
#else
    import Plumbline
#endif

/// A row whose parts compete for its width.
struct Profile: View {
    var body: some View {
        HStack(spacing: 12) {
            Circle().fill(.orange).frame(maxWidth: 60).reported("picture")
            VStack(alignment: .leading) {
                Color.blue.frame(minWidth: 80, maxWidth: 140, maxHeight: 20).reported("name")
                Color.gray.frame(height: 12).reported("status")
            }
            .reported("words")
            Spacer()
            Rectangle().fill(.green).aspectRatio(2, contentMode: .fit).reported("button")
        }
        .padding(10)
        .reported("profile")
        .coordinateSpace(.named("room"))
    }
}

/// The frames of views by name.
struct Frames: PreferenceKey {
    static let defaultValue: [String: CGRect] = [:]

    static func reduce(value: inout [String: CGRect], nextValue: () -> [String: CGRect]) {
        value.merge(nextValue()) { _, last in last }
    }
}

extension View {
    /// Tells the view's frame, under a name.
    func reported(_ name: String) -> some View {
        background(
            GeometryReader { geometry in
                Color.clear.preference(key: Frames.self, value: [name: geometry.frame(in: .named("room"))])
            })
    }
}
