/// The position in a list that shows one item at a time.
package struct Carousel: Equatable, Sendable {
    /// How long an item stays in view.
    package static let interval = Duration.seconds(3)

    package private(set) var count = 0
    /// The index of the item in view.
    package private(set) var position = 0

    package init() {}

    /// Restarts at the first of `count` items.
    package mutating func reset(count: Int) {
        self = Self()
        self.count = count
    }

    /// Advances by `items`; the first item follows the last.
    package mutating func advance(by items: Int) {
        guard count > 0 else { return }
        position = (position + items) % count
    }
}
