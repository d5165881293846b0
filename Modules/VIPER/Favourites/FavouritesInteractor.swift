import Shared

/// Finds what the user likes.
final class FavouritesInteractor: FavouritesInteractorInput {
    weak var output: (any FavouritesInteractorOutput)?
    private let favourites: any FavouriteStore
    private let work: Work
    private var changes: Subscription?

    init(favourites: any FavouriteStore, clock: any AppClock) {
        self.favourites = favourites
        work = Work(clock: clock)
    }

    func observeLikes() {
        changes = favourites.changes.observe { [weak self] in self?.output?.didChangeLikes() }
    }

    func fetchPictures() {
        work.run("favourites", .latestWins) { [favourites] in
            try await favourites.all()
        } then: { [weak self] result in
            self?.report(result)
        }
    }

    func unlike(id: String) {
        work.write("unlike \(id)") { [favourites] in
            try await favourites.unlike(id)
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
