import Headless

/// `text` in quotation marks, safe to show: control and direction characters are replaced, a long text is cut.
nonisolated func quoted(_ text: some StringProtocol) -> String {
    let shown = String(String.UnicodeScalarView(text.unicodeScalars.prefix(80))).displayable
    let isCut = text.unicodeScalars.count > 80
    return "“" + shown + (isCut ? "…" : "") + "”"
}

/// `words` as a sentence offers them: “viper, mvp or mvvm-c”.
nonisolated func alternatives(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " or " + last
}
