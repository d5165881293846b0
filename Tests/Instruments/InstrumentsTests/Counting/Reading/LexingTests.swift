import Testing

@testable import Counting

@Suite("A lexer of Swift source") nonisolated struct LexingTests {
    @Test(
        arguments: [
            ("let a // let b", 0), ("let a /* let b */", 0), ("let a /* let /* let b */ let c */", 0),
            ("/** let b */ let a", 0),
            (#"let a = "let b""#, 1), (#"let a = "\" let b""#, 1), (#"let a = "// let b""#, 1),
            (##"let a = #"" let b \( let c"#"##, 1),
            ("let a = \"\"\"\n    let b \"let c\" \\\"\"\"\n    \"\"\"", 1),
            ("let a = #\"\"\"\n    let b \"\"\" \\(c)\n    \"\"\"#", 1),
        ]
    )
    func `gives no tokens for a comment, and one for a string literal, without its content`(text: String, strings: Int)
    {
        let tokens = SourceLexer(text).tokens

        #expect(words(in: text) == ["let", "a"])
        #expect(tokens.count { $0.kind == .string } == strings)
    }

    @Test(
        arguments: [
            (#"let a = "b \(c(")")) d""#, ["c"]), (##"let a = #"b \#(c(")")) d"#"##, ["c"]),
            ("let a = \"\"\"\n    b \\(c(\")\")) d\n    \"\"\"", ["c"]), ("let a = \"b", []),
        ]
    )
    func `reads the code of an interpolation, and ends a string literal that is not closed with its line`(
        text: String,
        inner: [String]
    ) {
        #expect(words(in: text + "\nlet e") == ["let", "a"] + inner + ["let", "e"])
    }

    @Test func `counts lines that are neither blank nor only a comment`() {
        let text = """
            // A comment.

            let a = 1  // A comment.
            /* A comment
               of two lines. */ let b = 2
            let c = \"""
                // A text, with an empty line.

                \"""
            """

        #expect(SourceLexer(text).codeLines == [3, 5, 6, 7, 9])
    }

    private func words(in text: String) -> [String] {
        SourceLexer(text).tokens.filter { $0.kind == .word }.map(\.text)
    }
}
