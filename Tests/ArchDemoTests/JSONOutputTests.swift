import Foundation
import TestSupport
import Testing

@testable import ArchDemo

@Suite("JSON") struct JSONOutputTests {
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
    }

    @Test func `has sorted keys`() throws {
        #expect(try JSONOutput.line(["b": 1, "a": 2]) == "{\"a\":2,\"b\":1}\n")
    }
}
