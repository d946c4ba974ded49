extension BatchReport {
    /// Prints how the batch ended, and where its figures are.
    ///
    /// - Parameter limit: More figures than this are not listed.
    /// - Throws: `ReportedFailure` unless every figure was drawn.
    @MainActor
    func conclude(_ end: ExecutionEnd, _ console: Console, listing limit: Int = 0, in folder: String? = nil)
        throws(ReportedFailure)
    {
        let status = end.report(console) ?? (summary.failed > 0 ? .failure : .success)
        console.info(summary.line)
        if figures.count <= limit {
            for entry in figures { console.info(entry.figure.file) }
        } else if let folder {
            console.info("in the folder \(folder)")
        }
        if status != .success { throw ReportedFailure(status: status) }
    }
}
