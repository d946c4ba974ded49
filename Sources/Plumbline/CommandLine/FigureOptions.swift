import ArgumentParser
import ViewDSL

/// Pixels per point.
enum ScaleOption: Int, CaseIterable, ExpressibleByArgument {
    case one = 1
    case two, three
}

enum AppearanceOption: String, CaseIterable, ExpressibleByArgument {
    case light, dark, both

    var schemes: [ColorScheme] {
        switch self {
        case .light: [.light]
        case .dark: [.dark]
        case .both: [.light, .dark]
        }
    }
}

extension FigureFormat: ExpressibleByArgument {}

extension FigureFile.Names: ExpressibleByArgument {}

/// Refuses an empty path, as from an unset shell variable; nil is an option that was not given.
package func checkPath(_ path: String?, _ option: String) throws {
    if path?.isEmpty == true {
        throw ValidationError("\(option) is given an empty path; the current folder is “.”")
    }
    // Shells expand it at the beginning of a word only, and Foundation in some places.
    if let path, path.hasPrefix("~") {
        throw ValidationError(
            "\(option) is given “\(path)”, in which the shell did not expand “~”: write the whole path, or “./\(path)” if the "
                + "name begins with it")
    }
}
