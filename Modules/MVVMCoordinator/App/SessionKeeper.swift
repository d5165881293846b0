import Shared

/// The session as a model: finds the saved one at the start, and ends it for the view models that offer Log out.
final class SessionKeeper {
    private nonisolated enum Job: Hashable {
        case findSession
        case endSession
    }

    weak var delegate: (any SessionKeeperDelegate)?
    private let sessions: any SessionStore
    private let work: Work<Job>

    init(sessions: any SessionStore, activity: Activity) {
        self.sessions = sessions
        work = Work(activity: activity)
    }

    /// Reads the saved session; one that cannot be read counts as none.
    func findSession() {
        work.run(.findSession) { [sessions] in
            try await sessions.current()
        } then: { [weak self] result in
            self?.finishFinding(result)
        }
    }
}

extension SessionKeeper: SessionEnding {
    /// Removes the session, unless it is being removed.
    func logOut() {
        let hasBegun = work.write(.endSession) { [sessions] in
            try await sessions.remove()
        } then: { [weak self] result in
            self?.finishLogOut(result)
        }
        if hasBegun { delegate?.willEndSession() }
    }
}

extension SessionKeeper {
    private func finishFinding(_ result: Result<Session?, Failure>) {
        switch result {
        case .success(.some): delegate?.didFindSession()
        case .success(.none), .failure: delegate?.didFindNoSession()
        }
    }

    private func finishLogOut(_ result: Result<Void, Failure>) {
        switch result {
        case .success: delegate?.didEndSession()
        case .failure(let failure): delegate?.didFailToEndSession(failure)
        }
    }
}
