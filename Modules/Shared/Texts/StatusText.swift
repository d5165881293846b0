/// The status texts of lists, worded as in the specification.
package enum StatusText {
    package static let noUsers = "No users yet"
    package static let noPhotos = "No photos yet"
    package static let noFavorites = "No favorites yet"
    /// Shown if a category's feed is empty.
    package static let nothingHere = "Nothing here yet"
    /// Shown below the last photo.
    package static let noMorePhotos = "No more photos"

    /// The content of a list.
    package enum Content: String {
        case photos, users, favorites, pictures
    }

    /// Shown if a list could not be loaded.
    package static func couldNotLoad(_ content: Content, _ reason: String) -> String {
        couldNotLoad(content.rawValue, reason)
    }

    /// Shown if a part of the dashboard could not be loaded.
    package static func couldNotLoad(part: DashboardPart, _ reason: String) -> String {
        switch part {
        case .catalog(let part): couldNotLoad(part.rawValue, reason)
        case .pictures: couldNotLoad(.pictures, reason)
        }
    }

    private static func couldNotLoad(_ what: String, _ reason: String) -> String {
        "Could not load \(what). \(reason)"
    }
}
