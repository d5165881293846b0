/// The messages received by one or more spies, in order.
package final class MessageLog<Message> {
    package fileprivate(set) var messages: [Message] = []

    package init() {}
}

/// A test double of one role that records the calls it receives. Spies of a screen can share one log.
package protocol Spy: AnyObject {
    associatedtype Message

    var log: MessageLog<Message> { get set }
}

extension Spy {
    package var messages: [Message] { log.messages }

    package func record(_ message: Message) {
        log.messages.append(message)
    }

    /// Returns the spy, which records in `log` from now on.
    package func sharing(_ log: MessageLog<Message>) -> Self {
        self.log = log
        return self
    }
}
