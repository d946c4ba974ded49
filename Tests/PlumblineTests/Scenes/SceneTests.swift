import Testing

@testable import Plumbline

@Suite("Scenes")
struct SceneTests {
    @Test("are built from scenes, lists, groups, conditions and loops, in order")
    func builder() {
        @SceneBuilder func scenes(_ flag: Bool) -> [Scene] {
            Scene.square("one")
            [Scene.square("two"), Scene.square("three")]
            if flag { Scene.square("yes") } else { Scene.square("no") }
            if flag { Scene.square("only") }
            for number in 1...2 { Scene.square("n\(number)") }
            SceneGroup("group") {
                Scene.square("a")
                SceneGroup("inner") { Scene.square("b") }
            }
        }
        #expect(
            scenes(true).map(\.name) == ["one", "two", "three", "yes", "only", "n1", "n2", "group/a", "group/inner/b"])
        #expect(scenes(false).map(\.name) == ["one", "two", "three", "no", "n1", "n2", "group/a", "group/inner/b"])
    }

    @Test("have no annotations by default, and the last call counts")
    func annotations() {
        let scene = Scene.square("a")
        #expect(scene.annotations == .none)
        #expect(scene.annotations(.borders, .sizes).annotations == [.borders, .sizes])
        #expect(scene.annotations(.all).annotations(.ledger).annotations == .ledger)
        #expect(scene.annotations(.all).annotations(.none).annotations == .none)
    }

    @Test("propose a width, a height, both, or nothing")
    func proposals() {
        #expect(Scene("a", width: 240) { EmptyView() }.proposals == [ProposedViewSize(width: 240, height: nil)])
        #expect(
            Scene("a", width: nil, height: 9) { EmptyView() }.proposals == [ProposedViewSize(width: nil, height: 9)])
        #expect(Scene("a") { EmptyView() }.proposals == [.unspecified])
    }

    @Test("print no name: without a title a short first sentence of the caption is the title")
    func header() {
        let scene = Scene.square("a/b")
        #expect(scene.header.title == nil && scene.header.caption == nil)
        let two = scene.caption("Two **equal** shares. Nothing is left.").header
        #expect(two.title == "Two equal shares" && two.caption == "Nothing is left.")
        #expect(
            scene.caption("Two shares.").header.title == "Two shares" && scene.caption("Two.").header.caption == nil)
        #expect(scene.caption("`fixedSize` proposes nil.").header.title == nil)
        #expect(scene.title("Given").caption("One. Two.").header.caption == "One. Two.")
        #expect(scene.title(false).caption("One. Two.").header.title == nil)
    }

    @Test("are called by the last part of their name elsewhere")
    func title() {
        #expect(Scene.square("flexible-frames/max_under-child").displayTitle == "Max under child")
        #expect(Scene.square("a/b").title("Given").displayTitle == "Given")
    }

    @Test("know where they were written")
    func source() {
        let scene = Scene("a") { EmptyView() }
        #expect(scene.source.fileID == "PlumblineTests/SceneTests.swift")
        #expect(scene.source.line == #line - 2)
    }

    @MainActor
    @Test("pass their settings to their views")
    func settings() {
        let scene = Scene("a", proposal: ProposedViewSize(width: 100, height: 20)) {
            HStack(spacing: 0) {
                Color.red.frame(width: 10, height: 10).layoutLabel("first")
                Color.blue
            }
        }
        #expect(LayoutSnapshot(scene)["first"]?.frame.minX == 0)
        #expect(LayoutSnapshot(scene.layoutDirection(.rightToLeft))["first"]?.frame.minX == 90)
        let text = Scene("t") { Text("Size") }
        let (large, huge) = (LayoutSnapshot(text), LayoutSnapshot(text.dynamicTypeSize(.xxxLarge)))
        #expect(large.size.width > 0)
        #expect(huge.size.width > large.size.width)
        #expect(LayoutSnapshot(text.environment(\.font, .largeTitle)).size.width > huge.size.width)
    }
}
