import Shared

extension Alert {
    /// The question before a photo is deleted; `confirm` is called after “Delete” alone.
    package static func deletePhoto(confirm: @escaping () -> Void) -> Alert {
        Alert(.deletePhoto, buttons: [Button("Delete", action: confirm), Button("Cancel")])
    }
}
