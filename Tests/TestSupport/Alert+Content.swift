import Headless
import Shared

extension Alert {
    /// The words of the alert, to compare with those of the app.
    package var content: AlertContent { AlertContent(title: title, message: message) }
}
