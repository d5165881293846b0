import Shared

/// Has no pictures, and answers to a new one as the test wishes, and when it wishes.
nonisolated package final class AddedPictureStoreStub: AddedPictureStore {
    /// What the store was asked, and that nobody wanted the answer any more.
    package enum Message: Equatable, Sendable {
        case all
        case add(NewPicture)
        case canceled
    }

    package let changes: Changes
    private let script: StubScript<Message, Result<Void, any Error>>

    package init(clock: any AppClock) {
        changes = Changes(activity: clock.activity)
        script = StubScript(clock: clock, answers: .success(()), canceled: .canceled)
    }

    /// All that was asked and canceled, in order.
    package var messages: [Message] { script.messages }

    /// The answer to a new picture from now on, to one held back too.
    package var answer: Result<Void, any Error> {
        get { script.answers }
        set { script.answers = newValue }
    }

    /// Lets no answer through until `release` is called.
    package func hold() { script.hold() }

    /// Gives all answers held back, to canceled requests too.
    package func release() { script.release() }

    package func all() async throws -> [Picture] {
        _ = await script.ask(.all)
        return []
    }

    package func add(_ picture: NewPicture) async throws {
        try await script.ask(.add(picture)).get()
    }
}
