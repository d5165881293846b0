import Foundation
import Headless
import Scenarios
import Screens
import Shared
import TestSupport
import TestTools
import Testing

@testable import AppCommand

@Suite("A hostile text") struct HostileTextTests {
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
}

/// A text that could be harmful if it is displayed unchanged.
nonisolated struct HostileText: CustomTestStringConvertible {
    let testDescription: String
    let text: String

    private init(_ name: String, _ text: String) {
        testDescription = name
        self.text = text
    }

    static let all = [
        HostileText("ESC", "before\u{1B}[31mred\u{1B}]0;title\u{7}after"),
        HostileText("C1", "before\u{9B}31mred\u{7F}after"),
        HostileText("CR and LF", "before\rover\nbelow\r\nafter"),
        HostileText("bidi controls", "before\u{202E}evil\u{2066}after\u{200F}"),
        HostileText("NUL and line separators", "before\u{0}\u{2028}\u{2029}\u{85}after"),
        HostileText("10,000 characters", String(repeating: "ß👩‍👩‍👧‍👦", count: 5000)),
        HostileText("quotes and SQL", #"'); DROP TABLE photos; -- "\\"#),
    ]

    /// Control characters, line and paragraph separators, directional marks and embeddings.
    private static let harmful = Set<UInt32>(
        [0x00...0x1F, 0x7F...0x9F, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069].joined()
    )

    /// Returns whether `lines` contain nothing that could move a cursor or reverse text.
    static func isHarmless(_ lines: [String]) -> Bool {
        lines.allSatisfy { line in line.unicodeScalars.allSatisfy { !harmful.contains($0.value) } }
    }
}

/// Returns the bytes of texts, since texts that look alike or compare equal may differ in them.
nonisolated func bytes(_ texts: [String]) -> [[UInt8]] {
    texts.map { Array($0.utf8) }
}

/// An app on a device, over its real services, with a virtual clock and new data.
final class RealApp {
    let clock = VirtualClock()
    let device: Device
    let application: any Application
    let services: Services

    /// Launches the app of a pattern with sample services that answer at once.
    init(_ pattern: Pattern) async throws {
        let configuration = ServicesConfiguration(
            storage: .memory(try .memory(clock: clock)),
            clock: clock,
            activity: clock.activity,
            connection: Connection(),
            options: AppOptions(),
            latency: .zero
        )
        services = try await AppServices.forScenarios(configuration)
        device = Device(clock: clock, images: services.images)
        application = pattern.makeApplication(services, device.window)
        application.start()
        await clock.settle()
    }

    /// Logs in; the landing screen loads.
    func logIn() async throws {
        try device.type("ibrar@elgrocer.com", into: "Email")
        try device.type("ibrar1234", into: "Password")
        try device.tap("Log in")
        await clock.settle()
    }
}
