import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor @Suite("Controls are plain layouts")
struct ControlTests {
    @Test("a label is an icon and a title 8 points after it, on one baseline")
    func label() {
        let snapshot = layout(200, 100) {
            Label {
                Text("abc").layoutLabel("title")
            } icon: {
                Color.red.frame(width: 20, height: 12).layoutLabel("icon")
            }
        }
        // The icon stands on its bottom, 12 down; the text's baseline is 8 down.
        #expect(snapshot.size == CGSize(width: 20 + 8 + 30, height: 14))
        #expect(snapshot.frame("icon") == CGRect(x: 0, y: 0, width: 20, height: 12))
        #expect(snapshot.frame("title") == CGRect(x: 28, y: 4, width: 30, height: 10))
    }

    @Test("a label has its icon at the right from right to left")
    func mirrored() {
        let snapshot = layout(200, 100) {
            Label {
                Text("abc").layoutLabel("title")
            } icon: {
                Color.red.frame(width: 20, height: 8)
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(snapshot.frame("title")?.minX == 0)
    }

    @Test("a label names its symbol and title")
    func symbol() {
        let snapshot = layout(200, 100) { Label("abc", systemImage: "star") }
        #expect(snapshot.records.map(\.name) == ["Label", "Image", "Text"])
        #expect(snapshot.records[1].source?.file.hasSuffix("ControlTests.swift") == true)
    }

    @Test("a button is as large as its label, and never acts")
    func button() {
        var count = 0
        let snapshot = layout(200, 100) {
            VStack(spacing: 0) {
                Button("abcd") { count += 1 }.layoutLabel("text")
                Button(action: { count += 1 }) { Color.red.frame(width: 30, height: 5).layoutLabel("label") }
                Button(role: .destructive, action: { count += 1 }) { Text("ab") }
            }
        }
        #expect(snapshot.frame("text")?.size == CGSize(width: 40, height: 10))
        #expect(snapshot.frame("label")?.size == CGSize(width: 30, height: 5))
        #expect(snapshot.size == CGSize(width: 40, height: 25))
        #expect(count == 0)
    }

    @Test("a button without a label has the word of its role")
    func roleLabel() {
        let words = layout(200, 100) {
            VStack {
                Button(role: .cancel) {}
                Button(role: .confirm, action: {})
            }
        }.records.compactMap(\.words)
        #expect(words == ["Cancel", "Done"])
    }

    @Test("a button's and a link's label has the tint color, a destructive button's is red")
    func tint() throws {
        func color<V: View>(@ViewBuilder _ view: () -> V) throws -> RGBA {
            guard
                case .text(let block, _, _) = try #require(
                    SceneryPainter(layout(200, 50, view), scale: 1).items().first)
            else {
                Issue.record("a button's label is text")
                return RGBA(hex: 0)
            }
            return try #require(block.runs.first).color
        }
        let url = try #require(URL(string: "https://example.org"))
        let green = Color.green.resolved(.light)
        #expect(try color { Button("a") {}.tint(.green) } == green)
        #expect(try color { Link("a", destination: url).tint(.green) } == green)
        #expect(try color { Button("a", role: .destructive) {}.tint(.green) } == Color.red.resolved(.light))
        #expect(try color { Button("a") {} } == Color.accentColor.resolved(.light))
    }

    @Test("labeled content puts its value at the far end")
    func labeledContent() {
        let snapshot = layout(200, 100) {
            LabeledContent("ab") { Color.red.frame(width: 30, height: 10).layoutLabel("content") }
        }
        #expect(snapshot.size.width == 200)
        #expect(snapshot.frame("content")?.minX == 170)
        #expect(layout(200, 100) { LabeledContent("ab", value: "cde") }.records.filter { $0.name == "Text" }.count == 2)
    }
}
