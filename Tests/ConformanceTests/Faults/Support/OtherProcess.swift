import Foundation
import Scenarios
import TestSupport
import Testing

@testable import Shared

/// Simulates another process on the same data. It shares only the database, and announces no change.
nonisolated struct OtherProcess: Sendable {
    private let clock: any AppClock
    private let activity: Activity
    private let database: Database

    /// Opens the data of the app.
    init(_ configuration: ServicesConfiguration) async throws {
        clock = configuration.clock
        activity = configuration.activity
        database = try await configuration.storage.open(clock: configuration.clock) { _ in }.database
    }

    /// The photos as that process sees them.
    var photos: StoredPhotoRepository {
        StoredPhotoRepository(database: database, client: ScriptedClient(clock: clock), activity: activity)
    }

    /// Runs `action` in that process once the clock has moved by `delay`.
    func after(_ delay: Duration, _ action: @escaping @Sendable (OtherProcess) async throws -> Void) {
        clock.schedule(after: delay) {
            let job = activity.begin("other process")
            Task {
                await job.run {
                    await #expect(throws: Never.self) { try await action(self) }
                }
            }
        }
    }

    /// Executes SQL at once.
    func execute(_ sql: String) async throws {
        try await database.write { try $0.execute(sql) }
    }
}
