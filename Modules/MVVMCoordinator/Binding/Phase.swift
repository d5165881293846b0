import Shared

/// The phase of a list's latest read.
nonisolated enum Phase: Equatable {
    case loading
    case loaded
    case failed(Failure)

    var isLoading: Bool { self == .loading }

    /// Whether the read failed, or was canceled by somebody else.
    var hasFailed: Bool {
        if case .failed = self { true } else { false }
    }
}
