/// Why stored data could not be read or written.
package struct StorageError: Error, Equatable {
    /// What the storage said, for a log.
    package let reason: String

    package init(_ reason: String) {
        self.reason = reason
    }
}
