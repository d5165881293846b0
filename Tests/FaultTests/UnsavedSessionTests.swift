import Testing

@testable import ArchDemo

@Suite("A signup whose session cannot be saved", .timeLimit(.minutes(4))) struct UnsavedSessionTests {
    @Test func `shows that the account exists, and Log in with its email`() async throws {
        let trial = Trial { configuration, _ in
            try await AppServices.forScenarios(configuration.withoutRoomForSessions())
        }
        let story = """
            tap "OK"
            tap "Sign up"
            type "First name" "Zoe"
            type "Last name" "New"
            type "Email" "zoe@example.com"
            type "Password" "Secret1"
            type "Phone" "1234567"
            tap "Sign up"
            expect no alert
            expect notice "Account created"
            expect screen "Log in"
            expect field "Email" "zoe@example.com"
            """

        try await trial.play(on: "dashboard\noption after-signup landing", network: "sample", story)
    }
}
