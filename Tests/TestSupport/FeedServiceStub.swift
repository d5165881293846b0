import Shared

/// Answers as the test wishes, and when it wishes.
nonisolated package final class FeedServiceStub: FeedService {
    /// What the service was asked, and that nobody wanted the answer any more.
    package enum Message: Equatable, Sendable {
        case pictures(of: String)
        case canceled
    }

    private let script: StubScript<Message, Result<[FeedPicture], any Error>>

    package init(clock: any AppClock) {
        script = StubScript(clock: clock, answers: .success([]), canceled: .canceled)
    }

    /// All that was asked and canceled, in order.
    package var messages: [Message] { script.messages }

    /// The answer that is given from now on, to requests held back too.
    package var answer: Result<[FeedPicture], any Error> {
        get { script.answers }
        set { script.answers = newValue }
    }

    /// Lets no answer through until `release` is called.
    package func hold() { script.hold() }

    /// Gives all answers held back, to canceled requests too.
    package func release() { script.release() }

    package func pictures(of category: String) async throws -> [FeedPicture] {
        try await script.ask(.pictures(of: category)).get()
    }
}
