import Headless
import Shared

extension Alert {
    /// An alert of the app with the button “OK” alone, unless others are given.
    package init(_ content: AlertContent, buttons: [Button] = [.ok]) {
        self.init(title: content.title, message: content.message, buttons: buttons)
    }

    /// The question before a photo is deleted; `confirm` is called after “Delete” alone.
    package static func deletePhoto(confirm: @escaping () -> Void) -> Alert {
        Alert(
            .deletePhoto,
            buttons: [Button("Delete", role: .destructive, action: confirm), Button("Cancel", role: .cancel)]
        )
    }
}
