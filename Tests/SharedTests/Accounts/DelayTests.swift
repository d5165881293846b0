import Foundation
import Shared
import TestSupport
import Testing

@MainActor
struct DelayTests {
    @Test
    func `A request is answered after the delay, not before, and as the connection was at its start`() async throws {
        let fixture = try await AccountsFixture(latency: .seconds(2))
        let work = Work<String>(activity: fixture.clock.activity)
        let log = Log()
        for name in ["before", "after"] {
            work.run(name) {
                try await fixture.accounts.users()
            } then: { result in
                log.add((try? result.get()) == nil ? "\(name): failed" : "\(name): answered")
            }
            await fixture.clock.advance(by: .seconds(1))
            fixture.connection.network = .offline
        }

        await fixture.clock.advance(by: .milliseconds(999))
        log.add("2.999 s")
        await fixture.clock.advance(by: .milliseconds(1))

        log.entries.expect(["before: answered", "2.999 s", "after: failed"])
    }
}
