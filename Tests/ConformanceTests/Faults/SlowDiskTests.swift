import TestTools
import Testing

@testable import AppCommand

@Suite("A slow change") struct SlowDiskTests {
    private let trial = Trial { configuration, _ in try await AppServices.forScenarios(configuration).withSlowDisk() }

    @Test func `to a title disables Save until it ends`() async throws {
        let story = """
            tap row 1
            type "Title" "First"
            tap "Save"
            expect busy
            expect button "Save" disabled
            expect button "Delete" disabled
            type "Title" "Second"
            tap "Save"
            wait 2
            expect notice "Saved"
            expect field "Title" "Second"
            expect button "Save" enabled
            tap "Save"
            wait 2
            back
            expect row 1 "Second"
            """

        try await trial.play(on: "photos", network: "sample", story)
    }

    @Test func `is finished or never begun if the process ends`() async throws {
        let story = """
            tap row 1
            type "Title" "Mine"
            tap "Save"
            wait 1.999
            relaunch
            expect rows 20
            expect row "Mine" absent
            wait 10
            expect row "Mine" absent
            """

        try await trial.play(on: "photos", network: "sample", story)
    }

    @Test func `adds a picture once, with Save and Cancel disabled meanwhile, even if the sheet is left`() async throws
    {
        let story = """
            tap "Add image"
            type "Author" "Me"
            type "Image URL" "https://example.com/mine.png"
            tap "Save"
            expect busy
            expect button "Save" disabled
            expect button "Cancel" disabled
            tap "Cancel"
            expect sheet "Add image"
            wait 1
            tap "Save"
            back
            expect screen "Dashboard"
            in "Pictures" expect rows 15
            wait 1
            in "Pictures" expect row 1 "Me"
            wait 2
            in "Pictures" expect rows 16
            expect no alert
            """

        try await trial.play(on: "dashboard", network: "sample", story)
    }

    @Test func `likes a picture once, however often it is tapped`() async throws {
        let story = """
            in "Categories" tap row "Flowers"
            tap row 1 "Like"
            tap row 2 "Like"
            wait 1
            tap row 1 "Like"
            wait 3
            expect text "♥"
            tap row 1 "Unlike"
            tap row 1 "Unlike"
            wait 2
            expect no alert
            tab "Favorites"
            expect rows 1
            """

        try await trial.play(on: "dashboard", network: "sample", story)
    }

    @Test func `keeps the app busy from Log out until Log in`() async throws {
        let story = """
            in "Categories" tap row "Flowers"
            tap row 1 "Like"
            back
            tap "Log out"
            expect screen "Dashboard"
            expect busy
            wait 1.999
            expect busy
            wait 0.001
            expect screen "Log in"
            expect idle
            """

        try await trial.play(on: "dashboard", network: "sample", story)
    }

    @Test func `likes pictures in the order of the taps, however long each takes`() async throws {
        let script: [String: [LoopbackResponse]] = [
            "/v2/list": [.json("[]")], "/search/photos": [.json(ServiceResponses.feed(["A", "B", "C"]))],
        ]
        let trial = Trial(script) { configuration, _ in
            try await AppServices.forScenarios(configuration)
                .withSlowDisk(likes: ["B": .seconds(3), "A": .seconds(2), "C": .seconds(1)])
        }
        let story = """
            in "Categories" tap row "Flowers"
            tap row "B" "Like"
            + tap row "A" "Like"
            + tap row "C" "Like"
            wait 6
            tab "Favorites"
            expect row 1 "C"
            expect row 2 "A"
            expect row 3 "B"
            """

        try await trial.play(on: "dashboard", story)
    }
}
