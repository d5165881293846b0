import Loopback
import Testing

@Suite("An unusable response", .timeLimit(.minutes(4))) struct FaultyAnswerTests {
    @Test(arguments: FaultyAnswer.all)
    func `leaves Photos empty with the reason, until a retry succeeds`(answer: FaultyAnswer) async throws {
        let trial = Trial(["/photos": repeated(answer) + [.json(ServiceResponses.photos(1...3))]])
        let story = """
            tab "Photos"
            wait 10
            expect idle
            expect rows 0
            expect text "Could not load photos. \(answer.reason)"
            expect requests \(answer.tries) "/photos"
            print
            tap "Retry"
            expect rows 3
            expect no text "Could not load"
            """

        try await trial.play(on: "users", story)
    }

    @Test(arguments: FaultyAnswer.all)
    func `keeps the stored photos and shows a notice`(answer: FaultyAnswer) async throws {
        let first = LoopbackResponse.json(ServiceResponses.photos(1...20))
        let trial = Trial(["/photos": [first] + repeated(answer) + [.json(ServiceResponses.photos(21...25))]])
        let story = """
            expect rows 20
            scroll end
            wait 3
            expect rows 20
            expect notice "\(answer.reason)"
            expect requests \(answer.tries + 1) "/photos"
            scroll end
            expect rows 25
            expect row 25 "Photo 25"
            expect text "No more photos"
            """

        try await trial.play(on: "photos", story)
    }

    @Test(arguments: FaultyAnswer.all)
    func `leaves a category empty with the reason, until a retry succeeds`(answer: FaultyAnswer) async throws {
        let trial = Trial(["/search/photos": repeated(answer) + [.json(ServiceResponses.feed(["A rose"]))]])
        let story = """
            in "Categories" tap row "Flowers"
            wait 10
            expect screen "Flowers"
            expect idle
            expect rows 0
            expect text "Could not load pictures. \(answer.reason)"
            expect requests \(answer.tries) "/search/photos"
            tap "Retry"
            expect row 1 "A rose"
            expect no text "Could not load"
            """

        try await trial.play(on: "dashboard", story)
    }

    @Test(arguments: FaultyAnswer.all)
    func `leaves the other parts of Dashboard, added pictures too`(answer: FaultyAnswer) async throws {
        let trial = Trial(["/v2/list": repeated(answer) + [.json(ServiceResponses.pictures(by: ["Zoe"]))]])
        let story = """
            wait 10
            tap "Add image"
            type "Author" "Me"
            type "Image URL" "https://example.com/mine.png"
            tap "Save"
            expect idle
            in "Pictures" expect rows 1
            in "Pictures" expect row 1 "Me"
            in "Pictures" expect text "Could not load pictures. \(answer.reason)"
            in "Banners" expect rows 4
            expect requests \(answer.tries) "/v2/list"
            in "Pictures" tap "Retry"
            in "Pictures" expect rows 2
            in "Pictures" expect row 2 "Zoe"
            in "Pictures" expect no text "Could not load"
            """

        try await trial.play(on: "dashboard", story)
    }

    @Test(arguments: FaultyAnswer.all)
    func `opens no photo by a link`(answer: FaultyAnswer) async throws {
        let isGone = answer.reason == "Not found."
        let alert = isGone ? "\"This photo no longer exists\"" : "\"Could not load photo\" \"\(answer.reason)\""
        let story = """
            wait 10
            expect alert \(alert)
            expect requests \(answer.tries) "/photos/12"
            tap "OK"
            expect screen "Photos"
            expect row 1 "Photo 1"
            """

        let trial = Trial(["/photos/12": [answer.reply], "/photos": [.json(ServiceResponses.photos(1...3))]])
        try await trial.play(on: "photos\noption open photos/12", story)
    }

    private func repeated(_ answer: FaultyAnswer) -> [LoopbackResponse] {
        Array(repeating: answer.reply, count: answer.tries)
    }
}
