/// Why nothing can be done with a photo.
package enum PhotoError: Error, Equatable {
    /// The user deleted it, or the service has none of that number.
    case gone
}
