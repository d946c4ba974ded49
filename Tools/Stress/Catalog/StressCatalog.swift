import Plumbline

/// A generated catalog: `STRESS_SCENES` scenes (100 by default), `STRESS_BAD` of which misbehave and `STRESS_SLY` of
/// which leave something behind for others.
///
/// With `STRESS_REPORTING=1` there is one more, which prints its process id.
///
/// With `STRESS_EXIT=1` the catalog ends its program, with `STRESS_SIGNAL` it raises the signal of that number.
///
/// With `STRESS_STRAYS=1` it prints, and goes to another folder, before it makes its scenes.
///
/// With `STRESS_GATE` the last scene is drawn once there is a file of that path, so that a run cannot end earlier.
///
/// With `STRESS_MARK` a scene makes a file of that path before it hangs.
///
/// With `STRESS_SHOWS` there are so many scenes that show assets, `STRESS_INPUT` and what was appended to the program; with
/// `STRESS_RANDOM` so many random figures.
///
/// `STRESS_EDIT` names one ordinary scene whose text is changed, as if it had been edited.
@main
struct StressCatalog: SceneCatalog {
    static var assets: AssetCatalog {
        environment["STRESS_ASSETS"].map { AssetCatalog(directory: URL(fileURLWithPath: $0)) } ?? .none
    }

    /// Represents the source files, which a change of the environment represents.
    static var inputs: [URL] { environment["STRESS_INPUT"].map { [URL(fileURLWithPath: $0)] } ?? [] }

    static var environment: [String: String] { ProcessInfo.processInfo.environment }

    static func number(_ name: String, or value: Int) -> Int { environment[name].flatMap(Int.init) ?? value }

    private static func endIfAsked() {
        if number("STRESS_EXIT", or: 0) > 0 { exit(0) }
        if case let signal = number("STRESS_SIGNAL", or: 0), signal > 0 { raise(Int32(signal)) }
    }

    private static func strayIfAsked() {
        guard number("STRESS_STRAYS", or: 0) > 0 else { return }
        print("the catalog is made")
        _ = FileManager.default.changeCurrentDirectoryPath("/")
    }

    static var scenes: [Scene] {
        let _ = endIfAsked()
        let _ = strayIfAsked()
        let count = number("STRESS_SCENES", or: 100)
        let bad = min(number("STRESS_BAD", or: 0), count)
        let sly = min(number("STRESS_SLY", or: 0), count)
        // Spread evenly among the others.
        let badPlaces = Dictionary(uniqueKeysWithValues: (0..<bad).map { ($0 * count / bad, $0) })
        let slyPlaces = Dictionary(uniqueKeysWithValues: (0..<sly).map { ($0 * count / sly, $0) })
        for index in 0..<count {
            if let which = badPlaces[index] {
                Misbehavior.allCases[which % Misbehavior.allCases.count].scene(which)
            } else if let which = slyPlaces[index] {
                Aftermath.allCases[which % Aftermath.allCases.count].scene(which)
            } else {
                ordinary(index, gate: index == count - 1 ? environment["STRESS_GATE"] : nil)
            }
        }
        for scene in special { scene }
    }

    private static var special: [Scene] {
        let reports = number("STRESS_REPORTING", or: 0) > 0 ? [reporting()] : []
        let shows: [Scene] = (0..<number("STRESS_SHOWS", or: 0)).map { showing($0) }
        let random: [Scene] = (0..<number("STRESS_RANDOM", or: 0)).map { RandomFigures.scene($0) }
        return reports + shows + random
    }
}
