/// The alert that a view shows while its state asks a question.
final class QuestionAlert<Subject: Equatable> {
    private var asked: Question<Subject>?

    /// Calls `present` when the state begins to ask `question`; `nil` means that it asks none. Dismisses no alert,
    /// because the user's answer or a deep link has already done that.
    func show(_ question: Question<Subject>?, present: (Question<Subject>) -> Void) {
        guard question != asked else { return }
        asked = question
        if let question { present(question) }
    }
}
