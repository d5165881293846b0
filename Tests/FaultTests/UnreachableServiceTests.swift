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

    @Test(arguments: [refused, unknown])
    func `keeps the stored photos and shows a notice`(network: String) async throws {
        let story = """
            expect rows 20
            network \(network)
            refresh
            expect rows 20
            expect notice "\(Self.reason)"
            wait 4
            scroll end
            expect rows 20
            expect notice "\(Self.reason)"
            expect idle
            network sample
            scroll end
            expect rows 40
            print
            """

        try await Trial().play(on: "photos", network: "sample", story)
    }

    @Test(arguments: [refused, unknown])
    func `leaves the other parts of Dashboard usable`(network: String) async throws {
        let story = """
            in "Pictures" expect text "Could not load pictures. \(Self.reason)"
            in "Pictures" expect rows 0
            in "Products" expect rows 24
            print
            network sample
            in "Pictures" tap "Retry"
            in "Pictures" expect rows 15
            in "Pictures" expect no text "Could not load"
            """

        try await Trial().play(on: "dashboard", network: network, story)
    }

    @Test(arguments: [refused, unknown])
    func `leaves a category empty with the reason`(network: String) async throws {
        let story = """
            network \(network)
            in "Categories" tap row "Flowers"
            expect screen "Flowers"
            expect text "Could not load pictures. \(Self.reason)"
            tap "Retry"
            expect text "Could not load pictures. \(Self.reason)"
            expect requests 2 "/search/photos"
            network sample
            tap "Retry"
            expect rows 12
            expect no text "Could not load"
            """

        try await Trial().play(on: "dashboard", network: "sample", story)
    }
}
