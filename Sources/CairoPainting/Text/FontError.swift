/// Why text cannot be drawn.
package enum FontError: Error, Hashable, CustomStringConvertible {
    /// None of the folders has the Inter fonts.
    case notFound(searched: [String])
    /// The folder that the environment variable names has no Inter fonts.
    case notInChosenFolder(variable: String, folder: String)
    case unreadable(path: String)
    /// The text libraries did not start.
    case noTextEngine(String)

    package var description: String {
        switch self {
        case .notFound(let searched):
            """
            the Inter fonts are not installed. Install them (Debian and Ubuntu: apt install fonts-inter; Fedora: dnf \
            install rsms-inter-fonts; macOS: brew install --cask font-inter) or name their folder in \
            \(FontFiles.variable). Searched: \(searched.joined(separator: ", "))
            """
        case .notInChosenFolder(let variable, let folder):
            "\(variable) names \(folder), which holds no Inter fonts (Inter-Regular.otf or .ttf, Inter-Bold.otf, …)"
        case .unreadable(let path): "cannot read the font file \(path)"
        case .noTextEngine(let reason): "the text engine did not start: \(reason)"
        }
    }
}
