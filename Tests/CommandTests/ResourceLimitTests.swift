#if os(Linux)
    import Testing

    @Suite("Where the system allows it little") struct ResourceLimitTests {
        /// With the least memory the program is not loaded at all, with the most it starts.
        @Test func `the command says that it cannot start threads and exits with 1`() async throws {
            let sandbox = try Sandbox()

            let outcome = try await sandbox.shell(
                """
                for limit in $(seq 80000 20000 300000); do
                    (ulimit -v $limit; message=$("$0" --pattern mvp 2>&1 > /dev/null); echo "$? $message")
                done
                """
            )

            let lines = outcome.output.split(separator: "\n")
            let message: Substring = "1 arch-demo: Cannot start threads: Resource temporarily unavailable."
            #expect(lines.contains(message))
            #expect(lines.allSatisfy { $0 == message || $0 == "0 " || $0.hasPrefix("127 ") })
        }

        /// With fewer descriptors the program is not loaded at all. Those of other tests may be inherited.
        @Test(arguments: [
            (BuiltProgram.demo, ["run --pattern mvp", "verify tabs"]),
            (.lab, ["monkey", "bench"]),
        ])
        func `each command but help says that it cannot open files and exits with 1`(
            program: BuiltProgram,
            commands: [String]
        ) async throws {
            let sandbox = try Sandbox()

            let outcome = try await sandbox.shell(
                """
                for open in /proc/$$/fd/*; do
                    [ ${open##*/} -le 2 ] || eval "exec ${open##*/}>&-"
                done
                for limit in 4 8 12; do
                    (ulimit -n $limit; exec "$0" help) > /dev/null || echo help
                    for command in '\(commands.joined(separator: "' '"))'; do
                        message=$( (ulimit -n $limit; exec "$0" $command) 2>&1 > /dev/null); echo "$? $message"
                    done
                done
                """,
                of: program
            )

            let message = "1 \(program.rawValue): Cannot open files: Too many open files.\n"
            #expect(outcome.output == String(repeating: message, count: 3 * commands.count))
        }
    }
#endif
