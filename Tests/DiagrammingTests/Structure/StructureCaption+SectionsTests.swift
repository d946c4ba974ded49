import Foundation
import TestSupport
import Testing
import ViewDSL

@testable import Diagramming

@MainActor @Suite("The caption of a list, of tabs and of bars")
struct StructureCaptionSectionsTests {
    @Test("counts a list’s rows and sections, of which some have no header")
    func sections() {
        let words = structureCaption(320, 600) { NavigationStack { Settings().navigationTitle("Numbers") } }
        #expect(words == "The NavigationStack holds a navigation bar and Settings with four rows in three sections.")
    }

    private struct Settings: View {
        var body: some View {
            Form {
                Section("One") {
                    Text("a")
                    Text("b")
                }
                Section { Text("c") }
                Section("Two") { Text("d") }
            }
        }
    }

    @Test("calls tabs tabs, however they are built")
    func tabs() {
        let words = structureCaption(320, 400) {
            TabView {
                ForEach(0..<3, id: \.self) { n in bar(80).tabItem { Label("Tab \(n)", systemImage: "star") } }
            }
        }
        #expect(words.contains("a tab bar (three tabs) and"), "\(words)")
    }

    @Test("counts no row that a bar covers, each of several bars, a translucent one, too")
    func covered() {
        func bar(_ words: String, _ style: some ShapeStyle) -> some View {
            Text(words).frame(maxWidth: .infinity).frame(height: 50).background(style)
        }
        func words(_ style: some ShapeStyle) -> String {
            structureCaption(300, 500) {
                List { ForEach(0..<20) { Text("\($0)").frame(height: 28) } }
                    .listStyle(.plain)
                    .safeAreaInset(edge: .top, spacing: 0) { bar("Up", style) }
                    .safeAreaInset(edge: .bottom, spacing: 0) { bar("Down", style) }
            }
        }
        for style in [AnyShapeStyle(.bar), AnyShapeStyle(.yellow)] {
            #expect(
                words(style).contains("holds eight rows in view, with a frame of Text of 300 × 50"), "\(words(style))")
            #expect(words(style).hasSuffix("in its safe area insets."), "\(words(style))")
        }
        #expect(words(.clear).contains("holds nine rows in view, with"), "\(words(.clear))")
    }
}
