/// What a list says in place of rows, word for word.
package enum StatusText {
    package static let noUsers = "No users yet"
    package static let noPhotos = "No photos yet"
    package static let noFavorites = "No favorites yet"
    /// Where a category's feed is empty.
    package static let nothingHere = "Nothing here yet"
    /// Below the last photo.
    package static let noMorePhotos = "No more photos"

    /// What a list is of.
    package enum Content: String {
        case photos, users, favorites, pictures
    }

    /// Where a list could not be loaded.
    package static func couldNotLoad(_ content: Content, _ reason: String) -> String {
        couldNotLoad(content.rawValue, reason)
    }

    /// Where a part of the dashboard could not be loaded.
    package static func couldNotLoad(part: DashboardPart, _ reason: String) -> String {
        couldNotLoad(part.rawValue, reason)
    }

    private static func couldNotLoad(_ what: String, _ reason: String) -> String {
        "Could not load \(what). \(reason)"
    }
}
