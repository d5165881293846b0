import TestSupport
import Testing

@testable import Terminal

nonisolated struct KeyReaderTests {
    @Test(arguments: Typed.keys + Typed.dropped)
    func `A sequence cut anywhere is the same key; unknown ones and reports of the terminal are dropped`(typed: Typed) {
        for cut in 0...typed.bytes.count {
            var reader = KeyReader()

            let keys = reader.read(Array(typed.bytes[..<cut])) + reader.read(Array(typed.bytes[cut...]))
            let wait = reader.pendingWait
            let next = reader.read(Array("x".utf8))

            #expect((keys + next, wait) == (typed.keys + [.character("x")], nil), "cut after \(cut) bytes")
        }
    }

    @Test(arguments: Typed.keys.filter { $0.bytes.first == 0x1B } + Typed.dropped)
    func `An incomplete sequence is dropped after the patience, never typed`(typed: Typed) {
        for cut in 1..<typed.bytes.count {
            var reader = KeyReader()
            guard reader.read(Array(typed.bytes[..<cut])).isEmpty, let patience = reader.pendingWait else { continue }

            let keys = reader.giveUp()
            let wait = reader.pendingWait
            let next = reader.read(Array("x".utf8))

            let escape: [Key] = patience == .escape ? [.escape] : []
            #expect(keys + next == escape + [.character("x")])
            #expect(wait == nil)
        }
    }

    @Test(
        arguments: [
            ("\u{1B}", [], .escape, [.escape]), ("\u{1B}\u{1B}", [.escape], .escape, [.escape]),
            ("\u{1B}]11;rgb:\u{1B}\u{1B}", [], .escape, [.escape]), ("\u{1B}[", [], .sequence, []),
            ("\u{1B}[1;5", [], .sequence, []), ("\u{1B}O", [], .sequence, []), ("\u{1B}]11;rgb:", [], .sequence, []),
            ("\u{1B}]11;rgb:\u{1B}", [], .sequence, []), ("\u{1B}[M!", [], .sequence, []),
            ("\u{1B}[1;é", [.character("é")], nil, []),
        ] as [(String, [Key], KeyReader.Patience?, [Key])]
    )
    func `A lone Esc is a key once nothing follows; a sequence that began is waited for longer`(
        begun: String,
        keys: [Key],
        patience: KeyReader.Patience?,
        rest: [Key]
    ) {
        var reader = KeyReader()

        let first = (reader.read(Array(begun.utf8)), reader.pendingWait)
        let second = (reader.giveUp(), reader.pendingWait, reader.giveUp())

        #expect(first == (keys, patience))
        #expect(second == (rest, nil, []))
    }

    @Test(arguments: ["\u{1B}", "\u{1B}[1;", "\u{1B}O", "\u{1B}]11;", "\u{1B}[M!", "\u{1B}[200~half"])
    func `Ctrl-C is a key even within a sequence`(begun: String) {
        var reader = KeyReader()

        let keys = reader.read(Array(begun.utf8) + [0x03]) + reader.read(Array("x".utf8))

        keys.expect([.control("c"), .character("x")])
    }

    @Test func `Bytes that are not text and an overlong sequence are dropped`() {
        var reader = KeyReader()
        let lines: [[UInt8]] = [
            [0xC3, 0x28], [0xFF, 0x61], [0xE2, 0x82, 0x62], [0xC0, 0xAF], [0xED, 0xA0, 0x80, 0x63],
            Array("\u{1B}[\(String(repeating: "1", count: 10_000))Ax".utf8),
        ]

        let keys = lines.flatMap { reader.read($0) }

        #expect(keys == "(abcx".map(Key.character))
    }

    @Test(
        arguments: [
            (["one\u{1B}[201~", "\u{1B}[200~two\u{1B}[201~"], [.paste("one"), .paste("two")]),
            (["lost\u{3}", "\u{1B}[200~\u{1B}[201~"], [.control("c"), .paste("")]),
            (["one ", "two\u{1B}[201~"], [.paste("one two")]),
            (["one\u{1B}[20\u{1B}[201~x"], [.paste("one\u{1B}[20"), .character("x")]),
        ] as [([String], [Key])]
    )
    func `A paste is waited for without a limit up to its end mark or Ctrl-C`(rest: [String], expected: [Key]) {
        var reader = KeyReader()

        var keys = reader.read(Array("\u{1B}[200~".utf8))
        for part in rest { keys += reader.giveUp() + reader.read(Array(part.utf8)) }

        keys.expect(expected)
        #expect(reader.pendingWait == nil)
    }

    @Test func `A huge paste is cut at its limit, and its end is still found`() {
        var reader = KeyReader()
        let kept = String(repeating: "a", count: KeyReader.pasteLimit)

        let keys = reader.read(Array("\u{1B}[200~\(kept)aaaaaaaaaa\u{1B}[201~x".utf8))

        keys.expect([.paste(kept), .character("x")])
    }

    @Test func `Ctrl-C is a key after any bytes`() {
        var reader = KeyReader()
        var random = RandomBytes(seed: 7)

        for _ in 0..<300 {
            let keys = reader.read(random.next(100) + [0x03])

            #expect(keys.last == .control("c"))
            #expect(reader.pendingWait == nil)
        }
    }
}

/// A repeatable sequence of bytes, in which those that begin sequences are frequent.
private nonisolated struct RandomBytes {
    private static let frequent = Array("\u{1B}[O]P;:012~uM<?$".utf8)

    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next(_ count: Int) -> [UInt8] {
        (0..<count).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let number = Int(state >> 33)
            return number % 2 == 0
                ? Self.frequent[number / 2 % Self.frequent.count] : UInt8(truncatingIfNeeded: number >> 8)
        }
    }
}
