import Foundation

/// The directories of an app whose data stays.
package nonisolated struct DataDirectories: Equatable, Sendable {
    package let data: URL
    /// Where images are kept.
    package let cache: URL

    package init(data: URL, cache: URL) {
        self.data = data
        self.cache = cache
    }
}
