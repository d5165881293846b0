/// The messages received by one or more spies, in order.
final class MessageLog<Message> {
    fileprivate(set) var messages: [Message] = []
}

/// A test double of one role that records the calls it receives. Spies of a screen can share one log.
protocol Spy: AnyObject {
    associatedtype Message

    var log: MessageLog<Message> { get set }
}

extension Spy {
    var messages: [Message] { log.messages }

    func record(_ message: Message) {
        log.messages.append(message)
    }

    /// Returns the spy, which records in `log` from now on.
    func sharing(_ log: MessageLog<Message>) -> Self {
        self.log = log
        return self
    }
}
