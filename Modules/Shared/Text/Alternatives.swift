extension [String] {
    /// The words as alternatives in a sentence: “sample, offline or live”.
    package var asAlternatives: String {
        guard let last, count > 1 else { return joined() }
        return dropLast().joined(separator: ", ") + " or " + last
    }
}
