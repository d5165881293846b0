import Shared

/// A question that a state asks: what it is about, and its words.
nonisolated struct Question<Subject: Equatable>: Equatable {
    let subject: Subject
    let content: QuestionContent

    init(about subject: Subject, _ content: QuestionContent) {
        self.subject = subject
        self.content = content
    }
}
