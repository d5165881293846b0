extension [String] {
    /// The words as a sentence offers them: “viper, mvp or mvvm-c”.
    package var asAlternatives: String {
        guard let last, count > 1 else { return joined() }
        return dropLast().joined(separator: ", ") + " or " + last
    }
}
