import Foundation
import Headless
import Testing

@Suite("A name that could move the cursor", .timeLimit(.minutes(4))) struct HostileNameTests {
    @Test func `is shown safely and stored unchanged`() async throws {
        let name = "Eve\u{1B}[2J\u{202E}\u{9B}31m"
        let story = """
            tap "Log out"
            tap "Sign up"
            type "First name" "\(name)"
            type "Last name" "Test"
            type "Email" "eve@example.com"
            type "Password" "Abc123"
            type "Phone" "12345678"
            tap "Sign up"
            expect notice "Account created"
            type "Password" "Abc123"
            tap "Log in"
            tab "Users"
            print
            """

        let transcript = try await Trial().play(on: "dashboard", network: "sample", story)

        #expect(HostileText.isHarmless(transcript.map(\.displayable)))
        #expect(transcript.contains { $0.range(of: "\(name) Test", options: .literal) != nil })
    }
}
