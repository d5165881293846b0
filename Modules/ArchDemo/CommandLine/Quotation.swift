import Headless

/// Returns `text` in quotation marks, safe to display: control and direction characters are replaced, and long text is
/// truncated.
nonisolated package func quoted(_ text: some StringProtocol) -> String {
    let shown = String(String.UnicodeScalarView(text.unicodeScalars.prefix(80))).displayable
    let isCut = text.unicodeScalars.count > 80
    return "“" + shown + (isCut ? "…" : "") + "”"
}
