import Foundation
import TestSupport
import Testing
import ViewDSL

@testable import Diagramming

@MainActor @Suite("A view with what only wraps it")
struct StructureUnitTests {
    private func scene<V: View>(_ width: CGFloat, @ViewBuilder _ view: () -> V) -> FigureScene {
        FigureScene(layout(width, 600, view), annotations: .structure, style: .light)
    }

    private func names(_ scene: FigureScene) -> [String] { scene.structure?.groups.map(\.name) ?? [] }

    @Test("is marked without the frame and the background of its page, which its author did not write")
    func page() {
        let stack = scene(320) { NavigationStack { Color.red.frame(width: 80, height: 80).navigationTitle("A") } }
        #expect(names(stack).first == "Color" && stack.structureCaption()?.contains("frame") == false)
        let split = scene(320) {
            NavigationSplitView {
                Text("Sidebar")
            } detail: {
                Text("Detail")
            }
        }
        #expect(split.structureCaption()?.contains("frame") == false, "\(split.structureCaption() ?? "")")
        #expect(split.structureCaption()?.contains("on a Color") == false, "\(split.structureCaption() ?? "")")
        let own = scene(320) {
            NavigationStack { Text("A").frame(maxWidth: .infinity, maxHeight: .infinity).navigationTitle("A") }
        }
        #expect(names(own).first == "frame of Text", "\(names(own))")
    }

    @Test("that is a control alone has the control's name, not its label's")
    func control() {
        let button = scene(320) { Button("Save") {}.buttonStyle(.plain) }
        #expect(button.structureCaption()?.hasPrefix("The Button takes") == true, "\(button.structureCaption() ?? "")")
    }

    @Test("that is alone in a scroll view beside a bar is marked in its place")
    func scrolled() {
        let scene = scene(320) {
            NavigationStack { ScrollView { Color.red.frame(height: 80).padding() }.navigationTitle("A") }
        }
        #expect(names(scene).contains("padded Color"), "\(names(scene))")
        #expect(scene.structureCaption() == "The NavigationStack holds a navigation bar and a ScrollView of a Color.")
    }

    @Test("has its bounds marked, and not what a clip shape leaves of them")
    func clipShape() {
        let snapshot = layout(300, 200) {
            VStack {
                Color.red.frame(width: 120, height: 60).clipShape(Circle())
                    .overlay { Circle().stroke(.blue) }
                bar(40)
            }
        }
        let scene = FigureScene(snapshot, annotations: .structure, style: .light)
        let marked = scene.views.units(in: StructureUnit(whole: 0, scene.views))[0]
        #expect(scene.views.shownFrame(marked.box).size == CGSize(width: 120, height: 60))
        #expect(marked.name == "Color")
    }
}
