import Testing

@Suite(.timeLimit(.minutes(4))) struct `An impatient user, whose two actions share a turn` {
    /// Runs in a process of its own with one executor: otherwise chance decides whether a request that is canceled in
    /// the same turn is sent.
    @Test func `gets the same on every pattern, nothing twice, and no question behind a question`() async {
        await #expect(processExitsWith: .success) { await ImpatientUsers.performAllPairs() }
    }
}
