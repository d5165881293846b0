import Headless
import Scenarios
import Screens
import TestSupport
import Testing

@testable import AppCommand
@testable import Shared

/// States that the sample services never cause, played with services that do.
@Suite("Every pattern, in a rare state") struct RareStateTests {
    @Test(arguments: Pattern.allCases)
    func `shows a status if a feed is empty`(pattern: Pattern) async throws {
        try await play(
            """
            in "Categories" tap row "Cakes"
            expect text "Nothing here yet"
            expect rows 0
            expect button "Retry" absent
            expect idle
            """,
            on: pattern
        ) { $0.feed = FeedServiceStub() }
    }

    @Test(arguments: Pattern.allCases)
    func `shows a feed without likes, and a reason in Favorites, if favorites cannot be read`(pattern: Pattern)
        async throws
    {
        try await play(
            """
            in "Categories" tap row "Cakes"
            tap row 1 "Like"
            expect rows 12
            expect text "♡"
            expect no text "♥"
            expect notice "The device could not store or read its data. Try again."
            expect no text "Could not"
            expect button "Retry" absent
            expect idle
            expect no alert
            tab "Favorites"
            expect text "Could not load favorites. The device could not store or read its data. Try again."
            expect button "Retry" enabled
            expect idle
            """,
            on: pattern
        ) {
            let over = FirstRead(isOver: true)
            $0.favorites = OnceReadFavorites(favorites: $0.favorites, pictures: over, ids: over)
        }
    }

    @Test(arguments: Pattern.allCases)
    func `keeps the rows that it shows, and says why, if they cannot be read again`(pattern: Pattern) async throws {
        let reason = "The device could not store or read its data. Try again."
        try await play(
            """
            tap "Add image"
            type "Author" "Me"
            type "Image URL" "https://example.com/mine.png"
            tap "Save"
            in "Pictures" expect rows 15
            in "Pictures" expect text "Could not load pictures. \(reason)"
            in "Categories" tap row "Cakes"
            tap row 1 "Like"
            tab "Favorites"
            expect rows 1
            tab "Dashboard"
            expect rows 12
            expect no text "♥"
            expect notice "\(reason)"
            tap row 2 "Like"
            tab "Favorites"
            expect rows 1
            expect text "Could not load favorites. \(reason)"
            tab "Photos"
            tap row 1 "Delete"
            tap "Delete"
            expect rows 20
            expect row 1 "quiet harbor"
            expect notice "\(reason)"
            scroll end
            expect rows 40
            expect button "Retry" enabled
            tap "Retry"
            expect rows 20
            expect row 1 "golden meadow"
            expect button "Retry" absent
            """,
            on: pattern
        ) {
            $0.addedPictures = OnceReadPictures(pictures: $0.addedPictures)
            $0.favorites = OnceReadFavorites(favorites: $0.favorites)
            $0.photos = AlteredPhotos(photos: $0.photos) { call in
                if call == .secondRead { throw StorageError("The database is locked.") }
            }
        }
    }

    @Test(arguments: Pattern.allCases)
    func `shows a status if there are no accounts`(pattern: Pattern) async throws {
        try await play(
            """
            tab "Users"
            expect text "No users yet"
            expect rows 0
            expect idle
            """,
            on: pattern
        ) { $0.accounts = AccountServiceStub() }
    }

    @Test(arguments: Pattern.allCases, ["tap \"Save\"", "tap \"Delete\"\ntap \"Delete\""])
    func `closes a photo that is gone when it is saved or deleted`(pattern: Pattern, steps: String) async throws {
        try await play(
            """
            tab "Photos"
            tap row 3
            \(steps)
            expect alert "This photo no longer exists"
            tap "OK"
            expect screen "Photos"
            """,
            on: pattern
        ) {
            $0.photos = AlteredPhotos(photos: $0.photos) { if $0 == .change { throw PhotoError.gone } }
        }
    }

    @Test(arguments: Pattern.allCases)
    func `likes and unlikes pictures whose ids differ only in their bytes one by one`(pattern: Pattern) async throws {
        try await play(
            """
            in "Categories" tap row "Cakes"
            tap row "Two" "Like"
            tab "Favorites"
            expect rows 1
            expect row 1 "Two"
            tab "Dashboard"
            tap row "One" "Like"
            tap row "Two" "Unlike"
            tab "Favorites"
            expect rows 1
            expect row 1 "One"
            tap row "One" "Unlike"
            expect rows 0
            """,
            on: pattern
        ) {
            let twins = [("One", "\u{E9}"), ("Two", "e\u{301}")].map { title, name in
                FeedPicture(
                    id: ExactText(name),
                    title: title,
                    photographer: "Ann",
                    thumbnail: "https://a.example/\(name)"
                )
            }
            let feed = FeedServiceStub()
            feed.answer = .success(twins)
            $0.feed = feed
        }
    }

    /// Plays `steps` after a login, with services that `change` has changed, and expects that each succeeds.
    private func play(
        _ steps: String,
        on pattern: Pattern,
        at place: SourceLocation = #_sourceLocation,
        change: @escaping @MainActor (inout Services) -> Void
    ) async throws {
        let login = """
            type "Email" "ibrar@elgrocer.com"
            type "Password" "ibrar1234"
            tap "Log in"

            """
        let scenario = try ScenarioParser.parse(Array((login + steps).utf8), file: "rare.scenario")
        let runner = ScenarioRunner(pattern) { configuration in
            var services = try await AppServices.forScenarios(configuration)
            change(&services)
            return services
        }
        let playback = try await runner.play(scenario)
        #expect(playback.failure == nil, sourceLocation: place)
    }
}
