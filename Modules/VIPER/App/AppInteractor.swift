import Shared

/// Finds and ends the user's session, and observes changes that fail after their screens were left.
final class AppInteractor: AppInteractorInput {
    private nonisolated enum Job: Hashable {
        case findSession
        case endSession
    }

    weak var output: (any AppInteractorOutput)?
    private let sessions: any SessionStore
    private let orphanedFailures: OrphanedFailures
    private let work: Work<Job>

    init(sessions: any SessionStore, activity: Activity) {
        self.sessions = sessions
        orphanedFailures = activity.orphanedFailures
        work = Work(activity: activity)
    }

    func start() {
        orphanedFailures.observe { [weak self] change, failure in
            self?.output?.didFailAfterLeaving(change, failure)
        }
        findSession()
    }

    func endSession() {
        work.write(.endSession) { [sessions] in
            try await sessions.remove()
        } then: { [weak self] result in
            self?.report(ending: result)
        }
    }

    private func findSession() {
        work.run(.findSession) { [sessions] in
            try await sessions.current()
        } then: { [weak self] result in
            self?.report(finding: result)
        }
    }

    private func report(finding result: Result<Session?, Failure>) {
        switch result {
        case .success(.some): output?.didFindSession()
        case .success(.none), .failure: output?.didFindNoSession()
        }
    }

    private func report(ending result: Result<Void, Failure>) {
        switch result {
        case .success: output?.didEndSession()
        case .failure(let failure): output?.didFailToEndSession(failure)
        }
    }
}
