import Headless
import Shared

extension Alert {
    /// The texts of the alert, to compare with the app's.
    package var content: AlertContent { AlertContent(title: title, message: message) }
}
