/// The ways out of Add image.
struct AddImageExits {
    /// Called once the picture is saved, or when a person would rather not.
    var finished: () -> Void
}
