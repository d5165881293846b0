import Foundation
import Headless
import Scenarios
import Screens
import Shared
import Testing

@testable import AppCommand
@testable import Monkey
@testable import Shared

/// The data at the end of a walk, of which each app gets a copy.
final class WalkedData {
    private let database: Database
    private let session: Session?
    private let date: Date

    /// Walks to the end of `walk`.
    init(_ walk: Walk) async throws {
        let clock = VirtualClock()
        let storage = try Storage.memory(clock: clock)
        let options = ScenarioOptions()
        let app = try Subject(.mvc, options, clock: clock, storage: storage, makeServices: AppServices.forScenarios)
        try await app.launch()
        try await app.perform(walk.steps)
        await app.end()
        session = try await storage.sessions.current()
        try await storage.sessions.remove()
        database = storage.database
        date = clock.now
    }

    /// Launches the app of `pattern` on a copy of the data, and opens `screen`.
    func launch(_ pattern: Pattern, on screen: ImpatientScreen) async throws -> (app: Subject, database: Database) {
        let (clock, rows) = (VirtualClock(start: date), RowLog())
        let copy = try await database.copy(log: rows)
        let sessions = MemorySessionStore(database: copy, clock: clock)
        if let session { try await sessions.save(session) }
        let app = try Subject(
            pattern,
            screen.options,
            clock: clock,
            rows: rows,
            storage: Storage(database: copy, sessions: sessions, images: ImageCache(clock: clock)),
            makeServices: AppServices.forScenarios
        )
        try await app.launch()
        try await app.perform(screen.steps)
        return (app, copy)
    }
}

extension Subject {
    /// Performs steps, each of which must have an effect or select the current tab, and settles.
    fileprivate func perform(_ steps: [Step]) async throws {
        for step in steps {
            let refusal = await perform(step)
            if let refusal, refusal != NoEffect.currentTab("Dashboard").message {
                Issue.record("\(step.source): \(refusal)")
            }
        }
        try await settle()
    }
}

extension Database {
    /// The rows of all tables, without the columns whose values are random.
    var content: [String] {
        get throws {
            try read { connection in
                try connection.rows("SELECT name FROM sqlite_master WHERE type = 'table'") { $0.text(0) }
                    .flatMap { table in
                        let columns = try connection.rows("SELECT name FROM pragma_table_info(?)", .text(table)) {
                            $0.text(0)
                        }
                        let values = columns.filter { !["token", "password_hash"].contains($0) }.map { "quote(\($0))" }
                        let row = values.joined(separator: "||' '||")
                        return try connection.rows("SELECT \(row) FROM \(table)") { "\(table) \($0.text(0))" }
                    }
            }
        }
    }
}
