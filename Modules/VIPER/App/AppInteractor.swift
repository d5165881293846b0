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

    init(sessions: any SessionStore, clock: any AppClock) {
        self.sessions = sessions
        orphanedFailures = clock.activity.orphanedFailures
        work = Work(clock: clock)
    }

    func observeOrphanedFailures() {
        orphanedFailures.observe { [weak self] change, failure in
            self?.output?.didFailAfterLeaving(change, failure)
        }
    }

    func findSession() {
        work.run(.findSession) { [sessions] in
            try await sessions.current()
        } then: { [weak self] result in
            self?.report(finding: result)
        }
    }

    func endSession() {
        work.write(.endSession) { [sessions] in
            try await sessions.remove()
        } then: { [weak self] result in
            self?.report(ending: result)
        }
    }

    private func report(finding result: Result<Session?, any Error>) {
        switch result {
        case .success(.some): output?.didFindSession()
        case .success(.none), .failure: output?.didFindNoSession()
        }
    }

    private func report(ending result: Result<Void, any Error>) {
        switch result {
        case .success: output?.didEndSession()
        case .failure(let error): output?.didFailToEndSession(Failure(error))
        }
    }
}
