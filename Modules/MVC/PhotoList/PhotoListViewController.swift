import Headless
import Screens
import Shared

/// Loads the photos page by page, deletes them, and opens one.
final class PhotoListViewController: ViewController {
    private nonisolated enum Job: Hashable {
        case page
        case reload
        case delete(id: Int)
    }

    private let storyboard = PhotoListStoryboard()
    private let repository: any PhotoRepository
    private let activity: Activity
    private let work: Work<Job>
    private weak var logOutDelegate: (any LogOutDelegate)?
    private var changes: Subscription?
    private var list = PhotoPaging()
    /// Why there are no photos.
    private var failure: Failure?

    init(repository: any PhotoRepository, activity: Activity, logOutDelegate: any LogOutDelegate) {
        self.repository = repository
        self.activity = activity
        self.logOutDelegate = logOutDelegate
        work = Work(activity: activity)
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        storyboard.logOut.onTap = { [weak self] in self?.logOutDelegate?.didAskToLogOut() }
        storyboard.refresh.onTap = { [weak self] in self?.screen.refresh() }
        storyboard.photos.retry.onTap = { [weak self] in self?.load(.first) }
        screen.onRefresh = { [weak self] in self?.load(.refresh) }
        screen.onScrollToEnd = { [weak self] in self?.loadNextPage() }
        changes = repository.changes.observe { [weak self] in self?.reload() }
        load(.first)
    }

    private func openPhoto(_ id: Photo.ID) {
        navigationStack?.push(PhotoViewController(id: id, repository: repository, activity: activity))
    }

    private func askBeforeDeleting(_ id: Photo.ID) {
        present(Alert(.deletePhoto) { [weak self] in self?.delete(id) })
    }

    private func delete(_ id: Photo.ID) {
        work.write(.delete(id: id)) { [repository] in
            try await repository.delete(id)
        } then: { [weak self] result in
            self?.finishDeleting(result)
        }
    }

    private func load(_ request: PhotoPaging.Request) {
        guard list.begin(request) else { return }
        work.run(.page, .latestWins) { [repository] in
            try await repository.page(request)
        } then: { [weak self] result in
            self?.finishLoading(request, result)
        }
        failure = nil
        screen.isBusy = true
        showStatus()
    }

    private func loadNextPage() {
        if let next = list.next { load(next) }
    }

    /// Reads the list again as far as it is shown, after a change of the stored photos.
    private func reload() {
        work.run(.reload, .latestWins) { [repository, cursor = list.cursor, version = list.version] in
            (page: try await repository.photos(through: cursor), version: version)
        } then: { [weak self] result in
            self?.finishReloading(result)
        }
    }

    private func finishLoading(_ request: PhotoPaging.Request, _ result: Result<PhotoPage, Failure>) {
        screen.isBusy = false
        switch result {
        case .success(let page):
            let isCurrent = list.finish(request, with: page)
            showPhotos()
            if !isCurrent { loadNextPage() }
        case .failure(let failure):
            list.fail()
            show(failure)
        }
    }

    /// Shows a failure: instead of the list if it is empty, else once.
    private func show(_ failure: Failure) {
        if list.photos.isEmpty, !list.isLoading { self.failure = failure }
        showStatus()
        if !list.photos.isEmpty, let reason = failure.reason { show(notice: reason) }
    }

    private func finishReloading(_ result: Result<(page: PhotoPage, version: Int), Failure>) {
        switch result {
        case .success(let reloaded):
            guard list.replace(with: reloaded.page, ofVersion: reloaded.version) else { return reload() }
            showPhotos()
        case .failure(let failure):
            list.failToReplace()
            show(failure)
        }
    }

    private func finishDeleting(_ result: Result<Void, Failure>) {
        guard case .failure(let failure) = result else { return }
        if failure == .photoGone {
            present(Alert(.photoGone))
        } else if let reason = failure.reason {
            present(Alert(.couldNotSave(reason)))
        }
    }

    private func showPhotos() {
        if !list.photos.isEmpty { failure = nil }
        storyboard.photos.section.rows = list.photos.map(makeRow)
        showStatus()
    }

    private func makeRow(_ photo: Photo) -> Row {
        let delete = Row.Action(RowText.delete, role: .destructive, isSwipeAction: true) { [weak self] in
            self?.askBeforeDeleting(photo.id)
        }
        return Row(
            id: "\(photo.id)",
            title: photo.title,
            thumbnail: photo.thumbnail,
            actions: [delete],
            onSelect: { [weak self] in self?.openPhoto(photo.id) }
        )
    }

    private func showStatus() {
        storyboard.photos.section.status = status
        storyboard.photos.retry.isHidden = list.isLoading || !(list.photos.isEmpty || list.isOutdated)
    }

    private var status: String? {
        if !list.photos.isEmpty { return list.isComplete ? StatusText.noMorePhotos : nil }
        if list.isLoading { return nil }
        guard let failure else { return StatusText.noPhotos }
        return failure.reason.map { StatusText.couldNotLoad(.photos, $0) }
    }
}
