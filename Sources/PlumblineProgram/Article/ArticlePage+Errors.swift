extension ArticlePage {
    /// The listings with errors, and whether only what they draw has some.
    ///
    /// A brace that is never closed is told at the end of its listing, or of the file that is compiled.
    func listings(with errors: [Diagnostic]) -> [(index: Int, isDrawing: Bool)] {
        listings.indices.compactMap { index in
            let listing = listings[index]
            let end = listing.line + listing.code.split(separator: "\n", omittingEmptySubsequences: false).count
            let lines = errors.compactMap { error in
                if error.file.hasSuffix("/" + ArticleModule.file(of: index)) { return end }
                return error.file.hasSuffix(path) && (listing.line - 1...end).contains(error.line) ? error.line : nil
            }
            let code = ListingCode(listing.code)
            return lines.isEmpty ? nil : (index, lines.allSatisfy { code.isDrawing($0 - listing.line) })
        }
    }
}
