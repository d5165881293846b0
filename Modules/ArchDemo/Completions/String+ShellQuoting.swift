nonisolated extension String {
    /// The text as one word of bash or zsh.
    var shellQuoted: String {
        isPlain ? self : "'\(replacing("'", with: #"'\''"#))'"
    }

    /// The text as one word of fish.
    var fishQuoted: String {
        isPlain ? self : "'\(replacing(#"\"#, with: #"\\"#).replacing("'", with: #"\'"#))'"
    }

    /// Whether no shell gives any of the characters a meaning.
    private var isPlain: Bool {
        !isEmpty && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_/.".contains($0)) }
    }
}
