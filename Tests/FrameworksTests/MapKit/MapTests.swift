import AVKit
import Charts
import MapKit
import OSLog
import PhotosUI
import SwiftUI
import Testing
import WebKit

private struct Place: Identifiable {
    let id: Int
    let name: String
    var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: 51.5, longitude: Double(id)) }
}

private struct Page: View {
    @State private var position = MapCameraPosition.automatic
    @State private var region = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 51.5, longitude: 0), span: MKCoordinateSpan())
    @State private var photo: PhotosPickerItem?
    private let places = [Place(id: 1, name: "One"), Place(id: 2, name: "Two")]
    private let logger = Logger(subsystem: "test", category: "boxes")

    var body: some View {
        VStack {
            Map(position: $position) {
                Marker("London", systemImage: "star", coordinate: places[0].coordinate).tint(.red)
                ForEach(places) { place in
                    Annotation(place.name, coordinate: place.coordinate) { Circle() }
                }
                UserAnnotation()
            }
            .mapStyle(.hybrid(elevation: .realistic))
            .frame(width: 200, height: 100)
            Map(coordinateRegion: $region, annotationItems: places) { MapMarker(coordinate: $0.coordinate) }
            Chart {
                ForEach(places) { place in
                    BarMark(x: .value("Name", place.name), y: .value("Id", place.id)).foregroundStyle(.red)
                }
                RuleMark(y: .value("Mean", 1.5))
            }
            .chartYScale(domain: 0...3)
            .chartXAxis { AxisMarks(values: .automatic) { _ in AxisGridLine() } }
            Chart(places) { LineMark(x: .value("Name", $0.name), y: .value("Id", $0.id)) }
            VideoPlayer(player: AVPlayer(url: URL(fileURLWithPath: "/film.mp4")))
            WebView(url: nil)
            PhotosPicker("Choose", selection: $photo, matching: .images)
        }
        .onAppear { logger.info("appeared \(places.count, privacy: .public)") }
    }
}

@MainActor
@Suite("Views of other frameworks")
struct MapTests {
    @Test("are labeled boxes of the size they are given, and each warns by its name")
    func boxes() {
        let snapshot = LayoutSnapshot(
            proposal: ProposedViewSize(width: 390, height: 844),
            textMeasuring: FixedAdvanceText(advance: 8, ascent: 12, descent: 4)
        ) { Page() }
        #expect(snapshot.records.first { $0.name == "Map" }?.size == CGSize(width: 200, height: 100))
        let messages = snapshot.issues.map(\.message)
        for name in ["Map", "Chart", "VideoPlayer", "WebView"] {
            #expect(messages.contains("\(name) is drawn as a labeled box"), "\(messages)")
        }
        // Two maps, two charts, a player and a page, each at its line.
        let places = snapshot.issues.filter { $0.message.hasSuffix("is drawn as a labeled box") }.map(\.source)
        #expect(Set(places.compactMap { $0?.line }).count == 6)
        #expect(places.allSatisfy { $0?.file == "FrameworksTests/MapTests.swift" }, "\(places)")
    }
}
