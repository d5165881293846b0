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
    private let services: Services
    private let work: Work<Job>
    private weak var logOutDelegate: (any LogOutDelegate)?
    private var changes: Subscription?
    private var list = PhotoPaging()
    /// Why there are no photos, or why those shown may have changed.
    private var failure: Failure?

    init(services: Services, logOutDelegate: any LogOutDelegate) {
        self.services = services
        self.logOutDelegate = logOutDelegate
        work = Work(clock: services.clock)
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        let section = storyboard.photos.section
        storyboard.logOut.onTap = { [weak self] in self?.logOutDelegate?.didAskToLogOut() }
        storyboard.refresh.onTap = { [weak self] in self?.screen.refresh() }
        storyboard.photos.retry.onTap = { [weak self] in self?.load(.first) }
        section.onSelect = { [weak self] id in self?.openPhoto(id) }
        section.onAction = { [weak self] _, id in self?.askBeforeDeleting(id) }
        screen.onRefresh = { [weak self] in self?.load(.refresh) }
        screen.onScrollToEnd = { [weak self] in self?.loadNext() }
        changes = services.photos.changes.observe { [weak self] in self?.reload() }
        load(.first)
    }

    private func openPhoto(_ id: Row.ID) {
        guard let id = Int(id.text) else { return }
        navigationStack?.push(PhotoViewController(id: id, services: services))
    }

    private func askBeforeDeleting(_ id: Row.ID) {
        guard let id = Int(id.text) else { return }
        present(.deletePhoto { [weak self] in self?.delete(id) })
    }

    private func delete(_ id: Int) {
        work.write(.delete(id: id)) { [services] in
            try await services.photos.delete(id)
        } then: { [weak self] result in
            self?.finishDeleting(result)
        }
    }

    private func load(_ request: PhotoPaging.Request) {
        guard list.begin(request) else { return }
        work.run(.page, .latestWins) { [services] in
            try await services.photos.page(request)
        } then: { [weak self] result in
            self?.finishLoading(request, result)
        }
        failure = nil
        screen.isBusy = true
        showStatus()
    }

    private func loadNext() {
        if let next = list.next { load(next) }
    }

    /// Reads the list again as far as it is shown, after a change of the stored photos.
    private func reload() {
        work.run(.reload, .latestWins) { [services, cursor = list.cursor, version = list.version] in
            (page: try await services.photos.photos(through: cursor), version: version)
        } then: { [weak self] result in
            self?.finishReloading(result)
        }
    }

    private func finishLoading(_ request: PhotoPaging.Request, _ result: Result<PhotoPage, any Error>) {
        screen.isBusy = false
        switch result {
        case .success(let page):
            let isCurrent = list.finish(request, with: page)
            showPhotos()
            if !isCurrent { loadNext() }
        case .failure(let error):
            list.fail()
            show(Failure(error), offersRetry: list.photos.isEmpty)
        }
    }

    /// Shows a failure: instead of the list if it is empty, else once.
    private func show(_ failure: Failure, offersRetry: Bool) {
        if offersRetry { self.failure = failure }
        showStatus()
        if !list.photos.isEmpty, let reason = failure.reason { show(notice: reason) }
    }

    private func finishReloading(_ result: Result<(page: PhotoPage, version: Int), any Error>) {
        switch result {
        case .success(let reloaded):
            guard list.replace(with: reloaded.page, ofVersion: reloaded.version) else { return reload() }
            showPhotos()
        case .failure(let error): show(Failure(error), offersRetry: !list.isLoading)
        }
    }

    private func finishDeleting(_ result: Result<Void, any Error>) {
        guard case .failure(let error) = result else { return }
        let failure = Failure(error)
        if failure == .photoGone {
            present(Alert(.photoGone))
        } else if let reason = failure.reason {
            present(Alert(.couldNotSave(reason)))
        }
    }

    private func showPhotos() {
        if !list.photos.isEmpty { failure = nil }
        storyboard.photos.section.rows = list.photos.map { Row(PhotoRow($0)) }
        showStatus()
    }

    private func showStatus() {
        storyboard.photos.section.status = status
        storyboard.photos.retry.isHidden = list.isLoading || (!list.photos.isEmpty && failure == nil)
    }

    private var status: String? {
        if !list.photos.isEmpty { return list.isComplete ? StatusText.noMorePhotos : nil }
        if list.isLoading { return nil }
        guard let failure else { return StatusText.noPhotos }
        return failure.reason.map { StatusText.couldNotLoad(.photos, $0) }
    }
}
