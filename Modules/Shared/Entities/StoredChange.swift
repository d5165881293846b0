/// A change of stored data that a user can leave before it is written.
package enum StoredChange: String, Sendable {
    case title = "save the title"
    case deletion = "delete the photo"
    case picture = "save the picture"
    case like = "like the picture"
    case unlike = "unlike the picture"
}
