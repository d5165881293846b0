import Foundation
import Shared
import TestTools
import Testing

@Suite("Any server with valid responses") struct AnyServerTests {
    @Test func `is shown on every screen, images too`() async throws {
        let image = LoopbackResponse.complete(status: 200, headers: ["Content-Type": "image/png"], body: png)
        let trial = Trial([
            "/v2/list": [.json(ServiceResponses.pictures(by: ["Zoe", "Yan"]))],
            "/photos": [.json(ServiceResponses.photos(1...2, haveOwnThumbnails: true))],
            "/photos/7": [.json(ServiceResponses.photo(7, title: "Seven"))],
            "/search/photos": [.json(ServiceResponses.feed(["A rose", nil, " "]))],
            "/picture": [image], "/feed": [image],
            "/small/1": [image], "/small/2": [image], "/full/1": [image], "/full/7": [image],
        ])
        let story = """
            expect screen "Photo"
            expect field "Title" "Seven"
            expect no text "not available"
            expect no text "loading"
            back
            expect rows 2
            expect row 1 "Photo 1"
            expect no text "not available"
            tap row 1
            expect field "Title" "Photo 1"
            expect no text "not available"
            print
            tab "Dashboard"
            in "Pictures" expect row 2 "Yan"
            in "Pictures" expect no text "not available"
            expect requests 1 "/picture"
            in "Categories" tap row "Flowers"
            expect row 1 "A rose"
            expect row 2 "Untitled"
            expect row 3 "Untitled"
            expect no text "not available"
            expect no text "loading"
            tap row 2 "Like"
            print
            tab "Favorites"
            expect row 1 "Untitled"
            expect requests 1 "/feed"
            expect requests 1 "/search/photos"
            """

        let transcript = try await trial.play(on: "photos\noption open photos/7", story)

        #expect(transcript.contains { $0.contains("▣ A rose · Ana ♡ [Like]") })
    }

    @Test func `without photos shows an empty list, until a retry finds some`() async throws {
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

    @Test func `without images shows that they are missing, and retries only a service in trouble`() async throws {
        let trial = Trial([
            "/photos": [.json(ServiceResponses.photos(1...3, haveOwnThumbnails: true))],
            "/small/1": [.status(404)],
            "/small/2": [.html("<html></html>")],
            "/small/3": [.status(500)],
        ])
        let story = """
            wait 10
            expect text "Picture not available"
            expect no text "loading"
            expect requests 1 "/small/1"
            expect requests 1 "/small/2"
            expect requests 3 "/small/3"
            expect rows 3
            """

        try await trial.play(on: "photos", story)
    }

    private let png =
        Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) + Data(count: 32) + Data("IEND".utf8)
        + [0xAE, 0x42, 0x60, 0x82]
}
