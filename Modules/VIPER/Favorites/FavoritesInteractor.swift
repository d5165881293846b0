import Shared

/// Loads the liked pictures, and unlikes them.
final class FavoritesInteractor: FavoritesInteractorInput {
    private nonisolated enum Job: Hashable {
        case pictures
        case unlike(id: ExactText)
    }

    weak var output: (any FavoritesInteractorOutput)?
    private let favorites: any FavoriteStore
    private let work: Work<Job>
    private var changes: Subscription?

    init(favorites: any FavoriteStore, activity: Activity) {
        self.favorites = favorites
        work = Work(activity: activity)
    }

    func start() {
        changes = favorites.changes.observe { [weak self] in self?.loadPictures() }
        loadPictures()
    }

    func loadPictures() {
        work.run(.pictures, .latestWins) { [favorites] in
            try await favorites.all()
        } then: { [weak self] result in
            self?.report(loading: result)
        }
        output?.didBeginLoadingPictures()
    }

    func unlike(id: ExactText) {
        work.write(.unlike(id: id)) { [favorites] in
            try await favorites.unlike(id)
        } then: { [weak self] result in
            self?.report(saving: result)
        }
    }

    private func report(loading result: Result<[FeedPicture], Failure>) {
        switch result {
        case .success(let pictures): output?.didLoadPictures(pictures.map { FeedPictureResponse($0, isLiked: true) })
        case .failure(let failure): output?.didFailToLoadPictures(failure)
        }
    }

    private func report(saving result: Result<Void, Failure>) {
        if case .failure(let failure) = result { output?.didFailToSave(failure) }
    }
}
