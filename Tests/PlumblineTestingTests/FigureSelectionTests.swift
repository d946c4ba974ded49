import Testing

@testable import PlumblineTesting

@Suite("The figures that may be recorded")
struct FigureSelectionTests {
    private func selects(_ pattern: String, _ file: String) -> Bool? {
        FigureSelection(["PLUMBLINE_RECORD_ONLY": pattern], workingFolder: "/kit")?.contains(
            file, in: "/kit/Tests/Goldens")
    }

    @Test("are all, unless some are named")
    func all() {
        #expect(FigureSelection([:]) == nil)
        #expect(selects("", "row") == nil)
    }

    @Test("are named by a path, absolute or from the working folder, or as in messages")
    func paths() {
        for pattern in ["/kit/Tests/Goldens/a/row", "Tests/Goldens/a/row", "./Tests/Goldens/a/row.png", "a/row"] {
            #expect(selects(pattern, "a/row") == true, "\(pattern)")
            #expect(selects(pattern, "a/row~dark") == false, "\(pattern)")
            #expect(selects(pattern, "row") == false, "\(pattern)")
        }
        #expect(selects("/Tests/Goldens/a/row", "a/row") == false)
    }

    @Test("are several by a pattern")
    func patterns() {
        for pattern in ["/kit/Tests/Goldens/RowTests/looks-*", "Tests/**/looks-*", "RowTests/looks-*"] {
            #expect(selects(pattern, "RowTests/looks-240~dark") == true, "\(pattern)")
            #expect(selects(pattern, "RowTests/other") == false, "\(pattern)")
        }
    }

    @Test("are several by their names, and no others that begin alike")
    func lists() {
        let names = "/kit/Tests/Goldens/a/row,/kit/Tests/Goldens/a/row~dark"
        #expect(selects(names, "a/row") == true && selects(names, "a/row~dark") == true)
        #expect(selects(names, "a/rowLarge") == false && selects(names, "a/rowLarge~dark") == false)
    }

    @MainActor
    @Test("are missed if none of them was drawn")
    func unknown() {
        let figures = DrawnFigures()
        let place = #_sourceLocation
        _ = figures.claim("row", in: "/g", for: DrawnFigures.Drawing(test: nil, place: place))
        func warning(_ pattern: String) -> String? {
            FigureSelection(["PLUMBLINE_RECORD_ONLY": pattern]).flatMap(figures.warning)
        }
        #expect(warning("ro*") == nil)
        #expect(warning("roe")?.hasPrefix("PLUMBLINE_RECORD_ONLY=roe names no figure that was drawn") == true)
    }
}
