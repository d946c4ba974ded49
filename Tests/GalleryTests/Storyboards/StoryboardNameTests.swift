import CairoPainting
import Foundation
import LayoutEngine
import Testing

@testable import Diagramming
@testable import Plumbline
@testable import Scenes

@MainActor @Suite("Names in storyboards")
struct StoryboardNameTests {
    private func names(_ story: Storyboard) -> [String] {
        story.scene.views[story.container].children.map { story.names.name($0) }
    }

    // MARK: Names

    @Test("children of one kind are distinguished by their order")
    func order() async throws {
        let story = try await storyboard(300, 60) {
            HStack {
                Text("One").background(Color.red)
                Text("Two").background(Color.red)
                Text("Three").background(Color.red)
            }
        }
        #expect(names(story) == ["first background", "second background", "third background"])
        #expect(story.sentences.contains { $0.contains(" to the third background, all that is left.") })
    }

    @Test("modifiers are distinguished by their arguments")
    func written() async throws {
        let story = try await storyboard(200, 60) {
            Text("Deep").padding(4).frame(maxWidth: 90).padding(.horizontal, 10).background(Color.yellow)
        }
        let currentChildren = story.steps.compactMap(\.currentChild).map { story.names.name($0) }
        #expect(
            currentChildren == [
                "padding horizontal 10", "frame", "padding 4", "Text “Deep”", "padding 4", "frame",
                "padding horizontal 10", "Color .yellow",
            ])
    }

    @Test("of two nested equals, one is outer and one inner")
    func nested() async throws {
        let story = try await storyboard(200, 60) {
            HStack {
                HStack {
                    Color.red
                    Color.blue
                }.layoutLabel("row")
            }.layoutLabel("row")
        }
        #expect(story.names.name(story.container) == "inner row" && story.subject == "the second “row”")
    }

    @Test("texts that begin alike are distinguished, and unique names stay unchanged")
    func beginnings() async throws {
        let story = try await storyboard(300, 60) {
            HStack {
                Text("The very same beginning of words, one")
                Text("The very same beginning of words, two")
                Text("Another")
            }
        }
        let spelled = story.scene.views[story.container].children.map { story.names.altTextName($0) }
        #expect(
            Set(spelled).count == 3 && spelled[0].hasPrefix("the first Text “The very")
                && spelled[2] == "Text “Another”")
        #expect(Set(names(story)).count == 3)
    }

    // MARK: Combined turns

    @Test("equal shares that differ in their last bit are combined, with the children's names")
    func shares() async throws {
        let story = try await storyboard(300, 50) {
            HStack {
                Color.red
                Color.green
                Color.blue
                Color.yellow
                Color.purple
            }
        }
        let sizes = story.scene.views[story.container].children.map { story.scene.views[$0].size.width }
        #expect(Set(sizes).count > 1)
        #expect(story.steps.count { $0.currentChild != nil } == 1)
        let folded = try #require(
            story.steps.map(story.text).first { $0.headline == "continues the same way, 4 times" })
        #expect(
            folded.lines == [
                "from Color .green to Color .purple", "each is proposed the same and takes 53.6 × 50, too",
            ])
    }

    @Test("different proposals with equal answers are shown")
    func proposals() async throws {
        let story = try await storyboard(400, 40) {
            HStack(spacing: 0) { ForEach(0..<4) { _ in Color.blue.frame(width: 20, height: 20) } }
        }
        let folded = try #require(story.steps.map(story.text).first { $0.headline.hasPrefix("continues the same way") })
        #expect(folded.lines.last == "each is proposed 126.67 to 340 and takes 20 × 20, too")
    }

    @Test("different turns are not repeats: each has a line with its proposal and its answer")
    func different() async throws {
        let story = try await storyboard(400, 40) {
            HStack(spacing: 0) {
                ForEach(0..<8) { Color.blue.frame(width: CGFloat(20 + $0), height: 20) }
                Spacer(minLength: 0)
                Color.red.frame(width: 20, height: 10)
            }
        }
        #expect(story.steps.map(story.text).allSatisfy { !$0.headline.hasPrefix("goes on") })
        let summed = try #require(story.steps.map(story.text).first { $0.headline == "proposes to 3 more, in turn" })
        #expect(summed.lines.count == 3 && summed.lines[2].hasPrefix("Spacer"))
    }

    // MARK: For screen readers

    @Test("every step consists of sentences, and an unspecified proposal is nil")
    func sentences() async throws {
        let story = try await storyboard(nil, nil) {
            VStack {
                Text("Mon – Fri")
                Color.red.frame(width: 20)
            }
        }
        #expect(story.sentences[0] == "Step 1: VStack is proposed nil × nil.")
        for sentence in story.sentences {
            #expect(!sentence.replacing("Mon – Fri", with: "").contains("–") && !sentence.contains(";"))
            #expect(sentence.hasSuffix("."))
        }
    }
}
