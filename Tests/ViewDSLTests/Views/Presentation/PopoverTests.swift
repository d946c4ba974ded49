import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor
@Suite("Popovers")
struct PopoverTests {
    /// A note of 100 by 40 points at a button of 20 by 20.
    private func note(
        _ alignment: Alignment, _ edge: Edge? = nil, adaptation: PresentationAdaptation = .popover,
        sizeClass: UserInterfaceSizeClass = .compact
    ) -> LayoutSnapshot {
        var environment = EnvironmentValues()
        environment.horizontalSizeClass = sizeClass
        return layout(400, 800, environment: environment) {
            Color.clear.overlay(alignment: alignment) {
                fixed(20, 20, "button").popover(isPresented: .constant(true), arrowEdge: edge) {
                    fixed(100, 40, "note").presentationCompactAdaptation(adaptation)
                }
            }
        }
    }

    @Test("A bubble stands 13 points below its anchor, or above where there is no room, 10 points from the edges")
    func sides() {
        #expect(note(.center).frame("note") == rect(150, 410 + 13, 100, 40))
        #expect(note(.bottom).frame("note") == rect(150, 780 - 13 - 40, 100, 40))
        #expect(note(.topTrailing).frame("note") == rect(290, 20 + 13, 100, 40))
    }

    @Test("The edge says on which side of the anchor a bubble stands, if there is room")
    func edges() {
        #expect(note(.center, .top).frame("note") == rect(150, 390 - 13 - 40, 100, 40))
        #expect(note(.center, .leading).frame("note") == rect(190 - 13 - 100, 380, 100, 40))
        #expect(note(.center, .trailing).frame("note") == rect(210 + 13, 380, 100, 40))
        #expect(note(.top, .top).frame("note") == rect(150, 20 + 13, 100, 40))
    }

    @Test("In a compact width a popover is a sheet unless it says otherwise, in a regular one a bubble")
    func adaptation() {
        func names(_ adaptation: PresentationAdaptation, _ sizeClass: UserInterfaceSizeClass) -> [String] {
            note(.center, adaptation: adaptation, sizeClass: sizeClass).records.map(\.name)
                .filter { ["sheet", "popover"].contains($0) }
        }
        #expect(names(.automatic, .compact) == ["sheet"])
        #expect(names(.sheet, .compact) == ["sheet"])
        #expect(names(.none, .compact) == ["popover"])
        #expect(names(.automatic, .regular) == ["popover"])
        #expect(names(.fullScreenCover, .compact).isEmpty)
    }

    @Test("The arrow points at the anchor and keeps off the corners")
    func arrow() {
        func arrow(_ alignment: Alignment) -> CGRect? {
            note(alignment).records.first { $0.name == "BubbleArrow" && !$0.frame.isEmpty }?.frame
        }
        #expect(arrow(.center) == rect(182, 410, 36, 13))
        #expect(arrow(.topTrailing) == rect(390 - 13 - 36, 20, 36, 13))
    }
}
