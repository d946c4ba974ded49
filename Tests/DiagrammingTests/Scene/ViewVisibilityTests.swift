import Foundation
import LayoutEngine
import TestSupport
import Testing
import ViewDSL

@testable import Diagramming

@MainActor @Suite("The visible part of a view")
struct ViewVisibilityTests {
    /// Of the texts, by their words.
    private func seen(_ view: some View) -> [String: Bool] {
        let snapshot = layout(200, 100) { view }
        let texts = snapshot.records.filter { $0.role == .text }
        return Dictionary(uniqueKeysWithValues: texts.map { ($0.words ?? "", snapshot.isSeen($0)) })
    }

    @Test("ends at the bounds of a mask, as the picture does")
    func mask() {
        let marquee = ZStack {
            Text("near")
            Text("far away").fixedSize().offset(x: 300)
        }.frame(width: 100, height: 40)
        #expect(seen(marquee) == ["near": true, "far away": true])
        #expect(seen(marquee.mask(Rectangle())) == ["near": true, "far away": false])
        #expect(seen(marquee.mask(Rectangle().frame(width: 900))) == ["near": true, "far away": true])
    }

    @Test("ends at each of the bars that cover it, at any magnification")
    func bars() throws {
        let snapshot = layout(300, 400) {
            NavigationStack {
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Text("Line \($0)").frame(height: 40) } }
                }
                .navigationTitle("A").navigationBarTitleDisplayMode(.inline)
                .toolbar { ToolbarItem(placement: .bottomBar) { Button("Accept") {} } }
            }
        }
        let counts = [0.5, 1, 3].map { magnification in
            FigureScene(snapshot, annotations: .structure, style: .light, magnification: magnification).views
                .count { $0.name == "frame" && $0.size.height == 40 && $0.isCountedInView }
        }
        let scroll = try #require(snapshot.records.first { $0.name == "ScrollView" })
        #expect(counts == Array(repeating: Int((scroll.size.height / 40).rounded(.up)), count: 3), "\(counts)")
    }

    @Test("counts a slice that is seen, and none of a point")
    func slices() {
        func count(_ width: CGFloat) -> Int {
            let snapshot = layout(width, 40) {
                ScrollView(.horizontal) {
                    HStack(spacing: 0) { ForEach(0..<9, id: \.self) { _ in Color.orange.frame(width: 40) } }
                }
            }
            return FigureScene(snapshot, annotations: .structure, style: .light, magnification: 0.8).views
                .count { $0.role == .shape && $0.isCountedInView }
        }
        #expect(count(84) == 3 && count(80.5) == 2)
    }
}

extension LayoutSnapshot {
    fileprivate func isSeen(_ record: LayoutRecord) -> Bool { !visibilities[record.id].isInvisible }
}
