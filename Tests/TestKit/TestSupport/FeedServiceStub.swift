import Shared

/// Returns the answers a test sets, at once or when released.
nonisolated package final class FeedServiceStub: FeedService, ScriptedStub {
    /// A call, or its cancellation.
    package enum Message: Equatable, Sendable {
        case pictures(of: String)
        case canceled
    }

    package let script: StubScript<Message, Result<[FeedPicture], any Error>>

    package init() {
        script = StubScript(answers: .success([]), canceled: .canceled)
    }

    /// The answer from now on, also to calls held back.
    package var answer: Result<[FeedPicture], any Error> {
        get { script.answers }
        set { script.answers = newValue }
    }

    package func pictures(of category: String) async throws -> [FeedPicture] {
        try await script.ask(.pictures(of: category)).get()
    }
}
