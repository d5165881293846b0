import Foundation
import Headless
import Scenarios
import Shared
import Synchronization
import TestSupport

/// Services that answer after the latency and hop between executors on the way. They keep the number of launches in the
/// data directory, one user for each.
struct StubAccounts: AccountService {
    let configuration: WorldConfiguration

    func users() async throws -> [User] {
        try await configuration.clock.sleep(for: configuration.latency)
        guard configuration.connection.network == .sample else { throw ServiceError.noConnection }
        var users: [User] = []
        for number in 1...StubWorld.launches(in: configuration.dataDirectory) {
            users.append(await Greeter().user(number, on: configuration.clock.now))
        }
        return users
    }

    /// Writes as one more launch would.
    func logIn(_ credentials: Credentials) async throws {
        try await configuration.clock.sleep(for: configuration.latency)
        try StubWorld.addLaunch(in: configuration.dataDirectory)
    }

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
        try Self.addLaunch(in: configuration.dataDirectory)
        return Services.stub(
            clock: configuration.clock,
            accounts: StubAccounts(configuration: configuration),
            sessions: StubSessions(),
            options: configuration.options
        )
    }

    nonisolated static func addLaunch(in directory: URL) throws {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        let launches = [UInt8](repeating: 0, count: launches(in: directory) + 1)
        try Data(launches).write(to: directory.appending(path: "launches"))
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
