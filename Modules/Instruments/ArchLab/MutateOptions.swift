import AppCommand
import Screens
import Shared

/// The options of `mutate`.
nonisolated package struct MutateOptions: Equatable, Sendable {
    package var pattern = Pattern.mvc
    /// The paths of files of the pattern; none are all.
    package var files: [String] = []
    /// How many mutants to draw at most.
    package var sample = Int.max
    package var seed: UInt64 = 1
}

nonisolated extension MutateOptions {
    /// Stores the pattern and the files.
    static func storePattern(_ options: inout LabOptions, _ given: Arguments<LabOptions>) throws(UsageError) {
        let words = Pattern.words.asAlternatives
        let word = try required(given.operands.first, "Choose a pattern: \(words).")
        options.mutate.pattern = try required(Pattern(word: word), "\(quoted(word)) is not a pattern: choose \(words).")
        options.mutate.files = Array(given.operands.dropFirst())
        if given.has("seed"), !given.has("sample") { throw UsageError("“--seed” draws a sample: add “--sample”.") }
    }

    static func storeSample(_ options: inout LabOptions, _ text: String) throws(UsageError) {
        let number = Int(text).flatMap { $0 > 0 ? $0 : nil }
        options.mutate.sample = try required(number, "\(quoted(text)) is not a number of mutants: write 1 or more.")
    }
}
