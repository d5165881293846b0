import Headless
import Screens
import Shared

/// Loads and shows the pictures of a category, and likes or unlikes them.
final class FeedViewController: ViewController {
    private nonisolated enum Job: Hashable {
        case pictures
        case likes
        case like(id: ExactText)
        case unlike(id: ExactText)
    }

    private let storyboard = FeedStoryboard()
    private let category: String
    private let feed: any FeedService
    private let favorites: any FavoriteStore
    private let work: Work<Job>
    private var changes: Subscription?
    private var pictures: [FeedPicture] = []
    private var likedIDs: Set<ExactText> = []

    init(category: String, feed: any FeedService, favorites: any FavoriteStore, activity: Activity) {
        self.category = category
        self.feed = feed
        self.favorites = favorites
        work = Work(activity: activity)
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        storyboard.setTitle(category)
        storyboard.pictures.retry.onTap = { [weak self] in self?.load() }
        changes = favorites.changes.observe { [weak self] in self?.loadLikes() }
        load()
    }

    private func load() {
        loadPictures()
        loadLikes()
    }

    private func loadPictures() {
        let hasBegun = work.run(.pictures) { [feed, category] in
            try await feed.pictures(of: category)
        } then: { [weak self] result in
            self?.finishLoading(result)
        }
        guard hasBegun else { return }
        screen.isBusy = true
        storyboard.pictures.section.status = nil
        storyboard.pictures.retry.isHidden = true
    }

    private func loadLikes() {
        work.run(.likes, .latestWins) { [favorites] in
            try await favorites.likedIDs()
        } then: { [weak self] result in
            self?.finishLoadingLikes(result)
        }
    }

    private func like(_ picture: FeedPicture) {
        work.write(.like(id: picture.id), orphanedAs: .like) { [favorites] in
            try await favorites.like(picture)
        } then: { [weak self] result in
            self?.finishSaving(result)
        }
    }

    private func unlike(_ id: ExactText) {
        work.write(.unlike(id: id), orphanedAs: .unlike) { [favorites] in
            try await favorites.unlike(id)
        } then: { [weak self] result in
            self?.finishSaving(result)
        }
    }

    private func finishLoading(_ result: Result<[FeedPicture], Failure>) {
        screen.isBusy = false
        switch result {
        case .success(let pictures):
            self.pictures = pictures
            showPictures()
            storyboard.pictures.section.status = pictures.isEmpty ? StatusText.nothingHere : nil
        case .failure(let failure):
            storyboard.pictures.section.status = failure.reason.map { StatusText.couldNotLoad(.pictures, $0) }
            storyboard.pictures.retry.isHidden = false
        }
    }

    private func finishLoadingLikes(_ result: Result<Set<ExactText>, Failure>) {
        switch result {
        case .success(let ids):
            likedIDs = ids
            showPictures()
        case .failure(let failure): if let reason = failure.reason { show(notice: reason) }
        }
    }

    private func finishSaving(_ result: Result<Void, Failure>) {
        if case .failure(let failure) = result, let reason = failure.reason { present(Alert(.couldNotSave(reason))) }
    }

    private func showPictures() {
        storyboard.pictures.section.rows = pictures.map(makeRow)
    }

    private func makeRow(_ picture: FeedPicture) -> Row {
        let isLiked = likedIDs.contains(picture.id)
        return Row(
            id: picture.id,
            title: picture.title.isEmpty ? RowText.untitled : picture.title,
            subtitle: picture.photographer,
            thumbnail: picture.thumbnail,
            mark: isLiked ? RowText.liked : RowText.notLiked,
            actions: [isLiked ? makeUnlike(picture) : makeLike(picture)]
        )
    }

    private func makeLike(_ picture: FeedPicture) -> Row.Action {
        Row.Action(RowText.like) { [weak self] in self?.like(picture) }
    }

    private func makeUnlike(_ picture: FeedPicture) -> Row.Action {
        Row.Action(RowText.unlike) { [weak self] in self?.unlike(picture.id) }
    }
}
