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
    private let repository: any PhotoRepository
    private let work: Work<Job>
    /// Whether the user typed a title, which a photo loaded later must not replace.
    private var isTitleEdited = false

    init(id: Int, repository: any PhotoRepository, activity: Activity) {
        self.id = id
        self.repository = repository
        work = Work(activity: activity)
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
        present(Alert(.deletePhoto, confirm: { [weak self] in self?.delete() }))
    }

    private func load() {
        work.run(.photo) { [repository, id] in
            try await repository.photo(id)
        } then: { [weak self] result in
            self?.finishLoading(result)
        }
        showLoading()
    }

    private func save() {
        guard !work.isRunning else { return }
        let form = PhotoForm(title: storyboard.title.value)
        do {
            save(try form.validated())
        } catch {
            storyboard.title.error = error[.title]?.message
        }
    }

    private func save(_ title: String) {
        work.write(.save, orphanedAs: .title) { [repository, id] in
            try await repository.rename(id, to: title)
        } then: { [weak self] result in
            self?.finishSaving(result)
        }
        showLoading()
    }

    private func delete() {
        guard !work.isRunning else { return }
        work.write(.delete, orphanedAs: .deletion) { [repository, id] in
            try await repository.delete(id)
        } then: { [weak self] result in
            self?.finishDeleting(result)
        }
        showLoading()
    }

    private func finishLoading(_ result: Result<Photo, Failure>) {
        showLoading()
        switch result {
        case .success(let photo):
            storyboard.image.address = photo.address
            if !isTitleEdited { storyboard.title.value = photo.title }
        case .failure(let failure): close(after: failure)
        }
    }

    private func finishSaving(_ result: Result<Void, Failure>) {
        showLoading()
        switch result {
        case .success: show(notice: NoticeText.saved)
        case .failure(let failure): handleWriteFailure(failure)
        }
    }

    private func finishDeleting(_ result: Result<Void, Failure>) {
        showLoading()
        switch result {
        case .success: navigationStack?.pop(self)
        case .failure(let failure): handleWriteFailure(failure)
        }
    }

    private func showLoading() {
        screen.isBusy = work.isRunning
        storyboard.save.isEnabled = !work.isRunning
        storyboard.delete.isEnabled = !work.isRunning
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
        } else {
            navigationStack?.pop(self)
        }
    }

    private func close(with alert: AlertContent) {
        present(Alert(alert))
        navigationStack?.pop(self)
    }
}
