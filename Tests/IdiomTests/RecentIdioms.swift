import SwiftUI

extension Idiom {
    /// Names of iOS 18, and UIKit's, as demos of them use them.
    static var recent: [Idiom] {
        [
            Idiom("tabs whose bar is one's own") {
                TabView(selection: .constant(1)) {
                    Tab(value: 1) { Text("a").toolbarVisibility(.hidden, for: .tabBar) }
                    Tab(value: 2, role: .search) { Text("b") }
                }
            },
            Idiom("a source that another view grows from") { ZoomSource() },
            Idiom("a field that knows what is selected in it") {
                TextField("Message", text: .constant("a"), selection: .constant(nil), axis: .vertical)
            },
            Idiom("a spring by its duration") {
                Text("a").animation(.interactiveSpring(duration: 0.3), value: 1)
            },
            Idiom("a scroll's geometry as a state") { ScrollState() },
        ]
    }
}

private struct ZoomSource: View {
    @Namespace private var namespace

    var body: some View {
        Text("a").matchedTransitionSource(id: 1, in: namespace) { source in
            source.background(.clear).clipShape(.rect(cornerRadius: 15))
        }
    }
}

private struct ScrollState: View {
    @State private var geometry = ScrollGeometry(
        contentOffset: CGPoint(x: 0, y: 20), contentSize: .zero, contentInsets: EdgeInsets(),
        containerSize: CGSize(width: 100, height: 200))

    var body: some View { Text("\(Int(geometry.visibleRect.maxY))") }
}

#if !canImport(UIKit)
    /// Compiles.
    private final class Gestures: UIView {
        func add(to scroll: UIScrollView, _ image: UIImage) async -> UIImage? {
            let pan = UIPanGestureRecognizer()
            pan.name = "pan"
            scroll.decelerationRate = .fast
            _ = convert(scroll.panGestureRecognizer.location(in: scroll), from: scroll)
            let dots = UIPageControl()
            dots.backgroundStyle = .prominent
            UITextField().reloadInputViews()
            return await image.byPreparingThumbnail(ofSize: .zero)
        }
    }
#endif
