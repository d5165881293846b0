import Foundation
import Headless
import Scenarios
import Screens
import TestSupport

@testable import Shared

/// An account service that responds after the latency and hops between executors. It stores the number of launches in
/// the database and lists one user for each.
struct StubAccounts: AccountService {
    let configuration: ServicesConfiguration
    let launches: Launches

    func users() async throws -> [User] {
        try await configuration.clock.sleep(for: configuration.latency)
        guard configuration.connection.network == .sample else { throw ServiceError.noConnection }
        var users: [User] = []
        for number in 1...(try await launches.count) {
            users.append(await Greeter().user(number, on: configuration.clock.now))
        }
        return users
    }

    /// Adds a launch to the database.
    func logIn(_ credentials: Credentials) async throws -> Session {
        try await configuration.clock.sleep(for: configuration.latency)
        try await launches.add()
        return .sample
    }

    func signUp(_ registration: Registration) async throws -> Session { .sample }
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

/// The number of launches, kept in a database.
nonisolated struct Launches {
    private let database: Database

    init(in database: Database) {
        self.database = database
    }

    var count: Int {
        get async throws {
            try await database.read { try $0.rows("SELECT count(*) FROM launches") { $0.integer(0) }.first ?? 0 }
        }
    }

    func add() async throws {
        try await database.write {
            try $0.execute("CREATE TABLE IF NOT EXISTS launches (x); INSERT INTO launches VALUES (1)")
        }
    }
}

/// Creates the stub services, and records the configurations they were created from.
final class StubServices {
    private(set) var configurations: [ServicesConfiguration] = []
    var launchesBeforeFailure = Int.max

    func makeServices(_ configuration: ServicesConfiguration) async throws -> Services {
        guard configurations.count < launchesBeforeFailure else { throw StorageError("disk full") }
        configurations.append(configuration)
        let storage = try await configuration.storage.open(clock: configuration.clock) { _ in }
        let launches = Launches(in: storage.database)
        try await launches.add()
        let clock = VirtualClock(), content = DashboardContentStub(clock: clock)
        return Services(
            clock: configuration.clock,
            activity: configuration.activity,
            accounts: StubAccounts(configuration: configuration, launches: launches),
            sessions: storage.sessions,
            catalog: content,
            pictures: content,
            addedPictures: content,
            feed: FeedServiceStub(),
            favorites: FavoriteStoreStub(clock: clock),
            photos: PhotoRepositoryStub(clock: clock),
            images: EmptyImages(),
            options: configuration.options
        )
    }

    /// Plays `text` and returns the playback.
    @discardableResult
    func play(
        _ text: String,
        pattern: Pattern = StubApplication.pattern,
        in keptData: StorageLocation? = nil,
        watch: ((Moment) -> Void)? = nil
    ) async throws -> Playback {
        let runner = ScenarioRunner(pattern, keptData: keptData) { try await self.makeServices($0) }
        return try await runner.play(ScenarioParser.parse(Array(text.utf8), file: "story.scenario"), watch: watch)
    }
}
