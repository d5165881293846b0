import Headless

extension Field {
    /// Shows `text` and `error`; the text is assigned only where it differs from what a person has typed.
    func show(_ text: String, error: String?) {
        if value != text { value = text }
        self.error = error
    }
}
