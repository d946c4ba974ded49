import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor @Suite("A row of a list")
struct ListRowLayoutTests {
    @Test("a separator below a text editor starts at the row's insets")
    func separatorOfEditor() {
        let snapshot = layout(390, 800) {
            List {
                TextEditor(text: .constant("a")).frame(height: 22)
                Text("b")
            }
        }
        #expect(snapshot.separators == [rect(36, 78, 338, 1)])
    }

    @Test("a separator below segments starts at the row's insets")
    func separatorOfSegments() {
        let snapshot = layout(390, 800) {
            List {
                Picker("a", selection: .constant(1)) {
                    Text("b").tag(1)
                    Text("c").tag(2)
                }
                .pickerStyle(.segmented)
                Text("d")
            }
        }
        #expect(snapshot.separators == [rect(36, 78, 338, 1)])
    }

    @Test("a separator starts at the row's first text and ends at the card's edge")
    func separators() {
        let snapshot = layout(390, 800) {
            List {
                HStack {
                    fixed(30, 10)
                    Text("a")
                }
                Text("b")
            }
        }
        #expect(snapshot.separators == [rect(74, 78, 300, 1)])
    }

    @Test("a text over another view is not the row's first")
    func separatorUnderOverlay() {
        let snapshot = layout(390, 800) {
            List {
                ForEach(0..<2, id: \.self) { index in
                    HStack(spacing: 10) {
                        Color.orange.frame(width: 30, height: 30).overlay { Text(verbatim: "\(index)") }
                        Text(verbatim: "ab")
                    }
                }
            }
        }
        #expect(snapshot.separators.map(\.minX) == [16 + 20 + 40])
    }

    @Test("an alignment guide moves the separator")
    func separatorGuide() {
        let snapshot = layout(390, 800) {
            List {
                Text("a").alignmentGuide(.listRowSeparatorLeading) { _ in -20 }
                Text("b")
            }
        }
        #expect(snapshot.separators == [rect(16, 78, 358, 1)])
    }

    @Test("a separator is hidden by the row above or the row below")
    func hiddenSeparators() {
        let snapshot = layout(390, 800) {
            List {
                Text("a")
                Text("b").listRowSeparator(.hidden, edges: .top)
                Text("c").listRowSeparator(.hidden, edges: .bottom)
                Text("d")
            }
        }
        let lines: [CGFloat] = [35 + 2 * 44 - 1]
        #expect(snapshot.separators.map(\.minY) == lines)
    }

    @Test("row insets replace the list's")
    func insets() {
        let snapshot = layout(390, 800) {
            List { Text("a").layoutLabel("a").listRowInsets(EdgeInsets(top: 0, leading: 5, bottom: 30, trailing: 0)) }
        }
        // 40 points of 44: the rest is divided above and below.
        #expect(snapshot.frame("a") == rect(21, 37, 10, 10))
    }

    @Test("a row's own background is as large as the row")
    func background() {
        let snapshot = layout(390, 800) { List { Text("a").listRowBackground(Color.red.layoutLabel("red")) } }
        #expect(snapshot.frame("red") == rect(16, 35, 358, 44))
    }
}
