import Foundation
import TestTools
import Testing

@Suite("A hostile title in full screen") struct HostileTitleTests {
    @Test func `is shown as text, and what follows it stays in its column on any terminal`() async throws {
        let server = try LoopbackServer(await script())
        let app = try FullScreenOnTerminal(
            "mvp,viper",
            ["--network", server.url().absoluteString],
            rows: 40,
            widths: [ModelWidths(), ModelWidths(emoji: 1), ModelWidths(combinesMarks: false)]
        )
        typealias Steps = [(keys: String, shows: String)]
        let next: Steps = [("a", "> Delete"), ("a\r", "[Save]"), (Keys.escape + Keys.down, "[Refresh]")]
        let last: Steps = [("1/Flowers\r\r", "· Ana"), ("f", "▣ ♥"), ("4", "[4 Favorites]")]
        let steps: Steps = [("2", "[2 Photos]")] + titles.flatMap { _ in next } + last
        var shown: [[ModelTerminal]] = []

        try await app.logIn(until: "= same")
        for step in steps {
            try await app.type(step.keys, until: step.shows, "= same")
            shown.append(app.screens)
        }
        let status = await app.interrupt()
        await server.stop()

        #expect(status == 130)
        for list in [shown[0], shown[shown.count - 2]] {
            #expect(titles.filter { !list[0].shows($0.shown) }.isEmpty)
        }
        #expect(shown.joined().allSatisfy { $0.violations == [] })
        #expect(shown.allSatisfy { screens in screens.allSatisfy { $0.hasText(of: screens[0]) } })
    }
}

/// Titles that could harm a terminal, and what is shown of them.
private let titles: [(text: String, shown: String)] = [
    ("\u{1B}]52;c;aGVsbG8=\u{7}", "\u{FFFD}]52;c;aGVsbG8=\u{FFFD}"), ("\u{1B}[2J\u{1B}[H", "\u{FFFD}[2J\u{FFFD}[H"),
    ("\u{9D}52;c;eA==\u{9C}", "\u{FFFD}52;c;eA==\u{FFFD}"), ("\u{9B}2J", "\u{FFFD}2J"), ("\u{202E}", "\u{FFFD}"),
    ("\u{10EEEE}\u{305}\u{30D}", "\u{FFFD}"),
    ("e" + String(repeating: "\u{301}", count: 1_000), "e\u{301}\u{301}\u{301}"), ("漢", "漢"), ("👩‍🔬", "👩"),
    ("🇫🇷", "FR"), ("♥️", "♥"),
].map { ($0 + " edge", $1 + " edge") }

@MainActor private func script() -> [String: [LoopbackResponse]] {
    let titles = titles.map(\.text)
    return [
        "/photos": [.json(ServiceResponses.photos(titles.indices) { titles[$0] })],
        "/v2/list": [.json(ServiceResponses.pictures(by: titles))],
        "/search/photos": [.json(ServiceResponses.feed(titles))],
        "/small": [.image], "/picture": [.image], "/feed": [.image],
    ]
}

extension ModelTerminal {
    /// Whether all ASCII characters of another terminal are in the same cells.
    fileprivate func hasText(of other: ModelTerminal) -> Bool {
        zip(cells.joined(), other.cells.joined()).allSatisfy { cell, expected in
            cell == expected || expected.text.isEmpty || !expected.text.utf8.allSatisfy { $0 < 0x80 }
        }
    }
}
