import TestSupport
import TestTools
import Testing

@testable import Terminal

@Suite("Line input", .timeLimit(.minutes(4))) struct LineInputTests {
    @Test func `returns line after line, then nil, and shows no prompt for a pipe`() async throws {
        let pipe = try PipeEnds()
        var shown: [String] = []
        let input = LineInput(descriptor: pipe.reading) { shown.append($0) }

        pipe.write("one\n\ntwo\r\nlast".utf8)
        pipe.finish()
        var lines: [String?] = []
        for _ in 1...6 { lines.append(try await input.nextLine(prompt: "> ")) }

        lines.expect(["one", "", "two", "last", nil, nil])
        #expect(shown.isEmpty)
    }

    @Test func `leaves the main actor free while it waits`() async throws {
        let pipe = try PipeEnds()
        let input = LineInput(descriptor: pipe.reading)

        async let line = input.nextLine(prompt: "> ")
        let writer = Task { pipe.write("typed later\n".utf8) }
        await writer.value

        #expect(try await line == "typed later")
    }

    @Test func `returns a line at once only if it is complete and begins with the sign`() throws {
        let pipe = try PipeEnds()
        let input = LineInput(descriptor: pipe.reading)
        var lines = [try input.lineAtOnce(beginningWith: "+")]

        for text in [" + b", "ack\n+ again\n+ last", "", ""] {
            pipe.write(text.utf8)
            lines.append(try input.lineAtOnce(beginningWith: "+"))
        }
        pipe.finish()
        for _ in 1...2 { lines.append(try input.lineAtOnce(beginningWith: "+")) }

        lines.expect([nil, nil, " + back", "+ again", nil, "+ last", nil])
    }

    @Test func `replaces bytes of a terminal that are not UTF-8`() throws {
        var buffer = LineBuffer(repairsText: true)

        let line = try buffer.nextLine { [0x61, 0xFF, 0x62, 0x0A] }

        #expect(line == "a\u{FFFD}b")
    }

    @Test func `returns a line of 1 MB, and rejects a longer one without waiting for its end`() throws {
        let megabyte = Array(repeating: [UInt8](repeating: 0x61, count: 50_000), count: 20)
        var chunks = megabyte + [[0x0A]] + megabyte + [[0x61]]
        var buffer = LineBuffer()

        let longest = try buffer.nextLine { chunks.removeFirst() }
        let failure = #expect(throws: InputFailure.self) { try buffer.nextLine { chunks.removeFirst() } }

        #expect(longest?.utf8.count == 1_000_000)
        #expect(failure?.reason == "line 2 is longer than 1 MB")
    }

    @Test func `overwrites the bytes of a line once it is returned, and no others`() throws {
        var buffer = LineBuffer()
        var memory: UnsafePointer<UInt8>?

        let line = try buffer.nextLine {
            let chunk = Array("password\nnext".utf8)
            memory = chunk.withUnsafeBufferPointer(\.baseAddress)
            return chunk
        }
        let bytes = try Array(UnsafeBufferPointer(start: #require(memory), count: 13))

        #expect(line == "password")
        bytes.expect(Array(repeating: 0, count: 8) + Array("\nnext".utf8))
    }

    @Test(
        arguments: [
            ([[0x61, 0xC3], [0xA9], Array("b\nc".utf8), [], []], ["aéb", "c", nil]),
            ([[0xEF, 0xBB], [0xBF] + Array("one\n\u{FEFF}two".utf8), [], []], ["one", "\u{FEFF}two", nil]),
        ] as [([[UInt8]], [String?])]
    )
    func `joins a line that arrives in parts, and drops a byte order mark only before the first line`(
        chunks: [[UInt8]],
        lines: [String?]
    ) throws {
        var (rest, buffer) = (chunks, LineBuffer())

        let returned = try lines.map { _ in try buffer.nextLine { rest.removeFirst() } }

        #expect(returned == lines)
    }

    @Test func `prompts on a terminal, shows a line that was typed ahead, and ends the line at the end of the input`()
        async throws
    {
        let terminal = try TerminalWindow()
        var shown: [String] = []
        let input = LineInput(descriptor: terminal.descriptor) { shown.append($0) }

        terminal.type("hello\u{7}\n")
        let line = try await input.nextLine(prompt: "> ")
        terminal.type("\u{4}")
        let end = try await input.nextLine(prompt: "> ")

        #expect(line == "hello\u{7}")
        #expect(end == nil)
        shown.expect(["> ", "hello\u{FFFD}\n", "> ", "\n"])
    }

    @Test func `reads a tab and a line end within a line of a terminal as a space`() async throws {
        let terminal = try TerminalWindow()
        let input = LineInput(descriptor: terminal.descriptor) { _ in }

        terminal.type("a\tb\u{2028}c\u{2028}\n")

        #expect(try await input.nextLine(prompt: "") == "a b c")
    }

    @Test func `does not wait at once for the end of a line that is longer than 1 MB`() throws {
        var buffer = LineBuffer()
        var reads = 0

        let failure = #expect(throws: InputFailure.self) {
            try buffer.completeLine(beginningWith: UInt8(ascii: "+")) {
                reads += 1
                return [UInt8](repeating: UInt8(ascii: "+"), count: 50_000)
            }
        }

        #expect(failure?.reason == "line 1 is longer than 1 MB")
        #expect(reads == 21)
    }
}
