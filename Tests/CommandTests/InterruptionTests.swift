import Foundation
import TestTools
import Testing

@Suite("A command that is interrupted") struct InterruptionTests {
    /// Each would go on for seconds.
    @Test(arguments: [
        (BuiltProgram.demo, "verify --verbose" + String(repeating: " tabs", count: 100), "tabs"),
        (.lab, "bench", "arch-lab: This is a debug build: its numbers say nothing about a release build."),
    ])
    func `exits with 128 and the signal`(
        program: BuiltProgram,
        command: String,
        message: String
    ) async throws {
        let sandbox = try Sandbox()
        let messages = sandbox.url("messages").path

        let outcome = try await sandbox.shell(
            """
            mkfifo '\(messages)'
            "$0" \(command) > /dev/null 2> '\(messages)' &
            { read -r line; kill -TERM $!; wait $!; echo "$? $line"; } < '\(messages)'
            """,
            of: program
        )

        #expect(outcome.output == "143 \(message)\n")
    }

    /// Reading its steps shows that the monkey has begun.
    @Test func `prints the report so far, if it is the monkey, on Ctrl-C in a terminal too`() async throws {
        let (sandbox, terminal) = (try Sandbox(), try TerminalWindow())
        let send = "{ printf '\(Steps.login())'; yes relaunch | head -n 9000; } > steps"

        let killed = try await sandbox.shell(
            "cd \"$HOME\"; mkfifo steps; \"$0\" monkey --scenario steps & \(send); kill -TERM $!; wait $!; echo $?",
            of: .lab
        )
        let process = try sandbox.start(["monkey", "--scenario", sandbox.url("steps").path], of: .lab, on: terminal)
        _ = try await sandbox.shell("cd \"$HOME\"; \(send)")
        let shown = await terminal.type("\u{3}", until: " a second")

        // Fewer than the 9,003 steps that were sent, which take minutes.
        let report = /[0-8]?[0-9]{1,3} steps on [0-9]+ patterns, [0-9]+ a second\n\nNothing was found\.\n143\n/
        #expect(killed.output.wholeMatch(of: report) != nil, "\(killed.output)")
        #expect(shown.contains(/\b[0-8]?[0-9]{1,3} steps on [0-9]+ patterns, [0-9]+ a second/))
        #expect(await process.status() == 130)
    }
}
