import Shared
import Synchronization

/// A stub that returns the answers of its script.
nonisolated package protocol ScriptedStub: AnyObject, Sendable {
    associatedtype Message: Sendable
    associatedtype Answers: Sendable

    var script: StubScript<Message, Answers> { get }
}

nonisolated extension ScriptedStub {
    /// All calls and cancellations, in order.
    package var messages: [Message] { script.messages }

    /// The answers from now on, also to calls held back.
    package var answers: Answers {
        get { script.answers }
        set { script.answers = newValue }
    }

    /// Holds back all answers until `release`.
    package func hold() { script.hold() }

    /// Returns all answers held back, also to canceled calls.
    package func release() { script.release() }
}

/// The calls and answers of a stub, and whether its answers are held back.
nonisolated package final class StubScript<Message: Sendable, Answers: Sendable>: Sendable {
    private struct State {
        var messages: [Message] = []
        var answers: Answers
    }

    private let canceled: Message
    private let gate = Gate()
    private let state: Mutex<State>

    /// Creates a script; `canceled` is recorded when a call is canceled.
    init(answers: Answers, canceled: Message) {
        self.canceled = canceled
        state = Mutex(State(answers: answers))
    }

    var messages: [Message] { state.withLock { $0.messages } }

    var answers: Answers {
        get { state.withLock { $0.answers } }
        set { state.withLock { $0.answers = newValue } }
    }

    func hold() {
        gate.close()
    }

    func release() {
        gate.open()
    }

    /// Records `message`; returns the answers once `gate`, or by default the stub's own, is open.
    func ask(_ message: Message, past gate: Gate? = nil) async -> Answers {
        record(message)
        await withTaskCancellationHandler {
            await (gate ?? self.gate).pass()
        } onCancel: {
            record(canceled)
        }
        return answers
    }

    private func record(_ message: Message) {
        state.withLock { $0.messages.append(message) }
    }
}
