/// The calls that the spies of one test received, in one order.
final class SpyLog<Message: Equatable> {
    private(set) var messages: [Message] = []

    func add(_ message: Message) {
        messages.append(message)
    }
}
