import CPango
import Foundation

/// Draws the first page of PDF files.
struct Poppler: VectorLibrary {
    private typealias New =
        @convention(c) (OpaquePointer, UnsafePointer<CChar>?, VectorPicture.Damage.Pointer) -> OpaquePointer?
    private typealias PageCount = @convention(c) (OpaquePointer) -> CInt
    private typealias Page = @convention(c) (OpaquePointer, CInt) -> OpaquePointer?
    private typealias PageSize =
        @convention(c) (OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void
    private typealias Render = @convention(c) (OpaquePointer, OpaquePointer) -> Void

    private let new: New
    private let pageCount: PageCount
    private let page: Page
    private let pageSize: PageSize
    private let render: Render

    static let loaded: Result<Poppler, VectorPicture.Damage> = {
        let library = LoadedLibrary("libpoppler-glib.so.8", "libpoppler-glib.8.dylib")
        guard let new = library.function("poppler_document_new_from_bytes", as: New.self),
            let pageCount = library.function("poppler_document_get_n_pages", as: PageCount.self),
            let page = library.function("poppler_document_get_page", as: Page.self),
            let pageSize = library.function("poppler_page_get_size", as: PageSize.self),
            let render = library.function("poppler_page_render", as: Render.self)
        else {
            return .failure(
                VectorPicture.Damage(
                    description: """
                        PDF files are drawn with Poppler 0.82 or later: install libpoppler-glib8 (Debian, Ubuntu), \
                        poppler-glib (Fedora) or poppler (Homebrew)
                        """))
        }
        return .success(Poppler(new: new, pageCount: pageCount, page: page, pageSize: pageSize, render: render))
    }()

    private func firstPage(_ data: Data) throws(VectorPicture.Damage) -> GObjectReference {
        var error: UnsafeMutablePointer<GError>?
        let bytes = [UInt8](data)
        let shared = g_bytes_new(bytes, gsize(bytes.count))
        defer { g_bytes_unref(shared) }
        guard let shared, let document = new(shared, nil, &error) else { throw VectorPicture.Damage(error, in: .pdf) }
        let first = GObjectReference(document).use { document -> OpaquePointer? in
            pageCount(document) > 0 ? page(document, 0) : nil
        }
        guard let first else { throw VectorPicture.Damage(description: "the PDF file has no page") }
        return GObjectReference(first)
    }

    func size(of data: Data) throws(VectorPicture.Damage) -> CGSize? {
        try firstPage(data).use { page -> CGSize in
            var (width, height) = (0.0, 0.0)
            pageSize(page, &width, &height)
            return CGSize(width: width, height: height)
        }
    }

    /// - Parameter size: The page's.
    func draw(_ data: Data, size: CGSize, on context: OpaquePointer) throws(VectorPicture.Damage) {
        try firstPage(data).use { page -> Void in render(page, context) }
    }
}
