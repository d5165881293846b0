import Shared

/// The ways out of Photo.
struct PhotoExits {
    /// Called once the photo is deleted.
    var deleted: () -> Void
    /// Called where there is nothing to show, with what the person should be told.
    var failed: (AlertContent) -> Void
}
