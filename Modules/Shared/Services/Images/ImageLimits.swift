import Foundation

/// The limits of a cache of images.
struct ImageLimits: Sendable {
    /// The maximum size of one image, in bytes.
    static let image = 10_000_000

    /// The maximum size of all images together, in bytes.
    var total = 100_000_000
    /// How long an image may be shown, in seconds.
    var lifetime: TimeInterval = 7 * 24 * 60 * 60

    /// Returns whether an image stored at `date` may be shown at `now`. A date in the future means that a clock was
    /// wrong.
    func allow(_ date: Date, at now: Date) -> Bool {
        abs(now.timeIntervalSince(date)) < lifetime
    }
}
