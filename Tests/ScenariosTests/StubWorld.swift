import Foundation
import Headless
import Scenarios
import Shared
import Synchronization

/// Services that answer after the latency and hop between executors on the way. They keep the number of launches in the
/// data directory, one user for each.
struct StubAccounts: AccountService {
    let configuration: WorldConfiguration

    func users() async throws -> [User] {
        try await configuration.clock.sleep(for: configuration.latency)
        guard configuration.connection.network == .sample else { throw ConnectionError() }
        var users: [User] = []
        for number in 1...StubWorld.launches(in: configuration.dataDirectory) {
            users.append(await Greeter().user(number, on: configuration.clock.now))
        }
        return users
    }

    func logIn(_ credentials: Credentials) async throws {}

    func signUp(_ registration: Registration) async throws -> SignupOutcome { .loggedIn }
}

actor Greeter {
    @MainActor
    func title(_ number: Int) -> String { "User" }

    func user(_ number: Int, on date: Date) async -> User {
        let second = Int(date.timeIntervalSince1970) % 86_400
        let title = await title(number)
        return User(id: number, firstName: title, lastName: "\(number)", email: "at second \(second)", phone: "")
    }
}

struct StubSessions: SessionStore {
    func current() async -> Session? { nil }
    func save(_ session: Session) async throws {}
    func remove() async throws {}
}

/// Makes the stub services, and remembers every configuration they were made from.
final class StubWorld {
    private(set) var configurations: [WorldConfiguration] = []
    var launchesBeforeFailure = Int.max

    func makeServices(_ configuration: WorldConfiguration) throws -> Services {
        guard configurations.count < launchesBeforeFailure else { throw StorageError("disk full") }
        configurations.append(configuration)
        let file = configuration.dataDirectory.appending(path: "launches")
        let launches = (try? Data(contentsOf: file)) ?? Data()
        try (launches + [0]).write(to: file)
        return Services(
            clock: configuration.clock,
            accounts: StubAccounts(configuration: configuration),
            sessions: StubSessions(),
            options: configuration.options
        )
    }

    nonisolated static func launches(in directory: URL) -> Int {
        (try? Data(contentsOf: directory.appending(path: "launches")).count) ?? 0
    }

    /// Plays `text` and returns what came of it.
    func play(_ text: String, pattern: Pattern = StubApp.pattern, in directory: URL? = nil) async throws -> Playback {
        let runner = ScenarioRunner(pattern, dataDirectory: directory) { try self.makeServices($0) }
        return try await runner.play(ScenarioParser.parse(Array(text.utf8), file: "story.scenario"))
    }
}
