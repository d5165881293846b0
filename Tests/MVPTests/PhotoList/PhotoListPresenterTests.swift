import Shared
import TestSupport
import Testing

@testable import MVP

@Suite(.leakCheck)
struct PhotoListPresenterTests {
    @Test func `An empty list shows “No photos yet” and Retry, which hides it`() async {
        let (presenter, spies, bench) = await makePhotoList(.success(.empty))
        let before = spies.messages.suffix(3)

        presenter.didTapRetry()

        before.expect([.showPhotos([]), .showStatus(StatusText.noPhotos), .showRetry(true)])
        spies.messages.suffix(3).expect([.showLoading(true), .showStatus(nil), .showRetry(false)])
        await bench.clock.settle()
    }

    @Test func `A failed first page shows its reason and Retry, which loads again`() async {
        let (presenter, spies, bench) = await makePhotoList(.failure(ServiceError.noConnection))
        let failed = spies.messages.suffix(3)

        bench.photos.answers.firstPage = .success(.sample(1...2, isLast: true))
        presenter.didTapRetry()
        await bench.clock.settle()

        let status = "Could not load photos. No connection. Check your network and try again."
        failed.expect([.showLoading(false), .showStatus(status), .showRetry(true)])
        spies.messages.suffix(3).expect([
            .showPhotos(PhotoRow.samples(1...2)), .showStatus(StatusText.noMorePhotos), .showRetry(false),
        ])
    }

    @Test func `A retry after a failed first page that finds no photos shows “No photos yet”`() async {
        let (presenter, spies, bench) = await makePhotoList(.failure(ServiceError.noConnection))
        bench.photos.answers.firstPage = .success(.empty)

        presenter.didTapRetry()
        await bench.clock.settle()

        spies.messages.suffix(4).expect([
            .showLoading(false), .showPhotos([]), .showStatus(StatusText.noPhotos), .showRetry(true),
        ])
    }

    @Test func `A failure with rows leaves them and shows its reason as a notice`() async {
        let (presenter, spies, bench) = await makePhotoList()
        bench.photos.answers.refresh = .failure(ServiceError.timedOut)
        let before = spies.messages.count

        presenter.didRefresh()
        await bench.clock.settle()

        spies.messages.dropFirst(before).expect([
            .showLoading(true), .showStatus(nil), .showRetry(false),
            .showLoading(false), .showStatus(nil), .showRetry(false),
            .showNotice("The service took too long to answer."),
        ])
    }

    @Test func `A canceled refresh ends the busy state and shows nothing`() async {
        let (presenter, spies, bench) = await makePhotoList()
        bench.photos.answers.refresh = .failure(CancellationError())
        let before = spies.messages.count

        presenter.didRefresh()
        await bench.clock.settle()

        spies.messages.dropFirst(before).expect([
            .showLoading(true), .showStatus(nil), .showRetry(false),
            .showLoading(false), .showStatus(nil), .showRetry(false),
        ])
    }

    @Test func `A canceled first page shows no status and offers Retry`() async {
        let (_, spies, _) = await makePhotoList(.failure(CancellationError()))

        spies.messages.suffix(3).expect([.showLoading(false), .showStatus(nil), .showRetry(true)])
    }

    @Test func `A swipe asks first, and confirming deletes its photo`() async {
        let (presenter, spies, bench) = await makePhotoList()
        let before = spies.messages.count

        presenter.didSwipeToDelete(id: 2)
        await bench.clock.settle()
        bench.photos.messages.expect([.firstPage])
        presenter.didConfirmDeleting(id: 2)
        await bench.clock.settle()

        spies.messages.dropFirst(before).expect([.askBeforeDeleting(2, .deletePhoto)])
        bench.photos.messages.expect([.firstPage, .delete(2)])
    }

    @Test func `Two photos are deleted at the same time, in the order of the taps, each once`() async {
        let (presenter, _, bench) = await makePhotoList()
        bench.photos.hold()

        for id in [1, 2, 1] { presenter.didConfirmDeleting(id: id) }
        await bench.clock.settle()
        bench.photos.release()
        await bench.clock.settle()

        bench.photos.messages.dropFirst().expect([.delete(1), .delete(2)])
    }

    @Test(arguments: [
        (PhotoError.gone as any Error, AlertContent.photoGone),
        (StorageError("disk full"), .couldNotSave("The device could not store or read its data. Try again.")),
    ])
    func `A failed deletion shows an alert`(error: any Error, alert: AlertContent) async {
        let (presenter, spies, bench) = await makePhotoList()
        bench.photos.answers.delete = .failure(error)

        presenter.didConfirmDeleting(id: 2)
        await bench.clock.settle()

        #expect(spies.messages.last == .showAlert(alert))
    }

    @Test func `A deletion canceled elsewhere shows nothing`() async {
        let (presenter, spies, bench) = await makePhotoList()
        let before = spies.messages.count
        bench.photos.answers.delete = .failure(CancellationError())

        presenter.didConfirmDeleting(id: 2)
        await bench.clock.settle()

        bench.photos.messages.expect([.firstPage, .delete(2)])
        #expect(spies.messages.count == before)
    }

    @Test func `A deletion outlives its screen`() async {
        let bench: Bench
        do {
            let presenter: PhotoListPresenter
            (presenter, _, bench) = await makePhotoList()
            bench.photos.hold()
            presenter.didConfirmDeleting(id: 2)
            await bench.clock.settle()
        }

        bench.photos.release()
        await bench.clock.settle()

        bench.photos.messages.expect([.firstPage, .delete(2)])
    }

    @Test func `Choosing a photo opens it, and “Log out” reaches the app`() async {
        let (presenter, spies, _) = await makePhotoList()
        let before = spies.messages.count

        presenter.didChoosePhoto(id: 2)
        presenter.didTapLogOut()

        spies.messages.dropFirst(before).expect([.openPhoto(2), .didAskToLogOut])
    }
}
