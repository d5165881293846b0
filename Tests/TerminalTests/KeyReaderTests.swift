import Testing

@testable import Terminal

@Suite nonisolated struct `Key reader` {
    @Test(arguments: Typed.keys)
    func `a sequence cut anywhere is the same key`(typed: Typed) {
        for cut in 0...typed.bytes.count {
            var reader = KeyReader()

            let keys = reader.read(Array(typed.bytes[..<cut])) + reader.read(Array(typed.bytes[cut...]))

            #expect(keys == typed.keys, "cut after \(cut) bytes")
            #expect(reader.pendingWait == nil)
        }
    }

    @Test(arguments: Typed.dropped)
    func `an unknown sequence and a report of the terminal are dropped, cut anywhere`(typed: Typed) {
        for cut in 0...typed.bytes.count {
            var reader = KeyReader()

            let keys = reader.read(Array(typed.bytes[..<cut])) + reader.read(Array(typed.bytes[cut...]))

            #expect(keys == [], "cut after \(cut) bytes")
            #expect(reader.read(Array("x".utf8)) == [.character("x")])
        }
    }

    @Test(arguments: Typed.keys.filter { $0.bytes.first == 0x1B } + Typed.dropped)
    func `an incomplete sequence is dropped after the patience, never typed`(typed: Typed) {
        for cut in 1..<typed.bytes.count {
            var reader = KeyReader()
            guard reader.read(Array(typed.bytes[..<cut])).isEmpty, let patience = reader.pendingWait else { continue }

            let keys = reader.giveUp()

            #expect(keys == (patience == .escape ? [.escape] : []))
            #expect(reader.pendingWait == nil)
            #expect(reader.read(Array("x".utf8)) == [.character("x")])
        }
    }

    @Test func `a lone Esc is a key once nothing follows`() {
        var reader = KeyReader()

        #expect(reader.read([0x1B]) == [])
        #expect(reader.pendingWait == .escape)
        #expect(reader.giveUp() == [.escape])
        #expect(reader.pendingWait == nil)
        #expect(reader.giveUp() == [])
    }

    @Test func `a second Esc makes the first a key`() {
        var reader = KeyReader()

        #expect(reader.read([0x1B, 0x1B]) == [.escape])
        #expect(reader.giveUp() == [.escape])
    }

    @Test func `of two Esc that follow a string of the terminal only the second is a key`() {
        var reader = KeyReader()

        #expect(reader.read(Array("\u{1B}]11;rgb:\u{1B}\u{1B}".utf8)) == [])
        #expect(reader.pendingWait == .escape)
        #expect(reader.giveUp() == [.escape])
    }

    @Test(arguments: ["\u{1B}[", "\u{1B}[1;5", "\u{1B}O", "\u{1B}]11;rgb:", "\u{1B}]11;rgb:\u{1B}", "\u{1B}[M!"])
    func `a begun sequence is waited for longer than Esc`(begun: String) {
        var reader = KeyReader()

        #expect(reader.read(Array(begun.utf8)) == [])

        #expect(reader.pendingWait == .sequence)
    }

    @Test(arguments: ["\u{1B}", "\u{1B}[1;", "\u{1B}O", "\u{1B}]11;", "\u{1B}[M!", "\u{1B}[200~half"])
    func `Ctrl-C is a key even within a sequence`(begun: String) {
        var reader = KeyReader()

        let keys = reader.read(Array(begun.utf8) + [0x03]) + reader.read(Array("x".utf8))

        #expect(keys == [.control("c"), .character("x")])
    }

    @Test func `bytes that are not text are dropped`() {
        var reader = KeyReader()
        let lines: [[UInt8]] = [
            [0xC3, 0x28], [0xFF, 0x61], [0xE2, 0x82, 0x62], [0xC0, 0xAF], [0xED, 0xA0, 0x80, 0x63],
        ]

        let keys = lines.flatMap { reader.read($0) }

        #expect(keys == "(abc".map(Key.character))
    }

    @Test func `a character that is not ASCII ends a sequence, and is a key itself`() {
        var reader = KeyReader()

        #expect(reader.read(Array("\u{1B}[1;é".utf8)) == [.character("é")])
        #expect(reader.pendingWait == nil)
    }

    @Test func `an overlong sequence is dropped whole`() {
        var reader = KeyReader()

        let keys = reader.read(Array("\u{1B}[\(String(repeating: "1", count: 10_000))Ax".utf8))

        #expect(keys == [.character("x")])
    }

    @Test func `a paste has nothing of the one before, nor of one that Ctrl-C ended`() {
        var reader = KeyReader()
        let pastes = [
            "\u{1B}[200~one\u{1B}[201~", "\u{1B}[200~two\u{1B}[201~", "\u{1B}[200~lost\u{3}", "\u{1B}[200~\u{1B}[201~",
        ]

        let keys = pastes.flatMap { reader.read(Array($0.utf8)) }

        #expect(keys == [.paste("one"), .paste("two"), .control("c"), .paste("")])
    }

    @Test func `a paste may end with the beginning of its end mark`() {
        var reader = KeyReader()

        let keys = reader.read(Array("\u{1B}[200~one\u{1B}[20\u{1B}[201~x".utf8))

        #expect(keys == [.paste("one\u{1B}[20"), .character("x")])
    }

    @Test func `a huge paste is cut at its limit, and its end is still found`() {
        var reader = KeyReader()
        let pasted = String(repeating: "a", count: PasteBuffer.limit + 10)

        let keys = reader.read(Array("\u{1B}[200~\(pasted)\u{1B}[201~x".utf8))

        #expect(keys == [.paste(String(repeating: "a", count: PasteBuffer.limit)), .character("x")])
    }

    @Test func `a paste is waited for without a limit`() {
        var reader = KeyReader()

        var keys = reader.read(Array("\u{1B}[200~one ".utf8))
        #expect(reader.pendingWait == nil)
        keys += reader.giveUp() + reader.read(Array("two\u{1B}[201~".utf8))

        #expect(keys == [.paste("one two")])
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
