/// What a list says in place of rows, word for word.
package enum StatusText {
    package static let noUsers = "No users yet"
    package static let noPhotos = "No photos yet"
    package static let noFavourites = "No favourites yet"
    /// Where a category's feed is empty.
    package static let nothingHere = "Nothing here yet"
    /// Below the last photo.
    package static let noMorePhotos = "No more photos"

    /// Where a list could not be loaded.
    package static func couldNotLoad(_ what: String, _ reason: String) -> String {
        "Could not load \(what). \(reason)"
    }
}
