import Shared
import TestSupport
import Testing

@testable import MVP

@Suite(.leakCheck)
struct PhotoPresenterTests {
    @Test func `The photo with this number is loaded and shown`() async {
        let (presenter, spies, bench) = makePhoto()

        presenter.viewDidLoad()
        await bench.clock.settle()

        bench.photos.messages.expect([.photo(7)])
        spies.messages.expect([
            .showLoading(true),
            .showLoading(false), .showImage(address: "https://example.com/7"), .showTitle("Photo 7"),
        ])
    }

    @Test func `A title typed while the photo loads stays`() async {
        let (presenter, spies, bench) = makePhoto()

        presenter.viewDidLoad()
        presenter.didEditTitle()
        await bench.clock.settle()

        spies.messages.expect([
            .showLoading(true), .showError(nil),
            .showLoading(false), .showImage(address: "https://example.com/7"),
        ])
    }

    @Test(arguments: [
        (PhotoError.gone as any Error, AlertContent.photoGone),
        (ServiceError.notFound, .couldNotLoadPhoto("Not found.")),
    ])
    func `A photo that cannot be loaded shows an alert and closes`(error: any Error, alert: AlertContent) async {
        let (presenter, spies, bench) = makePhoto()
        bench.photos.answers.photo = .failure(error)

        presenter.viewDidLoad()
        await bench.clock.settle()

        spies.messages.expect([.showLoading(true), .showLoading(false), .showAlert(alert), .close])
    }

    @Test func `A canceled load ends the busy state and closes without an alert`() async {
        let (presenter, spies, bench) = makePhoto()
        bench.photos.answers.photo = .failure(CancellationError())

        presenter.viewDidLoad()
        await bench.clock.settle()

        spies.messages.expect([.showLoading(true), .showLoading(false), .close])
    }

    @Test func `Each save stores the title as typed and shows a notice`() async {
        let (presenter, spies, bench) = makePhoto()

        for _ in 1...2 {
            presenter.didTapSave(PhotoForm(title: " Other "))
            await bench.clock.settle()
        }

        bench.photos.messages.expect([.rename(7, to: " Other "), .rename(7, to: " Other ")])
        let one: [PhotoMessage] = [.showLoading(true), .showLoading(false), .showNotice(NoticeText.saved)]
        spies.messages.expect(one + one)
    }

    @Test func `A save or deletion while another is under way stores nothing and shows nothing`() async {
        let (presenter, spies, bench) = makePhoto()
        bench.photos.hold()

        for _ in 1...2 {
            presenter.didTapSave(PhotoForm(title: "Other"))
            presenter.didConfirmDeleting()
        }
        await bench.clock.settle()
        bench.photos.release()
        await bench.clock.settle()

        bench.photos.messages.expect([.rename(7, to: "Other")])
        spies.messages.expect([.showLoading(true), .showLoading(false), .showNotice(NoticeText.saved)])
    }

    @Test func `A blank title shows an error until it is edited, and nothing is stored`() async {
        let (presenter, spies, bench) = makePhoto()

        presenter.didTapSave(PhotoForm(title: " "))
        presenter.didEditTitle()
        await bench.clock.settle()

        spies.messages.expect([.showError(FieldError.missingTitle.message), .showError(nil)])
        #expect(bench.photos.messages.isEmpty)
    }

    @Test func `A confirmed deletion deletes the photo and closes the screen`() async {
        let (presenter, spies, bench) = makePhoto()

        presenter.didTapDelete()
        await bench.clock.settle()
        #expect(bench.photos.messages.isEmpty)
        presenter.didConfirmDeleting()
        await bench.clock.settle()

        bench.photos.messages.expect([.delete(7)])
        spies.messages.expect([.askBeforeDeleting(.deletePhoto), .showLoading(true), .showLoading(false), .close])
    }

    @Test func `Saving or deleting a photo that is gone shows an alert and closes the screen`() async {
        let (presenter, spies, bench) = makePhoto()
        bench.photos.answers.rename = .failure(PhotoError.gone)
        bench.photos.answers.delete = .failure(PhotoError.gone)

        presenter.didTapSave(PhotoForm(title: "Other"))
        await bench.clock.settle()
        presenter.didConfirmDeleting()
        await bench.clock.settle()

        let one: [PhotoMessage] = [
            .showLoading(true), .showLoading(false), .showAlert(.photoGone), .close,
        ]
        spies.messages.expect(one + one)
    }

    @Test func `A failed save or deletion shows an alert, and the photo stays`() async {
        let (presenter, spies, bench) = makePhoto()
        bench.photos.answers.rename = .failure(StorageError("disk full"))
        bench.photos.answers.delete = .failure(StorageError("disk full"))

        presenter.didTapSave(PhotoForm(title: "Other"))
        await bench.clock.settle()
        presenter.didConfirmDeleting()
        await bench.clock.settle()

        let alert = AlertContent.couldNotSave("The device could not store or read its data. Try again.")
        let one: [PhotoMessage] = [.showLoading(true), .showLoading(false), .showAlert(alert)]
        spies.messages.expect(one + one)
    }

    @Test func `A save or deletion canceled elsewhere ends the busy state and shows nothing`() async {
        let (presenter, spies, bench) = makePhoto()
        bench.photos.answers.rename = .failure(CancellationError())
        bench.photos.answers.delete = .failure(CancellationError())

        presenter.didTapSave(PhotoForm(title: "Other"))
        await bench.clock.settle()
        presenter.didConfirmDeleting()
        await bench.clock.settle()

        spies.messages.expect([.showLoading(true), .showLoading(false), .showLoading(true), .showLoading(false)])
    }

    @Test(arguments: [StoredChange.title, .deletion], [Failure?.none, .photoGone])
    func `A change outlives its screen, and only its failure is reported to the app`(
        change: StoredChange,
        failure: Failure?
    ) async {
        let (spies, bench) = await leave(changing: change)
        let reported = bench.clock.activity.orphanedFailures.log()
        bench.photos.answers.rename = failure.map { .failure($0) } ?? .success(())
        bench.photos.answers.delete = failure.map { .failure($0) } ?? .success(())

        bench.photos.release()
        await bench.clock.settle()

        bench.photos.messages.expect([change == .title ? .rename(7, to: "Other") : .delete(7)])
        spies.messages.expect([.showLoading(true)])
        reported.entries.expect(failure == nil ? [] : ["\(change): photoGone"])
    }

    /// Begins a change, which waits for its answer, and releases the presenter.
    private func leave(changing change: StoredChange) async -> (PhotoSpies, Bench) {
        let (presenter, spies, bench) = makePhoto()
        bench.photos.hold()
        if change == .title { presenter.didTapSave(PhotoForm(title: "Other")) } else { presenter.didConfirmDeleting() }
        await bench.clock.settle()
        return (spies, bench)
    }
}

private func makePhoto() -> (PhotoPresenter, PhotoSpies, Bench) {
    let bench = Bench()
    bench.photos.answers.photo = .success(.sample(7))
    let spies = PhotoSpies()
    let presenter = track(PhotoPresenter(id: 7, repository: bench.photos, activity: bench.clock.activity))
    presenter.view = spies.view
    return (presenter, spies, bench)
}
