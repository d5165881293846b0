import Loopback
import Shared
import TestSupport
import Testing

@Suite("Pages of photos", .timeLimit(.minutes(4))) struct PagingTests {
    @Test func `that repeat ids show each photo once, in its first place`() async throws {
        let trial = Trial([
            "/photos": [.json(ServiceResponses.photos(1...20)), .json(ServiceResponses.photos(11...30)), .json("[]")]
        ])
        let story = """
            scroll end
            expect rows 30
            expect row 11 "Photo 11"
            expect row 21 "Photo 21"
            expect row 30 "Photo 30"
            scroll end
            expect rows 30
            expect text "No more photos"
            print
            """

        try await trial.play(on: "photos", story)
    }

    @Test func `that contain an id twice show it once`() async throws {
        let trial = Trial(["/photos": [.json(ServiceResponses.photos([1, 2, 1, 2, 3]))]])
        let story = """
            expect rows 3
            expect row 3 "Photo 3"
            expect text "No more photos"
            """

        try await trial.play(on: "photos", story)
    }

    @Test(arguments: [0, 5])
    func `end with an empty or a short page, after which no request is sent`(count: Int) async throws {
        let last = ServiceResponses.photos((1...20).prefix(count).map { $0 + 20 })
        let trial = Trial(["/photos": [.json(ServiceResponses.photos(1...20)), .json(last)]])
        let story = """
            expect rows 20
            expect no text "No more photos"
            scroll end
            expect rows \(20 + count)
            expect text "No more photos"
            scroll end
            scroll end
            expect requests 2 "/photos"
            relaunch
            expect rows 20
            scroll end
            expect rows \(20 + count)
            expect text "No more photos"
            expect requests 2 "/photos"
            """

        try await trial.play(on: "photos", story)
    }

    @Test func `continue after a refresh if the service has more photos by then`() async throws {
        let trial = Trial([
            "/photos": [
                .json(ServiceResponses.photos(1...20)), .json(ServiceResponses.photos(21...25)),
                .json(ServiceResponses.photos(1...20)), .json(ServiceResponses.photos(21...40)), .json("[]"),
            ]
        ])
        let story = """
            scroll end
            expect rows 25
            expect text "No more photos"
            refresh
            expect rows 20
            expect no text "No more photos"
            scroll end
            expect rows 25
            expect no text "No more photos"
            scroll end
            expect rows 40
            expect row 26 "Photo 26"
            scroll end
            expect rows 40
            expect text "No more photos"
            expect requests 5 "/photos"
            """

        try await trial.play(on: "photos", story)
    }

    @Test func `show an empty list if there are no photos`() async throws {
        let trial = Trial(["/photos": [.json("[]"), .json("[]"), .json(ServiceResponses.photos(1...2))]])
        let story = """
            expect rows 0
            expect text "No photos yet"
            scroll end
            expect requests 1 "/photos"
            tap "Retry"
            expect text "No photos yet"
            expect requests 2 "/photos"
            tap "Retry"
            expect rows 2
            expect button "Retry" absent
            """

        try await trial.play(on: "photos", story)
    }

    @Test func `are fetched once, however often the end is reached`() async throws {
        let story = """
            expect rows 20
            scroll end
            scroll end
            wait 1
            scroll end
            wait 9
            expect rows 40
            expect requests 2 "/photos"
            """

        try await slowPages((1, 0, 0), (2, 10, 10)).play(on: "photos", network: "http://service.test", story)
    }

    @Test func `are not mixed up by a refresh while one is under way`() async throws {
        let story = """
            expect rows 20
            scroll end
            wait 1
            refresh
            wait 5
            expect rows 20
            expect idle
            wait 10
            expect rows 20
            scroll end
            wait 10
            expect rows 40
            expect row 1 "Photo 1"
            expect row 21 "Photo 21"
            expect row 40 "Photo 40"
            """

        try await slowPages((1, 0, 5), (2, 10, 10)).play(on: "photos", network: "http://service.test", story)
    }

    @Test func `are shown in order even if the second arrives first`() async throws {
        let story = """
            expect rows 20
            refresh
            wait 1
            scroll end
            wait 5
            expect busy
            expect rows 20
            wait 4
            expect idle
            expect rows 20
            scroll end
            expect rows 40
            expect row 1 "Photo 1"
            expect row 21 "Photo 21"
            print
            """

        try await slowPages((1, 0, 10), (2, 0, 0)).play(on: "photos", network: "http://service.test", story)
    }

    /// Returns a trial whose service delays the first response of a page, and later ones, by these numbers of seconds.
    private func slowPages(_ pages: (number: Int, first: Int, later: Int)...) -> Trial {
        Trial { client in
            for page in pages {
                let json = ServiceResponses.photos((page.number * 20 - 19)...(page.number * 20))
                client.answer(
                    "/photos?_page=\(page.number)&_limit=20",
                    .json(json, after: .seconds(page.first)),
                    .json(json, after: .seconds(page.later))
                )
            }
        }
    }
}
