import Foundation
import Synchronization
import Testing

@testable import Terminal

struct OutputStreamTests {
    @Test func `Output writes all of a text that is larger than a pipe's buffer`() async throws {
        let pipe = try PipeEnds()
        let text = String(repeating: "0123456789abcdef", count: 65_536)
        let (reading, writing) = (pipe.reading, pipe.writing)
        _ = fcntl(writing, F_SETFL, O_NONBLOCK)

        let reader = Task.detached {
            var count = 0
            while count < text.utf8.count { count += try readChunk(from: reading).count }
            return count
        }
        let writer = Task.detached {
            Terminal.Output(descriptor: writing) { _ in Issue.record("the pipe is open") }.write(text)
        }
        await writer.value

        #expect(try await reader.value == text.utf8.count)
    }

    @Test func `Output ends the program silently when its results have no reader`() async {
        let result = await #expect(
            processExitsWith: .exitCode(1),
            observing: [\.standardErrorContent]
        ) {
            Interrupts.ignoreClosedPipes()
            let pipe = try PipeEnds()
            dup2(pipe.writing, STDOUT_FILENO)
            pipe.closeReadingEnd()
            Terminal.Output.messages.write("before\n")

            Terminal.Output.results.write("hello\n")
            Terminal.Output.messages.write("after\n")
        }

        #expect(result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } == "before\n")
    }

    @Test func `Output ends the program with a message when results cannot be written`() async {
        let result = await #expect(
            processExitsWith: .exitCode(1),
            observing: [\.standardErrorContent]
        ) {
            dup2(open("/dev/null", O_RDONLY), STDOUT_FILENO)

            Terminal.Output.results.write("hello\n")
        }

        let expected = "\(ProcessInfo.processInfo.processName): Cannot write standard output: Bad file descriptor.\n"
        #expect(result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } == expected)
    }
}
