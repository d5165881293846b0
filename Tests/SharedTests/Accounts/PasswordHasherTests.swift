import Shared
import Testing

struct PasswordHasherTests {
    @Test
    func `at full cost a password is told from another`() async throws {
        let hasher = SystemPasswordHasher(cost: .full)

        let stored = try await hasher.hash("ibrar1234")

        #expect(try await hasher.verify("ibrar1234", against: stored))
        #expect(try await !hasher.verify("ibrar1235", against: stored))
    }

    @Test(arguments: ["", "aB3😀", "caf\u{e9}", String(repeating: "x", count: 500)])
    func `a password fits its own hash`(password: String) async throws {
        let hasher = makeHasher()

        let stored = try await hasher.hash(password)

        #expect(try await hasher.verify(password, against: stored))
        #expect(try await !hasher.verify(password + "x", against: stored))
    }

    @Test
    func `letters count as the same however they are encoded`() async throws {
        let hasher = makeHasher()

        let stored = try await hasher.hash("caf\u{e9}")

        #expect(try await hasher.verify("cafe\u{301}", against: stored))
    }

    @Test(arguments: ["a\u{0}b", String(repeating: "x", count: 501), String(repeating: "x", count: 5000)])
    func `a password that does not fit is neither hashed nor right`(password: String) async throws {
        let hasher = makeHasher()
        let storedOfEmpty = try await hasher.hash("")

        await #expect(throws: PasswordHashError.self) { try await hasher.hash(password) }

        #expect(try await !hasher.verify(password, against: storedOfEmpty))
    }

    @Test
    func `every hash has a salt of its own`() async throws {
        let hasher = makeHasher()

        let one = try await hasher.hash("Secret1")
        let other = try await hasher.hash("Secret1")

        #expect(one != other)
    }

    @Test
    func `nothing fits where nothing is stored`() async throws {
        #expect(try await !makeHasher().verify("Secret1", against: nil))
    }

    @Test
    func `a hash is current only for a hasher of its cost`() async throws {
        let stored = try await makeHasher().hash("Secret1")

        #expect(makeHasher().isCurrent(stored))
        #expect(!SystemPasswordHasher(cost: .full).isCurrent(stored))
    }

    private func makeHasher() -> SystemPasswordHasher {
        SystemPasswordHasher(cost: .low)
    }
}
