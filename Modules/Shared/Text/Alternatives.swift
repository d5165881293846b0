extension [String] {
    /// The words as alternatives in a sentence: “viper, mvp or mvvm-c”.
    package var asAlternatives: String {
        guard let last, count > 1 else { return joined() }
        return dropLast().joined(separator: ", ") + " or " + last
    }
}
