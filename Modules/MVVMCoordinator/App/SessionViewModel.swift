import Shared

/// Reads the session at the start and removes it at log-out. It has no screen, hence no state: it only has exits.
final class SessionViewModel {
    struct Exits {
        /// Called at the start when a valid session is saved.
        var didFindSession: () -> Void
        /// Called at the start when no valid session is saved.
        var didFindNoSession: () -> Void
        /// Called when the session is removed.
        var didEndSession: () -> Void
        /// Called when the session could not be removed, with the alert to show; `nil` after a cancellation.
        var didFailToEndSession: (AlertContent?) -> Void
    }

    private nonisolated enum Job: Hashable {
        case findSession
        case endSession
    }

    private let sessions: any SessionStore
    private let work: Work<Job>
    private let exits: Exits

    init(sessions: any SessionStore, clock: any AppClock, exits: Exits) {
        self.sessions = sessions
        self.exits = exits
        work = Work(clock: clock)
    }

    func start() {
        work.run(.findSession) { [sessions] in
            try await sessions.current()
        } then: { [weak self] result in
            self?.finishStart(result)
        }
    }

    func logOut() {
        work.write(.endSession) { [sessions] in
            try await sessions.remove()
        } then: { [weak self] result in
            self?.finishLogOut(result)
        }
    }

    private func finishStart(_ result: Result<Session?, any Error>) {
        switch result {
        case .success(.some): exits.didFindSession()
        case .success(.none), .failure: exits.didFindNoSession()
        }
    }

    private func finishLogOut(_ result: Result<Void, any Error>) {
        switch result {
        case .success: exits.didEndSession()
        case .failure(let error): exits.didFailToEndSession(Failure(error).reason.map(AlertContent.logOutFailed))
        }
    }
}
