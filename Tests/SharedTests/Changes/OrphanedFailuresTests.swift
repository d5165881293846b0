import TestSupport
import Testing

@testable import Shared

@MainActor
struct OrphanedFailuresTests {
    @Test func `A failure is announced to the last observer alone`() {
        let failures = OrphanedFailures()
        let (first, last) = (failures.log(), failures.log())

        failures.announce(.title, .storage)

        #expect(first.entries.isEmpty)
        last.entries.expect(["title: storage"])
    }
}
