/// Why stored data could not be read or written.
package struct StorageError: Error, Equatable {
    /// What the storage said.
    package let reason: String

    package init(_ reason: String) {
        self.reason = reason
    }
}
