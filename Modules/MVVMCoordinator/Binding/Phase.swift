/// How far a view model is with what it is for.
nonisolated enum Phase: Equatable, Sendable {
    case idle
    case loading
    case loaded
    /// It did not work, for a reason a person can read.
    case failed(String)

    var isFailed: Bool {
        if case .failed = self { true } else { false }
    }
}
