import Foundation
import Scenarios
import Screens
import Shared

@testable import ArchDemo
@testable import Shared

/// The data at the end of a walk, which is lent to one app after the other.
final class WalkedData {
    /// A copy of the data, with the journal of what was written to it since.
    struct Copy {
        let database: Database
        let sessions: any SessionStore
        let journal: WriteJournal
    }

    /// When the walk ended.
    let date: Date
    /// The statements that fill new tables.
    private let script: String
    private let session: Session?
    private let images: any ImageStore
    private var unchanged: [Copy] = []

    /// Walks to the end of `walk`.
    init(_ walk: Walk) async throws {
        let clock = VirtualClock()
        let storage = try Storage.memory(clock: clock)
        let configuration = ServicesConfiguration(
            storage: .memory(storage),
            clock: clock,
            connection: Connection(.sample),
            options: AppOptions(),
            latency: .zero
        )
        let app = RunningApp(Pattern.mvp, configuration, makeServices: AppServices.forScenarios)
        let stage = VirtualStage(app, clock: clock, configuration, patience: .seconds(5), limit: .seconds(60))
        let player = ScenarioPlayer(stage: stage)
        try await app.launch()
        for step in try walk.steps { try await player.perform(step) }
        try await stage.settle()
        await app.end()
        script = try await storage.database.read { try $0.script() }
        session = try await storage.sessions.current()
        images = storage.images
        date = clock.now
    }

    /// Returns a copy of the data: one that was given back, or else a new one.
    func lend() async throws -> Copy {
        if let copy = unchanged.popLast() { return copy }
        let database = try Database.inMemory()
        try await database.write { [script] in try $0.execute(script) }
        let sessions = MemorySessionStore(database: database, clock: VirtualClock(start: date))
        if let session { try await sessions.save(session) }
        return Copy(database: database, sessions: sessions, journal: try await WriteJournal(database))
    }

    /// Takes a copy back to which nothing was written.
    func giveBack(_ copy: Copy) {
        unchanged.append(copy)
    }

    /// Returns the storage of one launch, with the images of the walk.
    func storage(_ copy: Copy, clock: any AppClock) -> Storage {
        let images = CopiedImages(original: images, own: MemoryImageStore(clock: clock))
        return Storage(database: copy.database, sessions: copy.sessions, images: images)
    }
}

/// The images of a walk, and those loaded since.
nonisolated private struct CopiedImages: ImageStore {
    let original: any ImageStore
    let own: MemoryImageStore

    func image(_ key: ImageKey, fromAnyNetwork: Bool) async -> Data? {
        if let image = own.image(key, fromAnyNetwork: fromAnyNetwork) { return image }
        return await original.image(key, fromAnyNetwork: fromAnyNetwork)
    }

    func insert(_ image: Data, _ key: ImageKey) async {
        own.insert(image, key)
    }
}

extension SQLiteConnection {
    /// Returns the statements that fill new tables with the rows of these, except for the sessions.
    nonisolated fileprivate func script() throws -> String {
        let statements = try tables().filter { $0.name != "sessions" }
            .flatMap { table in
                let values = table.columns.map { "quote(\($0.name))" }.joined(separator: " || ',' || ")
                let row = "'INSERT INTO \(table.name) VALUES (' || \(values) || ');'"
                return try ["DELETE FROM \(table.name);"] + rows("SELECT \(row) FROM \(table.name)") { $0.text(0) }
            }
        return "PRAGMA defer_foreign_keys = ON;\n" + statements.joined(separator: "\n")
    }
}
