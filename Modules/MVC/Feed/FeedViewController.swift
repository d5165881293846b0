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
    private let services: Services
    private let work: Work<Job>
    private var changes: Subscription?
    private var pictures: [FeedPicture] = []
    private var likedIDs: Set<ExactText> = []

    init(category: String, services: Services) {
        self.category = category
        self.services = services
        work = Work(clock: services.clock)
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        storyboard.setTitle(category)
        storyboard.pictures.retry.onTap = { [weak self] in self?.load() }
        storyboard.pictures.section.onAction = { [weak self] action, id in self?.choose(action, id: id) }
        changes = services.favorites.changes.observe { [weak self] in self?.loadLikes() }
        load()
    }

    private func load() {
        loadPictures()
        loadLikes()
    }

    private func loadPictures() {
        let hasBegun = work.run(.pictures) { [services, category] in
            try await services.feed.pictures(of: category)
        } then: { [weak self] result in
            self?.finishLoading(result)
        }
        guard hasBegun else { return }
        screen.isBusy = true
        storyboard.pictures.section.status = nil
        storyboard.pictures.retry.isHidden = true
    }

    private func loadLikes() {
        work.run(.likes, .latestWins) { [services] in
            try await services.favorites.likedIDs()
        } then: { [weak self] result in
            self?.finishLoadingLikes(result)
        }
    }

    private func choose(_ action: Row.Action, id: Row.ID) {
        switch action {
        case .like: like(id)
        case .unlike: unlike(id)
        default: break
        }
    }

    private func like(_ id: Row.ID) {
        guard let picture = pictures.first(where: { $0.id == id }) else { return }
        work.write(.like(id: id), orphanedAs: .like) { [services] in
            try await services.favorites.like(picture)
        } then: { [weak self] result in
            self?.finishSaving(result)
        }
    }

    private func unlike(_ id: Row.ID) {
        work.write(.unlike(id: id), orphanedAs: .unlike) { [services] in
            try await services.favorites.unlike(id)
        } then: { [weak self] result in
            self?.finishSaving(result)
        }
    }

    private func finishLoading(_ result: Result<[FeedPicture], any Error>) {
        screen.isBusy = false
        switch result {
        case .success(let pictures):
            self.pictures = pictures
            showPictures()
            storyboard.pictures.section.status = pictures.isEmpty ? StatusText.nothingHere : nil
        case .failure(let error): failLoading(Failure(error))
        }
    }

    private func failLoading(_ failure: Failure) {
        storyboard.pictures.section.status = failure.reason.map { StatusText.couldNotLoad(.pictures, $0) }
        storyboard.pictures.retry.isHidden = false
    }

    private func finishLoadingLikes(_ result: Result<Set<ExactText>, any Error>) {
        switch result {
        case .success(let ids):
            likedIDs = ids
            showPictures()
        case .failure(let error): if let reason = Failure(error).reason { show(notice: reason) }
        }
    }

    private func finishSaving(_ result: Result<Void, any Error>) {
        guard case .failure(let error) = result, let reason = Failure(error).reason else { return }
        present(Alert(.couldNotSave(reason)))
    }

    private func showPictures() {
        storyboard.pictures.section.rows = pictures.map { Row(PictureRow($0, isLiked: likedIDs.contains($0.id))) }
    }
}
