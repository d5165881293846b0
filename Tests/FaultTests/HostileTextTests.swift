import Foundation
import Headless
import Loopback
import Scenarios
import Screens
import Shared
import TestSupport
import Testing

@testable import ArchDemo

@Suite("A hostile text", .timeLimit(.minutes(4))) struct HostileTextTests {
    @Test(arguments: HostileText.all)
    func `from a service is shown safely and stored unchanged`(hostile: HostileText) async throws {
        let text = hostile.text
        let script: [String: [LoopbackResponse]] = [
            "/photos": [.json(ServiceResponses.photos(1...2) { _ in text })],
            "/v2/list": [.json(ServiceResponses.pictures(by: [text]))],
            "/search/photos": [.json(ServiceResponses.feed([text], photographer: text))],
        ]
        let trial = Trial(script) { configuration, _ in
            let services = try await AppServices.forScenarios(configuration)
            try await OtherProcess(configuration).after(.seconds(60)) { process in
                let favorites = try await services.favorites.all()
                #expect(try await bytes([process.photos.photo(1).title]) == bytes([text]))
                #expect(bytes(favorites.map(\.title)) == bytes([text]))
                #expect(bytes(favorites.map(\.photographer)) == bytes([text]))
            }
            return services
        }
        let story = """
            print
            in "Categories" tap row "Flowers"
            print
            tap row 1 "Like"
            tab "Favorites"
            expect rows 1
            print
            tab "Photos"
            expect rows 2
            print
            tap row 1
            expect screen "Photo"
            print
            wait 60
            """

        let transcript = try await trial.play(on: "dashboard", story)

        #expect(HostileText.isHarmless(transcript.map(\.displayable)))
        #expect(transcript.contains { $0.range(of: text, options: .literal) != nil })
    }

    @Test(arguments: HostileText.all, Pattern.allCases)
    func `from the user is shown safely and stored unchanged`(
        hostile: HostileText,
        pattern: Pattern
    ) async throws {
        let app = try await RealApp(pattern)
        try await app.logIn()

        try app.device.tap("Add image")
        try app.device.type(hostile.text, into: "Author")
        try app.device.type("https://example.com/mine.png", into: "Image URL")
        try app.device.tap("Save")
        await app.clock.settle()
        let dashboard = ScreenText(app.device).lines
        try app.device.selectTab("Photos")
        await app.clock.settle()
        try app.device.tap(.number(1))
        await app.clock.settle()
        try app.device.type(hostile.text, into: "Title")
        try app.device.tap("Save")
        await app.clock.settle()
        let photo = ScreenText(app.device).lines
        try app.device.back()
        try app.device.tap(.title(hostile.text))

        #expect(app.device.screen?.title == "Photo")
        #expect(HostileText.isHarmless((dashboard + photo).map(\.displayable)))
        #expect(bytes(try await app.services.addedPictures.all().map(\.author)) == bytes([hostile.text]))
        #expect(bytes([try await app.services.photos.photo(1).title]) == bytes([hostile.text]))
    }

    @Test func `that is empty is shown as an empty line and stored unchanged`() async throws {
        let trial = Trial([
            "/photos": [.json(ServiceResponses.photos(1...2) { _ in "" })],
            "/v2/list": [.json(ServiceResponses.pictures(by: [""]))],
            "/search/photos": [.json(ServiceResponses.feed([""], photographer: ""))],
        ])
        let story = """
            in "Pictures" expect row 1 ""
            in "Categories" tap row "Flowers"
            expect row 1 "Untitled"
            print
            tab "Photos"
            expect row 1 ""
            tap row 1
            expect field "Title" ""
            tap "Save"
            expect error "Title" "Enter a title"
            back
            tap row 2 "Delete"
            tap "Delete"
            expect rows 1
            relaunch
            tab "Photos"
            expect row 1 ""
            """

        try await trial.play(on: "dashboard", story)
    }

    @Test func `with more than a thousand combining marks in a row from a service is unexpected`() async throws {
        let title = "e" + String(repeating: "\u{301}", count: 1_001)
        let trial = Trial(["/photos": [.json(ServiceResponses.photos(1...2) { _ in title })]])
        let story = """
            expect rows 0
            expect text "Could not load photos. The service sent something unexpected."
            """

        try await trial.play(on: "photos", story)
    }

    @Test(arguments: Pattern.allCases)
    func `is rejected as the address of a picture`(pattern: Pattern) async throws {
        let app = try await RealApp(pattern)
        try await app.logIn()
        try app.device.tap("Add image")
        try app.device.type("Me", into: "Author")

        for hidden in ["\u{1B}", "\r", "\u{202E}", "\u{200F}", " ", "\u{0}"] {
            try app.device.type("https://example.com/\(hidden)mine.png", into: "Image URL")
            try app.device.tap("Save")
            await app.clock.settle()

            #expect(try app.device.field("Image URL").error == FieldError.invalidWebAddress.message)
            #expect(HostileText.isHarmless(ScreenText(app.device).lines.map(\.displayable)))
        }
        #expect(try await app.services.addedPictures.all().isEmpty)
    }
}
