extension ArticlePage {
    /// What the compiler says, with the ends of listings in place of those of the files that are compiled, which nobody has.
    func placed(_ output: String) -> String {
        output.replacing(/(?m)^.*\/Listing(\d+)\.swift:\d+:\d+:/) { match in
            guard let index = Int(match.1), listings.indices.contains(index),
                match.0.contains("/\(ArticleModule.file(of: index)):")
            else { return String(match.0) }
            return "\(path):\(end(of: listings[index])):1:"
        }
    }

    /// The line that closes it.
    private func end(of listing: Listing) -> Int {
        listing.line + listing.code.split(separator: "\n", omittingEmptySubsequences: false).count
    }

    /// The listings with errors, and whether only what they draw has some.
    ///
    /// A brace that is never closed is reported at the end of its listing, or of the file that is compiled.
    func listings(with errors: [Diagnostic]) -> [(index: Int, isDrawing: Bool)] {
        listings.indices.compactMap { index in
            let listing = listings[index]
            let end = end(of: listing)
            let lines = errors.compactMap { error in
                if error.file.hasSuffix("/" + ArticleModule.file(of: index)) { return end }
                return error.file.hasSuffix(path) && (listing.line - 1...end).contains(error.line) ? error.line : nil
            }
            let code = ListingCode(listing.code)
            return lines.isEmpty ? nil : (index, lines.allSatisfy { code.isDrawing($0 - listing.line) })
        }
    }
}
