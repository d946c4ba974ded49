import Diagramming
import Foundation
import LayoutEngine
import ViewDSL

/// The previews of a program, each a scene: of every `#Preview` and `PreviewProvider` in its sources and in linked
/// libraries.
///
///     @main
///     struct Figures: SceneCatalog {
///         static var scenes: [Scene] {
///             Previews().annotations(.borders, .sizes)
///         }
///     }
///
/// A scene is named after its file and its preview: `MenuRow/Sold-out`; one without a name `MenuRow/Preview`, the next
/// `MenuRow/Preview-2`. A `PreviewProvider` does not know its file, so its own name stands for it: `MenuRow` for
/// `MenuRow_Previews`. Traits and preview modifiers decide the proposal: the size of the device by default, that of an
/// iPhone of 393 × 852 points. Without a layout of its own, a view that takes at least half of its height is drawn on its
/// screen, and another one in its own size. A picture that is missing is a box and a warning. Only on Linux; on Apple's systems there
/// are no scenes.
@MainActor
public struct Previews {
    private let modules: Set<String>
    private var annotations: Annotations = .none
    /// In points; nil leaves it to the preview.
    private var width: CGFloat?
    private var height: CGFloat?

    /// - Parameter modules: The modules whose previews are shown; none means all.
    public init(of modules: String...) { self.modules = Set(modules) }

    package init(of modules: Set<String>) { self.modules = modules }

    /// Sets the annotations drawn over the views, replacing earlier ones.
    public func annotations(_ annotations: Annotations...) -> Previews {
        var previews = self
        previews.annotations = annotations.reduce(.none) { $0.union($1) }
        return previews
    }

    /// Proposes these lengths, in points, in place of the screen's; nil leaves one to the preview.
    package func size(width: CGFloat?, height: CGFloat?) -> Previews {
        var previews = self
        (previews.width, previews.height) = (width, height)
        return previews
    }

    /// By file, then by line.
    package var scenes: [Scene] {
        let found = FoundPreview.all.filter { modules.isEmpty || modules.contains($0.module) }
        var names = PreviewNames(found)
        return found.map { preview in
            let preview = preview.sized(width: width, height: height)
            // What is beyond the screen is hidden there, often for good reason, unless it is asked for.
            return Scene(names.next(preview), preview, isClipped: !annotations.contains(.overflow))
                .annotations(annotations)
        }
    }
}

extension ListBuilder where Element == Scene {
    /// The previews of a program.
    @MainActor public static func buildExpression(_ previews: Previews) -> [Scene] { previews.scenes }
}

extension Scene {
    @MainActor
    fileprivate init(_ name: String, _ preview: FoundPreview, isClipped: Bool) {
        let screen = ScreenChoice(preview.settings, size: preview.size, content: preview.content)
        let size = preview.settings.fixedSize ?? preview.settings.screenSize
        // Whether a view fits is decided by the device's size.
        let picture = Picture(ProposedViewSize(preview.size ?? size)) {
            @MainActor func open(_ view: some View) -> any View {
                PreviewScreen(screen.settings, content: view, isClipped: isClipped)
            }
            return open(screen.settings.shown(preview.content))
        }
        self.init(name, preview.source, .picture(picture))
        environmentChanges = [screen.adapt]
        if screen.settings.hasSafeArea || screen.settings.screenShare != nil {
            let insets = screen.settings.safeArea
            let room = ProposedViewSize(
                width: picture.proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
                height: picture.proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
            screenContent = Picture(room) {
                @MainActor func open(_ view: some View) -> any View {
                    PreviewScreen(screen.settings, content: view, isClipped: false, hasScreen: false)
                }
                return open(screen.settings.shown(preview.content))
            }
        }
        (title, fileTitle) = (preview.givenTitle, preview.fileTitle)
        viewTitle = { preview.title }
        allowsMissingImages = true
        appearance = preview.settings.colorScheme
    }
}
