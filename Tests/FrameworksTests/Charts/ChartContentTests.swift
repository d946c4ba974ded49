import Charts
import MapKit
import SwiftUI
import Testing

private struct Selection: View {
    let month: String?

    var body: some View {
        VStack {
            Chart {
                ForEach([1, 2], id: \.self) { BarMark(x: .value("Month", "\($0)"), y: .value("Count", $0)) }
                LinePlot(x: "x", y: "y", domain: 0...1) { x in x * x }
                    .foregroundStyle(.purple)
                PointPlot([CGPoint(x: 1, y: 2)], x: .value("x", \.x), y: .value("y", \.y))
                if let month {
                    RuleMark(x: .value("Month", month)).foregroundStyle(.gray).zIndex(-1)
                        .annotation(position: .top) { Text(month) }
                }
            }
            Map {
                if let month { Marker(month, coordinate: CLLocationCoordinate2D()) }
            }
        }
    }
}

private struct MenuApp: App {
    var hasHelp = true

    var body: some SwiftUI.Scene {
        WindowGroup { Text("a") }
            .commands {
                if hasHelp { CommandGroup(replacing: .help) {} }
            }
    }
}

@MainActor
@Suite("A condition in a chart, a map or an app's menus")
struct ChartContentTests {
    @Test("compiles without an else, and changes no box", arguments: ["May", nil])
    func conditions(month: String?) {
        let snapshot = LayoutSnapshot(
            proposal: ProposedViewSize(width: 200, height: 208),
            textMeasuring: FixedAdvanceText(advance: 8, ascent: 12, descent: 4)
        ) { Selection(month: month) }
        let boxes = snapshot.records.filter { ["Chart", "Map"].contains($0.name) }
        #expect(boxes.map(\.size) == Array(repeating: CGSize(width: 200, height: 100), count: 2))
        _ = MenuApp().body
    }
}
