import Drawing
import Foundation
import LayoutEngine
import Testing

@testable import ViewDSL

/// Containers that depend on more than their children, over many proposals.
@MainActor @Suite("Scroll views, readers and insets keep the layout contract")
struct ContainerContractTests {
    private nonisolated static let lengths: [CGFloat?] = [nil, 0, 1, 7.5, 10, 33, 60, 100, 250, 1000, .infinity]

    private struct Subject: Sendable {
        let name: String
        let view: @MainActor @Sendable () -> AnyView

        init<V: View>(_ name: String, @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V) {
            self.name = name
            self.view = { AnyView(view()) }
        }
    }

    private nonisolated static let subjects: [Subject] = [
        Subject("reader") { GeometryReader { Color.red.frame(width: min($0.size.width, 50)) } },
        Subject("scroll") { ScrollView { Text("some words to wrap").padding() } },
        Subject("row") { ScrollView(.horizontal) { HStack { Color.red.containerRelativeFrame(.horizontal) } } },
        Subject("both") { ScrollView([.horizontal, .vertical]) { Color.red } },
        Subject("fits") {
            ViewThatFits {
                Color.red.frame(width: 80, height: 20)
                Text("some words")
                GeometryReader { _ in Color.blue }
            }
        },
        Subject("relative") {
            VStack {
                Color.red.containerRelativeFrame([.horizontal, .vertical], count: 3, span: 2, spacing: 8)
                ScrollView {
                    HStack {
                        Color.blue.containerRelativeFrame(.horizontal) { length, _ in length - 20 }
                        Spacer()
                    }
                }
                Text("below")
            }
        },
        Subject("inset") {
            HStack { Text("wrapping words") }.safeAreaInset(edge: .leading) { Color.red.frame(maxWidth: 30) }
                .safeAreaInset(edge: .bottom, spacing: 0) { Text("bar") }
        },
        Subject("padding") { Color.red.ignoresSafeArea().safeAreaPadding(20) },
        Subject("any") {
            AnyLayout(HStackLayout()) {
                Text("some words")
                Color.red.frame(minWidth: 5, maxWidth: 50)
            }
        },
    ]

    @Test("sizes are never negative, and finite for finite proposals", arguments: subjects.indices)
    func sizes(_ index: Int) {
        let subject = Self.subjects[index]
        for width in Self.lengths {
            for height in Self.lengths {
                let snapshot = layout(width, height) { subject.view() }
                let place: Comment = "\(subject.name) at \(lengthText(width)) × \(lengthText(height))"
                #expect(snapshot.size.width >= 0 && snapshot.size.height >= 0, place)
                #expect(width == .infinity || snapshot.size.width < .infinity, place)
                #expect(height == .infinity || snapshot.size.height < .infinity, place)
                #expect(snapshot.issues.allSatisfy { $0.rule == .infiniteSize }, place)
                #expect(snapshot.records.allSatisfy { !$0.frame.width.isNaN && !$0.frame.minX.isNaN }, place)
            }
        }
    }

    @Test("remembered answers change no frame", arguments: subjects.indices)
    func memo(_ index: Int) {
        let subject = Self.subjects[index]
        for width in Self.lengths {
            for height in Self.lengths {
                func frames(_ memoises: Bool) -> [CGRect] {
                    layout(width, height, options: LayoutOptions(memoises: memoises)) { subject.view() }
                        .records.map(\.frame)
                }
                #expect(frames(true) == frames(false), "\(subject.name)")
            }
        }
    }
}
