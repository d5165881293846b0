import Foundation

/// The limits of a cache of images.
package struct ImageLimits: Sendable {
    /// The maximum size of one image, in bytes.
    package static let image = 10_000_000

    /// The maximum size of all images together, in bytes.
    let total: Int
    /// How long an image may be shown, in seconds.
    let lifetime: TimeInterval

    package init(total: Int = 100_000_000, lifetime: Duration = .seconds(7 * 24 * 60 * 60)) {
        self.total = total
        self.lifetime = lifetime.seconds
    }

    /// Returns whether an image stored at `date` may be shown at `now`. A date in the future means that a clock was
    /// wrong.
    func allow(_ date: Date, at now: Date) -> Bool {
        abs(now.timeIntervalSince(date)) < lifetime
    }
}
