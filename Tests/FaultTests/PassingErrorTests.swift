import Testing

@testable import ArchDemo

@Suite("An error that passes, of reading the session", .timeLimit(.minutes(4))) struct PassingErrorTests {
    private let reason = "The device could not store or read its data. Try again."

    @Test func `fails a change, and logs nobody out`() async throws {
        let trial = Trial { configuration, _ in
            let services = try await AppServices.forScenarios(configuration)
            let process = try await OtherProcess(configuration)
            process.after(.seconds(60)) { try await $0.execute("ALTER TABLE sessions RENAME TO moved") }
            process.after(.seconds(120)) { try await $0.execute("ALTER TABLE moved RENAME TO sessions") }
            return services
        }
        let story = """
            in "Categories" tap row "Flowers"
            wait 60
            tap row 1 "Like"
            expect alert "Could not save" "\(reason)"
            tap "OK"
            expect no text "♥"
            tab "Favorites"
            expect text "Could not load favorites"
            expect text "\(reason)"
            wait 60
            tap "Retry"
            expect text "No favorites yet"
            tab "Dashboard"
            tap row 1 "Like"
            expect no alert
            expect text "♥"
            """

        try await trial.play(on: "dashboard", network: "sample", story)
    }
}
