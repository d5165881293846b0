import Shared

/// Answers as the test wishes, and when it wishes. It announces no change by itself.
nonisolated package final class FavoriteStoreStub: FavoriteStore {
    /// What the store was asked, and that nobody wanted the answer any more.
    package enum Message: Equatable, Sendable {
        case all
        case likedIDs
        case like(FeedPicture)
        case unlike(String)
        case canceled
    }

    /// What the store says to each request.
    package struct Answers: Sendable {
        package var all: Result<[FeedPicture], any Error> = .success([])
        package var likedIDs: Result<Set<String>, any Error> = .success([])
        package var like: Result<Void, any Error> = .success(())
        package var unlike: Result<Void, any Error> = .success(())
    }

    package let changes: Changes
    private let script: StubScript<Message, Answers>

    package init(clock: any AppClock) {
        changes = Changes(activity: clock.activity)
        script = StubScript(clock: clock, answers: Answers(), canceled: .canceled)
    }

    /// All that was asked and canceled, in order.
    package var messages: [Message] { script.messages }

    /// The answers that are given from now on, to requests held back too.
    package var answers: Answers {
        get { script.answers }
        set { script.answers = newValue }
    }

    /// Lets no answer through until `release` is called.
    package func hold() { script.hold() }

    /// Gives all answers held back, to canceled requests too.
    package func release() { script.release() }

    package func all() async throws -> [FeedPicture] {
        try await script.ask(.all).all.get()
    }

    package func likedIDs() async throws -> Set<String> {
        try await script.ask(.likedIDs).likedIDs.get()
    }

    package func like(_ picture: FeedPicture) async throws {
        try await script.ask(.like(picture)).like.get()
    }

    package func unlike(_ id: String) async throws {
        try await script.ask(.unlike(id)).unlike.get()
    }
}
