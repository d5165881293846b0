import Shared

/// A shell that can complete command lines.
nonisolated package enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish

    init(_ arguments: Arguments) throws(UsageError) {
        guard let word = arguments.operands.first else {
            throw arguments.error("Choose a shell: \(Self.words.asAlternatives).")
        }
        guard let shell = Shell(word: word) else {
            throw arguments.error(
                "Unknown shell \(quoted(word)): choose \(Self.words.asAlternatives).",
                suggestion: NearMiss.suggestion(for: word, among: Self.words)
            )
        }
        self = shell
    }
}
