/// The reason why a photo cannot be shown or changed.
package enum PhotoError: Error, Equatable {
    /// The user deleted it, or the service does not have it.
    case gone
}
