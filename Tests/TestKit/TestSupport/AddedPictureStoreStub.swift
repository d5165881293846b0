import Shared

/// Contains no pictures; returns the answer a test sets for a new one, at once or when released.
nonisolated package final class AddedPictureStoreStub: AddedPictureStore, ScriptedStub {
    /// A call, or its cancellation.
    package enum Message: Equatable, Sendable {
        case all
        case add(NewPicture)
        case canceled
    }

    package let changes: Changes
    package let script: StubScript<Message, Result<Void, any Error>>

    package init(clock: VirtualClock) {
        changes = Changes(activity: clock.activity)
        script = StubScript(answers: .success(()), canceled: .canceled)
    }

    /// The answer to new pictures from now on, also to calls held back.
    package var answer: Result<Void, any Error> {
        get { script.answers }
        set { script.answers = newValue }
    }

    package func all() async throws -> [Picture] {
        _ = await script.ask(.all)
        return []
    }

    package func add(_ picture: NewPicture) async throws {
        try await script.ask(.add(picture)).get()
    }
}
