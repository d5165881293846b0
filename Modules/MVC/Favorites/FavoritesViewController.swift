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
    private let favorites: any FavoriteStore
    private let work: Work<Job>
    private weak var logOutDelegate: (any LogOutDelegate)?
    private var changes: Subscription?

    init(favorites: any FavoriteStore, activity: Activity, logOutDelegate: any LogOutDelegate) {
        self.favorites = favorites
        self.logOutDelegate = logOutDelegate
        work = Work(activity: activity)
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        storyboard.logOut.onTap = { [weak self] in self?.logOutDelegate?.didAskToLogOut() }
        storyboard.pictures.retry.onTap = { [weak self] in self?.load() }
        changes = favorites.changes.observe { [weak self] in self?.load() }
        load()
    }

    private func load() {
        work.run(.pictures, .latestWins) { [favorites] in
            try await favorites.all()
        } then: { [weak self] result in
            self?.finishLoading(result)
        }
        screen.isBusy = true
        storyboard.pictures.section.status = nil
        storyboard.pictures.retry.isHidden = true
    }

    private func unlike(_ id: ExactText) {
        work.write(.unlike(id: id)) { [favorites] in
            try await favorites.unlike(id)
        } then: { [weak self] result in
            self?.finishSaving(result)
        }
    }

    private func finishLoading(_ result: Result<[FeedPicture], Failure>) {
        screen.isBusy = false
        switch result {
        case .success(let pictures):
            storyboard.pictures.section.rows = pictures.map(makeRow)
            storyboard.pictures.section.status = pictures.isEmpty ? StatusText.noFavorites : nil
        case .failure(let failure):
            storyboard.pictures.section.status = failure.reason.map { StatusText.couldNotLoad(.favorites, $0) }
            storyboard.pictures.retry.isHidden = false
        }
    }

    private func finishSaving(_ result: Result<Void, Failure>) {
        if case .failure(let failure) = result, let reason = failure.reason { present(Alert(.couldNotSave(reason))) }
    }

    private func makeRow(_ picture: FeedPicture) -> Row {
        Row(
            id: picture.id,
            title: picture.title.isEmpty ? RowText.untitled : picture.title,
            subtitle: picture.photographer,
            thumbnail: picture.thumbnail,
            mark: RowText.liked,
            actions: [Row.Action(RowText.unlike) { [weak self] in self?.unlike(picture.id) }]
        )
    }
}
