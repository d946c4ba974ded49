extension String {
    /// As a shell reads it back as one word.
    package var shellQuoted: String {
        let isPlain = !isEmpty && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/._-@+".contains($0)) }
        return isPlain ? self : "'\(replacing("'", with: "'\\''"))'"
    }
}
