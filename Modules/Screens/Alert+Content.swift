import Headless
import Shared

extension Alert {
    /// Creates one of the app's alerts, by default with the single button “OK”.
    package init(_ content: AlertContent, buttons: [Button] = [.ok]) {
        self.init(title: content.title, message: content.message, buttons: buttons)
    }

    /// Creates the question before a photo is deleted; `confirm` is called after “Delete”, `cancel` after “Cancel”.
    package static func deletePhoto(
        confirm: @escaping () -> Void,
        cancel: @escaping () -> Void = {}
    ) -> Alert {
        Alert(
            .deletePhoto,
            buttons: [
                Button("Delete", role: .destructive, action: confirm),
                Button("Cancel", role: .cancel, action: cancel),
            ]
        )
    }
}
