import Foundation
import Terminal
import TestSupport
import Testing

@testable import AppCommand

@Suite("JSON") @MainActor struct JSONOutputTests {
    @Test(arguments: [
        ("\u{1B}[2J", #"["\u001b[2J"]"#), ("\u{202E}abc", #"["\u202eabc"]"#),
        ("\u{9B}31m\u{7F}", #"["\u009b31m\u007f"]"#),
        ("\u{E0001}", #"["\udb40\udc01"]"#), ("\u{2028}", #"["\u2028"]"#), ("a/b “é” 👩‍👧", #"["a/b “é” 👩‍👧"]"#),
    ])
    func `escapes characters that could move a cursor and decodes to the same text`(text: String, expected: String)
        throws
    {
        let line = try JSONOutput.line([text])

        #expect(line == expected + "\n")
        try JSONDecoder().decode([String].self, from: Data(line.utf8)).expect([text])
        #expect(try JSONOutput.line(["b": 1, "a": 2]) == "{\"a\":2,\"b\":1}\n")
    }
}

@Suite("Line paint") @MainActor struct LinePaintTests {
    @Test func `colors a line by its sign, and a verdict`() {
        let lines = ["= Users …", "^ Add image", "    ^ Enter a name", "! Sure?", "* Saved", "  Email: ", ""]

        let (paint, plain) = (LinePaint(.always), LinePaint(.never))

        lines.map(paint.screenLine).expect([
            "\u{1B}[1m= Users …\u{1B}[0m", "\u{1B}[1m^ Add image\u{1B}[0m", "\u{1B}[31m    ^ Enter a name\u{1B}[0m",
            "\u{1B}[33m! Sure?\u{1B}[0m", "\u{1B}[32m* Saved\u{1B}[0m", "  Email: ", "",
        ])
        lines.map(plain.screenLine).expect(lines)
        [paint.verdict("ok", isGood: true), paint.verdict("failed", isGood: false), plain.verdict("ok", isGood: true)]
            .expect(["\u{1B}[32mok\u{1B}[0m", "\u{1B}[31mfailed\u{1B}[0m", "ok"])
    }
}
