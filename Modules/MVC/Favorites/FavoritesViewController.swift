import Headless
import Screens
import Shared

/// Loads and shows the liked pictures, and unlikes them.
final class FavoritesViewController: ViewController {
    private nonisolated enum Job: Hashable {
        case pictures
        case unlike(id: ExactText)
    }

    private let storyboard = FavoritesStoryboard()
    private let services: Services
    private let work: Work<Job>
    private weak var logOutDelegate: (any LogOutDelegate)?
    private var changes: Subscription?

    init(services: Services, logOutDelegate: any LogOutDelegate) {
        self.services = services
        self.logOutDelegate = logOutDelegate
        work = Work(clock: services.clock)
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        storyboard.logOut.onTap = { [weak self] in self?.logOutDelegate?.didAskToLogOut() }
        storyboard.pictures.retry.onTap = { [weak self] in self?.load() }
        storyboard.pictures.section.onAction = { [weak self] _, id in self?.unlike(id) }
        changes = services.favorites.changes.observe { [weak self] in self?.load() }
        load()
    }

    private func load() {
        work.run(.pictures, .latestWins) { [services] in
            try await services.favorites.all()
        } then: { [weak self] result in
            self?.finishLoading(result)
        }
        screen.isBusy = true
        storyboard.pictures.section.status = nil
        storyboard.pictures.retry.isHidden = true
    }

    private func unlike(_ id: Row.ID) {
        work.write(.unlike(id: id)) { [services] in
            try await services.favorites.unlike(id)
        } then: { [weak self] result in
            self?.finishSaving(result)
        }
    }

    private func finishLoading(_ result: Result<[FeedPicture], any Error>) {
        screen.isBusy = false
        switch result {
        case .success(let pictures):
            storyboard.pictures.section.rows = pictures.map { Row(PictureRow($0, isLiked: true)) }
            storyboard.pictures.section.status = pictures.isEmpty ? StatusText.noFavorites : nil
        case .failure(let error): failLoading(Failure(error))
        }
    }

    private func failLoading(_ failure: Failure) {
        storyboard.pictures.section.status = failure.reason.map { StatusText.couldNotLoad(.favorites, $0) }
        storyboard.pictures.retry.isHidden = false
    }

    private func finishSaving(_ result: Result<Void, any Error>) {
        guard case .failure(let error) = result, let reason = Failure(error).reason else { return }
        present(Alert(.couldNotSave(reason)))
    }
}
