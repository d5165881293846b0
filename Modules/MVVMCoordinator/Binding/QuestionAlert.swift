import Headless
import Screens

/// The alert that a view shows while its state asks a question.
final class QuestionAlert<Subject: Equatable> {
    private var asked: Question<Subject>?

    /// Presents the alert above `view` when the state begins to ask `question`; `nil` means that it asks none.
    /// Dismisses no alert, because the user's answer or a deep link has already done that.
    func show(
        _ question: Question<Subject>?,
        above view: any ViewController,
        confirm: @escaping () -> Void,
        cancel: @escaping () -> Void
    ) {
        guard question != asked else { return }
        asked = question
        if let question { view.present(Alert(question.content, confirm: confirm, cancel: cancel)) }
    }
}
