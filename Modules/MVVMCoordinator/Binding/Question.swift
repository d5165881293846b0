/// A question that a view shows while its state asks one.
final class Question<Subject: Equatable> {
    private var asked: Subject?

    /// Calls `present` when the state begins to ask about `subject`; `nil` means that it asks nothing, because the user
    /// has answered or the screen was covered.
    func show(_ subject: Subject?, present: () -> Void) {
        let isNew = subject != nil && subject != asked
        asked = subject
        if isNew { present() }
    }
}
