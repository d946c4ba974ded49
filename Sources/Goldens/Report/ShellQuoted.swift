extension String {
    /// Quoted as one word for a shell.
    package var shellQuoted: String {
        let isPlain = !isEmpty && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/._-@+".contains($0)) }
        return isPlain ? self : "'\(replacing("'", with: "'\\''"))'"
    }
}
