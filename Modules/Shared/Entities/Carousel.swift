/// Items of which one is in view at a time.
package struct Carousel: Equatable, Sendable {
    /// How long an item stays in view.
    package static let interval = Duration.seconds(3)

    package private(set) var count = 0
    /// The item in view, from 0.
    package private(set) var position = 0

    package init() {}

    /// Begins anew with `count` items.
    package mutating func reset(count: Int) {
        self = Self()
        self.count = count
    }

    /// Advances by `items`; the first follows the last.
    package mutating func advance(by items: Int) {
        guard count > 0 else { return }
        position = (position + items) % count
    }
}
