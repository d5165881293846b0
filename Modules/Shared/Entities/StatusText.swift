/// What a list says in place of rows, word for word.
package enum StatusText {
    package static let noUsers = "No users yet"

    /// Where a list could not be loaded.
    package static func couldNotLoad(_ what: String, _ reason: String) -> String {
        "Could not load \(what). \(reason)"
    }
}
