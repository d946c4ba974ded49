internal import Plumbline

extension App {
    /// Runs the command line that draws the previews of this program; see `Previews`.
    ///
    /// Requests through `URLSession.shared` fail at once, as without a network: a figure is the same wherever it is drawn.
    public static func main() {
        NoNetwork.install()
        PreviewCatalog.main()
    }
}
