import Headless
import Shared

extension Alert {
    /// Creates one of the app's alerts, with the single button “OK”.
    package init(_ content: AlertContent) {
        self.init(title: content.title, message: content.message)
    }

    /// Creates one of the app's questions; `confirm` is called after the answer that agrees, `cancel` after the other.
    package init(_ question: QuestionContent, confirm: @escaping () -> Void, cancel: @escaping () -> Void = {}) {
        self.init(
            title: question.title,
            buttons: [
                Button(question.confirm, role: .destructive, action: confirm),
                Button(question.cancel, role: .cancel, action: cancel),
            ]
        )
    }
}
