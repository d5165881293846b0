import Shared

/// Fetches the pictures of a category, and likes or unlikes them.
final class FeedInteractor: FeedInteractorInput {
    private nonisolated enum Job: Hashable {
        case pictures
        case likes
        case like(id: ExactText)
        case unlike(id: ExactText)
    }

    weak var output: (any FeedInteractorOutput)?
    private weak var app: (any AppModuleInput)?
    private let category: String
    private let feed: any FeedService
    private let favorites: any FavoriteStore
    private let work: Work<Job>
    private var changes: Subscription?
    private var pictures: [FeedPicture] = []

    init(
        category: String,
        feed: any FeedService,
        favorites: any FavoriteStore,
        clock: any AppClock,
        app: any AppModuleInput
    ) {
        self.category = category
        self.feed = feed
        self.favorites = favorites
        self.app = app
        work = Work(clock: clock)
    }

    func observeLikes() {
        changes = favorites.changes.observe { [weak self] in self?.output?.didChangeLikes() }
    }

    func fetchPictures() {
        let hasBegun = work.run(.pictures) { [feed, category] in
            try await feed.pictures(of: category)
        } then: { [weak self] result in
            self?.report(fetching: result)
        }
        if hasBegun { output?.didBeginFetchingPictures() }
    }

    func fetchLikes() {
        work.run(.likes, .latestWins) { [favorites] in
            try await favorites.likedIDs()
        } then: { [weak self] result in
            self?.report(fetchingLikes: result)
        }
    }

    func like(id: ExactText) {
        guard let picture = pictures.first(where: { $0.id == id }) else { return }
        work.write(.like(id: id)) { [favorites] in
            try await favorites.like(picture)
        } then: { [weak self] result in
            self?.report(saving: result)
        } orphaned: { [weak app] error in
            app?.report(Failure(error), of: .like)
        }
    }

    func unlike(id: ExactText) {
        work.write(.unlike(id: id)) { [favorites] in
            try await favorites.unlike(id)
        } then: { [weak self] result in
            self?.report(saving: result)
        } orphaned: { [weak app] error in
            app?.report(Failure(error), of: .unlike)
        }
    }

    private func report(fetching result: Result<[FeedPicture], any Error>) {
        switch result {
        case .success(let pictures):
            self.pictures = pictures
            output?.didFetchPictures(pictures.map(FeedPictureResponse.init))
        case .failure(let error): output?.didFailToFetchPictures(Failure(error))
        }
    }

    private func report(fetchingLikes result: Result<Set<ExactText>, any Error>) {
        guard case .success(let ids) = result else { return }
        output?.didFetchLikes(ids)
    }

    private func report(saving result: Result<Void, any Error>) {
        if case .failure(let error) = result { output?.didFailToSave(Failure(error)) }
    }
}
