import Foundation
import Testing

@testable import Drawing

@Suite("The chords of an area by height")
struct ChordBandsTests {
    @Test("say of any point whether it is inside, as the path does")
    func contains() {
        var shape = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 60))
        shape.addRect(CGRect(x: 10, y: -20, width: 15, height: 90))
        shape.addEllipse(in: CGRect(x: 12, y: 12, width: 8, height: 8))
        let bands = ChordBands(shape)
        for x in stride(from: -5.37, to: 50, by: 3.1) {
            for y in stride(from: -30.21, to: 90, by: 2.7) {
                let point = CGPoint(x: x, y: y)
                #expect(bands.contains(point) == shape.contains(point), "\(point)")
                #expect(bands.contains(point, eoFill: true) == shape.contains(point, eoFill: true), "\(point)")
            }
        }
        #expect(!ChordBands(Path()).contains(.zero))
    }

    @Test("find all that reach a range of heights, each once")
    func near() {
        let chords = (0..<60).map { Chord(CGPoint(x: 0, y: $0 * 7 % 31), CGPoint(x: 9, y: $0 * 11 % 43)) }
        let bands = ChordBands(chords)
        for low in -3..<46 {
            for length in [0, 1, 5, 50] {
                let (low, high) = (CGFloat(low) + 0.5, CGFloat(low + length) + 0.5)
                let near = bands.near(low...high)
                #expect(near == Set(near).sorted())
                let touching = chords.indices.filter { chords[$0].bottom >= low && chords[$0].top <= high }
                #expect(Set(near).isSuperset(of: touching))
            }
        }
    }

    @Test("are few at any height of a tall outline: in a hundredth of the time that asking all takes")
    func few() {
        let column = (0..<200).reduce(into: Path()) {
            $0.addEllipse(in: CGRect(x: 0, y: 12 * $1, width: 10, height: 10))
        }
        let chords = Chord.all(of: column, isClosed: true)
        let bands = ChordBands(chords)
        #expect(chords.reduce(0) { $0 + bands.near($1.top...$1.bottom).count } < chords.count * chords.count / 100)
    }

    @Test("without numbers, or without end, are inside nothing and end")
    func nasty() {
        for number in [CGFloat.nan, .infinity, .greatestFiniteMagnitude] {
            let path = Path(CGRect(x: 0, y: number, width: 10, height: number))
            #expect(!ChordBands(path).contains(CGPoint(x: 5, y: 5)))
            #expect(!ChordBands(Path(CGRect(x: 0, y: 0, width: 9, height: 9))).contains(CGPoint(x: 5, y: number)))
        }
    }
}
