import Terminal
import TestSupport
import Testing

@testable import ArchDemo

@Suite("Line paint") struct LinePaintTests {
    @Test(arguments: [
        ("= Users …", "\u{1B}[1m= Users …\u{1B}[0m"), ("^ Add image", "\u{1B}[1m^ Add image\u{1B}[0m"),
        ("    ^ Enter a name", "\u{1B}[31m    ^ Enter a name\u{1B}[0m"), ("! Sure?", "\u{1B}[33m! Sure?\u{1B}[0m"),
        ("* Saved", "\u{1B}[32m* Saved\u{1B}[0m"), ("  Email: ", "  Email: "), ("", ""),
    ])
    func `colors a line by its sign`(line: String, painted: String) {
        [LinePaint(.always), LinePaint(.never)].map { $0.screenLine(line) }.expect([painted, line])
    }

    @Test func `colors a good verdict green and a bad one red`() {
        let paint = LinePaint(.always)

        let verdicts = [paint.verdict("ok", isGood: true), paint.verdict("failed", isGood: false)]

        verdicts.expect(["\u{1B}[32mok\u{1B}[0m", "\u{1B}[31mfailed\u{1B}[0m"])
        #expect(LinePaint(.never).verdict("ok", isGood: true) == "ok")
    }
}
