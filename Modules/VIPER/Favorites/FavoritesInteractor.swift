import Shared

/// Finds what the user likes.
final class FavoritesInteractor: FavoritesInteractorInput {
    private nonisolated enum Job: Hashable {
        case favorites
        case unlike(id: String)
    }

    weak var output: (any FavoritesInteractorOutput)?
    private let favorites: any FavoriteStore
    private let work: Work<Job>
    private var changes: Subscription?

    init(favorites: any FavoriteStore, clock: any AppClock) {
        self.favorites = favorites
        work = Work(clock: clock)
    }

    func observeLikes() {
        changes = favorites.changes.observe { [weak self] in self?.output?.didChangeLikes() }
    }

    func fetchPictures() {
        work.run(.favorites, .latestWins) { [favorites] in
            try await favorites.all()
        } then: { [weak self] result in
            self?.report(result)
        }
    }

    func unlike(id: String) {
        work.write(.unlike(id: id)) { [favorites] in
            try await favorites.unlike(id)
        } then: { [weak self] result in
            self?.reportFailure(of: result)
        }
    }

    private func report(_ result: Result<[FeedPicture], any Error>) {
        switch result {
        case .success(let pictures): output?.didFetchPictures(pictures.map(FeedPictureResponse.init))
        case .failure(let error): output?.didFailToFetchPictures(reason: FailureText.reason(for: error))
        }
    }

    private func reportFailure(of result: Result<Void, any Error>) {
        guard case .failure(let error) = result else { return }
        output?.didFailToSave(reason: FailureText.reason(for: error))
    }
}
