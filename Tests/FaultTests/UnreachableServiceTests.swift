import Loopback
import Testing

@Suite("An unreachable service", .timeLimit(.minutes(4))) struct UnreachableServiceTests {
    private nonisolated static let refused = "http://127.0.0.1:1"
    private nonisolated static let unknown = "http://no-such-host.invalid"
    private static let reason = "No connection. Check your network and try again."

    @Test(arguments: [refused, unknown])
    func `leaves Photos empty with the reason, until a retry succeeds`(network: String) async throws {
        let story = """
            tab "Photos"
            expect idle
            expect rows 0
            expect text "Could not load photos. \(Self.reason)"
            expect requests 1 "/photos"
            print
            network sample
            tap "Retry"
            expect rows 20
            expect button "Retry" absent
            expect no text "Could not load"
            """

        try await Trial().play(on: "users", network: network, story)
    }
}
