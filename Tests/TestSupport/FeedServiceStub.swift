import Shared

/// Returns the answers a test sets, at once or when released.
nonisolated package final class FeedServiceStub: FeedService {
    /// A call, or its cancellation.
    package enum Message: Equatable, Sendable {
        case pictures(of: String)
        case canceled
    }

    private let script: StubScript<Message, Result<[FeedPicture], any Error>>

    package init(clock: any AppClock) {
        script = StubScript(clock: clock, answers: .success([]), canceled: .canceled)
    }

    /// All calls and cancellations, in order.
    package var messages: [Message] { script.messages }

    /// The answer from now on, also to calls held back.
    package var answer: Result<[FeedPicture], any Error> {
        get { script.answers }
        set { script.answers = newValue }
    }

    /// Holds back all answers until `release`.
    package func hold() { script.hold() }

    /// Returns all answers held back, also to canceled calls.
    package func release() { script.release() }

    package func pictures(of category: String) async throws -> [FeedPicture] {
        try await script.ask(.pictures(of: category)).get()
    }
}
