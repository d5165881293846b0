import Testing

/// The sign-up and login of a user whose password is as long as one may be.
@Suite("A password of 500 bytes", .timeLimit(.minutes(4))) struct LongPasswordTests {
    @Test func `signs a user up, who logs in with no fewer`() async throws {
        let password = String(repeating: "🔑", count: 125)
        let story = """
            tap "Log out"
            tap "Sign up"
            type "First name" "Eve"
            type "Last name" "Test"
            type "Email" "eve@example.com"
            type "Password" "\(password)"
            type "Phone" "12345678"
            tap "Sign up"
            expect notice "Account created"
            type "Password" "\(password.dropLast())"
            tap "Log in"
            expect alert "Login failed" "Invalid credentials"
            tap "OK"
            type "Password" "\(password)"
            tap "Log in"
            expect screen "Dashboard"
            """

        try await Trial().play(on: "dashboard\noption policy modern", network: "sample", story)
    }
}
