import Headless
import Screens
import Shared

/// Shows, renames or deletes one photo.
final class PhotoViewController: ViewController {
    private nonisolated enum Job: Hashable {
        case photo
        case save
        case delete
    }

    private let storyboard = PhotoStoryboard()
    private let id: Int
    private let services: Services
    private let work: Work<Job>
    private var running: Set<Job> = []
    /// Whether the user typed a title, which a photo loaded later must not replace.
    private var isTitleEdited = false

    init(id: Int, services: Services) {
        self.id = id
        self.services = services
        work = Work(clock: services.clock)
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        storyboard.title.onEdit = { [weak self] in self?.didEditTitle() }
        storyboard.save.onTap = { [weak self] in self?.save() }
        storyboard.delete.onTap = { [weak self] in self?.askBeforeDeleting() }
        load()
    }

    private func didEditTitle() {
        isTitleEdited = true
        storyboard.title.error = nil
    }

    private func askBeforeDeleting() {
        present(.deletePhoto { [weak self] in self?.delete() })
    }

    private func load() {
        let hasBegun = work.run(.photo) { [services, id] in
            try await services.photos.photo(id)
        } then: { [weak self] result in
            self?.finishLoading(result)
        }
        if hasBegun { begin(.photo) }
    }

    private func save() {
        let form = PhotoForm(title: storyboard.title.value)
        do {
            save(try form.validated())
        } catch {
            storyboard.title.error = error[.title]?.message
        }
    }

    private func save(_ title: String) {
        let hasBegun = work.write(.save, orphanedAs: .title) { [services, id] in
            try await services.photos.rename(id, to: title)
        } then: { [weak self] result in
            self?.finishSaving(result)
        }
        if hasBegun { begin(.save) }
    }

    private func delete() {
        let hasBegun = work.write(.delete, orphanedAs: .deletion) { [services, id] in
            try await services.photos.delete(id)
        } then: { [weak self] result in
            self?.finishDeleting(result)
        }
        if hasBegun { begin(.delete) }
    }

    private func finishLoading(_ result: Result<Photo, any Error>) {
        end(.photo)
        switch result {
        case .success(let photo):
            storyboard.image.address = photo.address
            if !isTitleEdited { storyboard.title.value = photo.title }
        case .failure(let error):
            close(after: Failure(error))
        }
    }

    private func finishSaving(_ result: Result<Void, any Error>) {
        end(.save)
        switch result {
        case .success: show(notice: NoticeText.saved)
        case .failure(let error): handleWriteFailure(Failure(error))
        }
    }

    private func finishDeleting(_ result: Result<Void, any Error>) {
        end(.delete)
        switch result {
        case .success: navigationStack?.pop(self)
        case .failure(let error): handleWriteFailure(Failure(error))
        }
    }

    private func begin(_ job: Job) {
        running.insert(job)
        showLoading()
    }

    private func end(_ job: Job) {
        running.remove(job)
        showLoading()
    }

    private func showLoading() {
        screen.isBusy = !running.isEmpty
        storyboard.save.isEnabled = running.isEmpty
        storyboard.delete.isEnabled = running.isEmpty
    }

    private func handleWriteFailure(_ failure: Failure) {
        if failure == .photoGone {
            close(with: .photoGone)
        } else if let reason = failure.reason {
            present(Alert(.couldNotSave(reason)))
        }
    }

    /// Closes the screen, which has no photo to show.
    private func close(after failure: Failure) {
        if failure == .photoGone {
            close(with: .photoGone)
        } else if let reason = failure.reason {
            close(with: .couldNotLoadPhoto(reason))
        }
    }

    private func close(with alert: AlertContent) {
        present(Alert(alert))
        navigationStack?.pop(self)
    }
}
