import Loopback
import Testing

@Suite("A service in trouble", .timeLimit(.minutes(4))) struct TroubledServiceTests {
    @Test func `gets no request for as long as it demands, then one`() async throws {
        let trial = Trial([
            "/photos": [.status(429, headers: ["Retry-After": "30"]), .json(ServiceResponses.photos(1...3))]
        ])
        let story = """
            expect busy
            expect requests 1 "/photos"
            wait 29.999
            expect busy
            expect requests 1 "/photos"
            wait 2
            expect idle
            expect requests 2 "/photos"
            expect rows 3
            """

        try await trial.play(on: "photos", story)
    }

    @Test func `that demands a wait of more than a minute gets no other request`() async throws {
        let trial = Trial(["/photos": [.status(429, headers: ["Retry-After": "61"])]])
        let story = """
            expect idle
            expect text "Could not load photos. The service is having trouble. Try again later."
            wait 100
            expect requests 1 "/photos"
            """

        try await trial.play(on: "photos", story)
    }

    @Test func `succeeds at the third try, after growing waits`() async throws {
        let trial = Trial(["/photos": [.status(500), .status(503), .json(ServiceResponses.photos(1...3))]])
        let story = """
            expect busy
            wait 0.499
            expect requests 1 "/photos"
            wait 0.501
            expect requests 2 "/photos"
            expect no text "Could not load"
            wait 2
            expect requests 3 "/photos"
            expect rows 3
            expect idle
            """

        try await trial.play(on: "photos", story)
    }

    @Test func `gets no other request after a logout`() async throws {
        let trial = Trial(["/photos": [.status(500)]])
        let story = """
            expect busy
            tap "Log out"
            wait 60
            expect screen "Log in"
            expect no alert
            expect requests 1 "/photos"
            """

        try await trial.play(on: "photos", story)
    }
}
