import Drawing
import Foundation
import LayoutEngine

@testable import ViewDSL

/// Ten points a character, lines of ten points.
let exactText = FixedAdvanceText(advance: 10, ascent: 8, descent: 2)

/// A layout of views whose text has exact sizes.
@MainActor
func layout<V: View>(
    _ width: CGFloat?, _ height: CGFloat?, options: LayoutOptions = LayoutOptions(traces: true),
    environment: EnvironmentValues = EnvironmentValues(), @ViewBuilder _ content: () -> V
) -> LayoutSnapshot {
    LayoutSnapshot(
        proposal: ProposedViewSize(width: width, height: height), textMeasuring: exactText, environment: environment,
        options: options, content: content)
}

extension LayoutSnapshot {
    func frame(_ label: String) -> CGRect? { self[label]?.frame }
}

/// A picture of that many points, of no colour.
func picture(_ name: String, _ width: Int, _ height: Int) -> Image {
    Image(
        ImageSource(
            name: name, pixels: [UInt8](repeating: 0, count: width * height * 4), pixelWidth: width,
            pixelHeight: height),
        scale: 1)
}

let rogue = picture("rogue", 50, 64)
let dragoon = picture("dragoon", 58, 91)
let brawler = picture("brawler", 54, 76)
let barbarian = picture("barbarian", 101, 92)

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

func size(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
