import Foundation

/// The limits of a cache of images.
package struct ImageLimits: Sendable {
    /// The most bytes of one image.
    package static let image = 10_000_000

    /// The most bytes of all images together.
    let total: Int
    /// How long an image may be shown, in seconds.
    let lifetime: TimeInterval

    package init(total: Int = 100_000_000, lifetime: Duration = .seconds(7 * 24 * 60 * 60)) {
        self.total = total
        self.lifetime = lifetime.seconds
    }

    /// Returns whether an image stored at `date` may be shown at `now`. One from the future may not: a clock was wrong.
    func allow(_ date: Date, at now: Date) -> Bool {
        abs(now.timeIntervalSince(date)) < lifetime
    }
}
