import Shared

/// Returns the answers a test sets, at once or when released. Announces no change.
nonisolated package final class FavoriteStoreStub: FavoriteStore, ScriptedStub {
    /// A call, or its cancellation.
    package enum Message: Equatable, Sendable {
        case all
        case likedIDs
        case like(FeedPicture)
        case unlike(FeedPicture.ID)
        case canceled
    }

    package struct Answers: Sendable {
        package var all: Result<[FeedPicture], any Error> = .success([])
        package var likedIDs: Result<Set<FeedPicture.ID>, any Error> = .success([])
        package var like: Result<Void, any Error> = .success(())
        package var unlike: Result<Void, any Error> = .success(())
    }

    package let changes: Changes
    package let script: StubScript<Message, Answers>

    package init(clock: VirtualClock) {
        changes = Changes(activity: clock.activity)
        script = StubScript(answers: Answers(), canceled: .canceled)
    }

    package func all() async throws -> [FeedPicture] {
        try await script.ask(.all).all.get()
    }

    package func likedIDs() async throws -> Set<FeedPicture.ID> {
        try await script.ask(.likedIDs).likedIDs.get()
    }

    package func like(_ picture: FeedPicture) async throws {
        try await script.ask(.like(picture)).like.get()
    }

    package func unlike(_ id: FeedPicture.ID) async throws {
        try await script.ask(.unlike(id)).unlike.get()
    }
}
