import Shared

/// The ways out of Photo.
struct PhotoExits {
    /// Called once the photo is deleted.
    var deleted: () -> Void
    /// Called when the screen has to be left, with what the person should be told.
    var failed: (AlertContent) -> Void
}
