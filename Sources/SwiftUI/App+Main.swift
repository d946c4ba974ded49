internal import Plumbline

extension App {
    /// Runs the command line that draws the previews of this program; see `Previews`.
    public static func main() { PreviewCatalog.main() }
}
