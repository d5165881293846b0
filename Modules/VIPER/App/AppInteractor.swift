import Shared

/// Finds and ends the user's session.
final class AppInteractor: AppInteractorInput {
    private nonisolated enum Job: Hashable {
        case findSession
        case endSession
    }

    weak var output: (any AppInteractorOutput)?
    private let sessions: any SessionStore
    private let work: Work<Job>

    init(sessions: any SessionStore, clock: any AppClock) {
        self.sessions = sessions
        work = Work(clock: clock)
    }

    func findSession() {
        work.run(.findSession) { [sessions] in
            await sessions.current()
        } then: { [weak self] result in
            switch result {
            case .success(.some): self?.output?.didFindSession()
            case .success(.none), .failure: self?.output?.didFindNoSession()
            }
        }
    }

    func endSession() {
        work.write(.endSession) { [sessions] in
            try await sessions.remove()
        } then: { [weak self] result in
            switch result {
            case .success: self?.output?.didEndSession()
            case .failure(let error): self?.output?.didFailToEndSession(Failure(error))
            }
        }
    }
}
