#if os(Linux)
    import Testing

    @Suite(.timeLimit(.minutes(1))) struct `Without memory for threads` {
        /// With the least memory the program is not loaded at all, with the most it starts.
        @Test func `the command says so and exits with 1`() async throws {
            let sandbox = try Sandbox()

            let outcome = try await sandbox.shell(
                """
                for limit in $(seq 80000 10000 300000); do
                    (ulimit -v $limit; message=$("$0" --pattern mvp 2>&1 > /dev/null); echo "$? $message")
                done
                """
            )

            let lines = outcome.output.split(separator: "\n")
            let message: Substring = "1 arch-demo: Cannot start threads: Resource temporarily unavailable."
            #expect(lines.contains(message))
            #expect(lines.allSatisfy { $0 == message || $0 == "0 " || $0.hasPrefix("127 ") })
        }
    }
#endif
