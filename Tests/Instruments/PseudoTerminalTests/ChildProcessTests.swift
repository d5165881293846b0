import Foundation
import PseudoTerminal
import Testing

@Suite("A program that is run to its end") struct ChildProcessTests {
    @Test func `returns its status, output and messages`() throws {
        let outcome = try run("echo out; echo err >&2; exit 3", limit: .seconds(60))

        #expect(outcome.output == "out\n")
        #expect(outcome.messages == "err\n")
        #expect(outcome.status == 3)
        #expect(!outcome.isLate)
    }

    @Test func `is ended with its children when its time is over`() throws {
        let outcome = try run("tail -f /dev/null & tail -f /dev/null", limit: .zero)

        #expect(outcome.isLate)
        #expect(outcome.status == 128 + SIGKILL)
    }

    private func run(_ line: String, limit: Duration) throws -> ChildProcess.Outcome {
        try ChildProcess.run(["/bin/sh", "-c", line], limit: limit)
    }
}
