import Foundation
import Headless
import Scenarios
import Screens
import TestSupport
import TestTools
import Testing

@testable import AppCommand
@testable import Monkey
@testable import Shared

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
        let clock = VirtualClock()
        let storage = try Storage.memory(clock: clock)
        let makeServices = AppServices.forScenarios
        let app = try Subject(pattern, ScenarioOptions(), clock: clock, storage: storage, makeServices: makeServices)
        try await app.launch()
        let steps: [Step] = [
            .type(label: "Email", text: "ibrar@elgrocer.com"), .type(label: "Password", text: "ibrar1234"),
            .tap(label: "Log in"), .tap(label: "Add image"), .type(label: "Author", text: hostile.text),
            .type(label: "Image URL", text: "https://example.com/mine.png"), .tap(label: "Save"), .tab("Photos"),
            .tapRow(.number(1)), .type(label: "Title", text: hostile.text), .tap(label: "Save"), .back,
            .tapRow(.title(hostile.text)),
        ]

        var lines: [String] = []
        for step in steps {
            #expect(await app.perform(step) == nil)
            try await app.settle()
            lines += ScreenText(app.device).lines
        }

        #expect(app.device.screen?.title == "Photo")
        #expect(HostileText.isHarmless(lines.map(\.displayable)))
        let sql = "SELECT author FROM added_pictures UNION ALL SELECT user_title FROM photos WHERE id = 1"
        let stored = try await storage.database.read { try $0.rows(sql) { $0.text(0) } }
        #expect(bytes(stored) == bytes([hostile.text, hostile.text]))
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
