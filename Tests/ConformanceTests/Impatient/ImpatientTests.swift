import Monkey
import Testing

@Suite(
    "An impatient user, whose two actions share a turn",
    .enabled(if: OneExecutor.isSupported, "Only on Linux does work run on one executor.")
)
struct ImpatientTests {
    /// Runs in a process of its own with one executor: otherwise chance decides whether a request that is canceled in
    /// the same turn is sent.
    @Test func `gets the same on every pattern, nothing twice, and no question behind a question`() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run { OneExecutor.use() }
            do {
                try await performAllPairs()
            } catch {
                Issue.record(error)
            }
        }
    }
}

private func performAllPairs() async throws {
    var data: [Walk: WalkedData] = [:]
    var count = 0
    for screen in try ImpatientScreen.all {
        let walked = if let known = data[screen.walk] { known } else { try await WalkedData(screen.walk) }
        data[screen.walk] = walked
        count += try await ImpatientUser(screen: screen, data: walked).performPairs()
    }
    #expect(count > 1_000)
}
