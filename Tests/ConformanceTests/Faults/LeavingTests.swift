import Shared
import TestSupport
import TestTools
import Testing

@testable import AppCommand

@Suite("Requests under way") struct LeavingTests {
    @Test func `never reach a list that the next user opens`() async throws {
        let trial = Trial { client in
            client.answer(
                "/photos?_page=1&_limit=20",
                .json(ServiceResponses.photos(1...3) { "Late \($0)" }, after: .seconds(10)),
                .json(ServiceResponses.photos(1...3), after: .seconds(4))
            )
        }
        let story = """
            expect busy
            wait 1
            tap "Log out"
            \(logInAsAnas)
            expect busy
            wait 2
            expect rows 3
            expect row 1 "Photo 1"
            wait 10
            expect row 1 "Photo 1"
            expect no text "Late"
            relaunch
            expect row 1 "Photo 1"
            """

        try await trial.play(on: "photos", network: "http://service.test", story)
    }

    @Test func `end with the process at any moment`() async throws {
        let trial = Trial { client in
            for page in 1...9 {
                let json = ServiceResponses.photos((page * 20 - 19)...(page * 20))
                client.answer("/photos?_page=\(page)&_limit=20", .json(json, after: .seconds(2)))
            }
        }
        let story = ["0", "0.5", "1.999", "2", "3"].map { moment in
            """
            refresh
            wait \(moment)
            scroll end
            relaunch
            wait 2
            scroll end
            wait \(moment)
            relaunch
            wait 2
            expect idle
            expect rows 20
            expect row 1 "Photo 1"
            expect row 20 "Photo 20"

            """
        }

        try await trial.play(on: "photos", network: "http://service.test", story.joined())
    }

    private let logInAsAnas = """
        type "Email" "anas@elgrocer.com"
        type "Password" "ibrar1234"
        tap "Log in"
        wait 2
        """
}
