import Foundation
import LayoutEngine
import TestSupport
import Testing
import ViewDSL

@testable import Diagramming

@MainActor @Suite("The spacers of a screen’s structure")
struct StructureSpacesSpacersTests {
    @Test("a spacer has no arrow through words of a layer in front of its stack, but through what lies behind it")
    func layeredSpacer() {
        func texts(_ front: some View) -> [String] {
            let snapshot = layout(200, 300) {
                ZStack {
                    VStack(spacing: 0) {
                        bar(60)
                        Spacer()
                        bar(50)
                    }
                    .background(.yellow)
                    front
                }
            }
            return figure(snapshot, .structure).texts
        }
        #expect(texts(Text("Words in front").font(.title)).allSatisfy { $0 != "260" })
        #expect(texts(Circle().stroke()).contains("260"), "\(texts(Circle().stroke()))")
    }

    @Test("a spacer in the stack beside a screen's bars has its arrow and number")
    func openedSpacer() {
        let snapshot = layout(300, 400) {
            NavigationStack {
                VStack(spacing: 0) {
                    Color.red.frame(height: 120)
                    Spacer()
                    Circle().frame(height: 60)
                }
                .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
            }
        }
        let texts = figure(snapshot, .structure).texts
        let spacer = snapshot.records.first { $0.role == .spacer }
        #expect(spacer.map { texts.contains(lengthText($0.size.height)) } == true, "\(texts)")
    }

    @Test("the space in a control, where the author wrote no spacer, has no arrow")
    func controls() {
        let snapshot = layout(300, 400) {
            VStack {
                LabeledContent("Total", value: "12")
                LabeledContent("Tax", value: "2")
            }
        }
        #expect(snapshot.records.contains { $0.role == .spacer })
        let texts = figure(snapshot, .structure).texts
        let lengths = snapshot.records.filter { $0.role == .spacer }.map { lengthText($0.size.width) }
        #expect(!texts.contains { text in text.contains("Spacer") || lengths.contains(text) }, "\(texts)")
    }
}
