import Foundation

/// The place of the data that all launches of an app share.
package enum StorageLocation: Sendable {
    /// Files, which each launch opens again. Images are cached in a folder of `cache`; `nil` means the same directory.
    case directory(URL, cache: URL? = nil)
    /// Memory, for temporary data.
    case memory(Storage)

    /// Opens the storage for one launch. `warn` is called with a sentence if a damaged database was set aside.
    package func open(
        clock: any AppClock,
        warn: @escaping @Sendable (String) -> Void
    ) async throws(DataDirectoryError) -> Storage {
        switch self {
        case .directory(let url, let cache): try await .directory(url, cache: cache ?? url, clock: clock, warn: warn)
        case .memory(let storage): storage
        }
    }
}
