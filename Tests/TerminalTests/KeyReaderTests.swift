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
            (["one\u{1B}[20\u{1B}[201~x"], [.paste("one[20"), .character("x")]),
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
        var random = RandomContent(seed: 7)
        // Bytes that begin sequences are frequent.
        let frequent = Array("\u{1B}[O]P;:012~uM<?$".utf8)

        for _ in 0..<300 {
            let bytes = (0..<100).map { _ in
                random.next(0...1) == 0 ? random.element(of: frequent) : UInt8(random.next(0...255))
            }
            let keys = reader.read(bytes + [0x03])

            #expect(keys.last == .control("c"))
            #expect(reader.pendingWait == nil)
        }
    }
}

/// What a terminal sends, and the keys that it means.
nonisolated struct Typed: CustomTestStringConvertible, Sendable {
    let text: String
    let keys: [Key]

    init(_ text: String, _ keys: Key...) {
        self.text = text
        self.keys = keys
    }

    var bytes: [UInt8] { Array(text.utf8) }
    var testDescription: String { text.debugDescription }

    static let keys: [Typed] =
        cursorKeys + editingKeys + functionKeys + controls + characters + pastes + reportedKeys + padKeys

    private static let cursorKeys =
        zip("ABCDHF", [Key.up, .down, .right, .left, .home, .end]).flatMap { letter, key in
            ["\u{1B}[\(letter)", "\u{1B}O\(letter)", "\u{1B}[1;2\(letter)", "\u{1B}[1;5\(letter)", "\u{1B}O5\(letter)"]
                .map { Typed($0, key) }
        }
        + zip("abcd", [Key.up, .down, .right, .left]).flatMap { letter, key in
            [Typed("\u{1B}[\(letter)", key), Typed("\u{1B}O\(letter)", key)]
        }

    private static let editingKeys =
        [
            (1, Key.home), (7, .home), (4, .end), (8, .end), (3, .delete), (5, .pageUp), (6, .pageDown),
        ].flatMap { number, key in
            ["~", ";5~", "^", "$", "@"].map { Typed("\u{1B}[\(number)\($0)", key) }
        } + [
            Typed("\u{1B}[Z", .backTab), Typed("\u{1B}[1;2Z", .backTab), Typed("\u{1B}\t", .backTab),
            Typed("\u{1B}OM", .enter), Typed("\u{1B}\u{7F}", .control("w")), Typed("\u{1B}\u{8}", .control("w")),
        ]

    private static let functionKeys = [
        "\u{1B}OP", "\u{1B}[P", "\u{1B}[1;2P", "\u{1B}O2P", "\u{1B}[11~", "\u{1B}[[A",
    ].map { Typed($0, .help) }

    private static let controls = [
        Typed("\r", .enter), Typed("\n", .enter), Typed("\t", .tab), Typed("\u{7F}", .backspace),
        Typed("\u{8}", .backspace), Typed("\u{1}", .control("a")), Typed("\u{3}", .control("c")),
        Typed("\u{1A}", .control("z")), Typed("\u{0}", .control("@")), Typed("\u{1C}", .control("\\")),
    ]

    private static let characters = [
        Typed("q", .character("q")), Typed(" ", .character(" ")), Typed("é", .character("é")),
        Typed("漢", .character("漢")), Typed("😀", .character("😀")),
        Typed("e\u{301}", .character("e"), .character("\u{301}")),
        Typed("👩\u{200D}🔬", .character("👩"), .character("\u{200D}"), .character("🔬")),
    ]

    private static let pastes = [
        // Line ends at the end are dropped, others and tabs are spaces; other control characters are dropped.
        Typed("\u{1B}[200~a\nb\r\nc\rd\u{2028}e\t\u{0}\u{9B}f\u{7}\u{1B}[201~", .paste("a b c d e f")),
        Typed("\u{1B}[200~\n\r\n one \t\n\r\n\u{85}\u{2029}\u{1B}[201~", .paste("   one  ")),
        Typed("\u{1B}[200~\u{1B}[201~", .paste("")),
        Typed("\u{1B}[200~one\r\ntwo\t漢\u{1B}[201~", .paste("one two 漢")),
        Typed("\u{1B}[200~\u{1B}[A\u{1B}[20\u{1B}\u{1B}[201~q", .paste("[A[20"), .character("q")),
    ]

    /// The keys of the number pad in Kitty's reports.
    private static let padKeys =
        "0123456789./*-+".enumerated().map { Typed("\u{1B}[\(57399 + $0)u", .character($1)) }
        + [
            (57414, Key.enter), (57417, .left), (57418, .right), (57419, .up), (57420, .down), (57421, .pageUp),
            (57422, .pageDown), (57423, .home), (57424, .end), (57426, .delete),
        ].map { Typed("\u{1B}[\($0)u", $1) }

    /// Kitty's reports, and xterm's of other keys.
    private static let reportedKeys = [
        Typed("\u{1B}[27u", .escape), Typed("\u{1B}[13u", .enter), Typed("\u{1B}[9u", .tab),
        Typed("\u{1B}[9;2u", .backTab), Typed("\u{1B}[127u", .backspace), Typed("\u{1B}[127;5u", .control("w")),
        Typed("\u{1B}[97u", .character("a")), Typed("\u{1B}[97;2u", .character("A")),
        Typed("\u{1B}[97;129u", .character("a")), Typed("\u{1B}[49:33;2u", .character("!")),
        Typed("\u{1B}[97;;229u", .character("å")), Typed("\u{1B}[97;2;229u", .character("å")),
        Typed("\u{1B}[127;3u", .control("w")), Typed("\u{1B}[99;5u", .control("c")),
        Typed("\u{1B}[1089::99;5u", .control("c")), Typed("\u{1B}[99::105;5u", .control("c")),
        Typed("\u{1B}[97;1:2u", .character("a")),
        Typed("\u{1B}[1;1:1A", .up), Typed("\u{1B}[3;1:2~", .delete),
        Typed("\u{1B}[27;5;99~", .control("c")), Typed("\u{1B}[27;2;9~", .backTab),
        Typed("\u{1B}[27;1;233~", .character("é")),
    ]

    static let dropped = [
        // Keys without a meaning here: Alt, Insert, F2, a released key, a modifier alone.
        "\u{1B}b", "\u{1B}é", "\u{1B}😀", "\u{1B}[2~", "\u{1B}OQ", "\u{1B}[12~", "\u{1B}[[B", "\u{1B}[97;1:3u",
        "\u{1B}[1;1:3A",
        "\u{1B}[3;1:3~", "\u{1B}[57441;2u", "\u{1B}[97;3u", "\u{1B}[55296u", "\u{1B}[99999999999u", "\u{1B}[27;5~",
        // Focus, mouse: of the forms SGR, urxvt and X10.
        "\u{1B}[I", "\u{1B}[O", "\u{1B}[<0;12;7M", "\u{1B}[<0;12;7m", "\u{1B}[32;12;7M", "\u{1B}[M !\u{7F}",
        "\u{1B}[MC!!",
        // Replies: attributes, position, size, mode, color, name, capability, picture; a stray end of a string.
        "\u{1B}[?62;22c", "\u{1B}[>0;276;0c", "\u{1B}[12;40R", "\u{1B}[0n", "\u{1B}[8;24;80t", "\u{1B}[?2026;2$y",
        "\u{1B}[20;2$y",
        "\u{1B}]11;rgb:0000/0000/0000\u{7}", "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\", "\u{1B}P>|XTerm(370)\u{1B}\\",
        "\u{1B}P1+r436f\u{1B}\\", "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}^private\u{1B}\\", "\u{1B}Xstring\u{1B}\\",
        "\u{1B}\\",
        "\u{1B}[201~", "\u{9B}",
    ].map { Typed($0) }
}
