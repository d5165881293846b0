import Shared
import TestSupport
import Testing

@testable import MVP

@Suite(.leakCheck)
struct PhotoListPresenterTests {
    @Test func `No photos are said in words, with another try, which takes the words away`() async {
        let (presenter, view, bench) = await makePhotoList(.success(.empty))
        let before = view.messages.suffix(3)

        presenter.didTapRetry()

        #expect(before == [.showPhotos([]), .showStatus(StatusText.noPhotos), .showRetry(true)])
        #expect(view.messages.suffix(3) == [.showLoading(true), .showStatus(nil), .showRetry(false)])
        await bench.clock.settle()
    }

    @Test func `A failure without rows gives its reason and offers another try, which may succeed`() async {
        let (presenter, view, bench) = await makePhotoList(.failure(ServiceError.noConnection))
        let failed = view.messages.suffix(3)

        bench.photos.answers.firstPage = .success(.sample(1...2, isLast: true))
        presenter.didTapRetry()
        await bench.clock.settle()

        let status = "Could not load photos. No connection. Check your network and try again."
        #expect(failed == [.showLoading(false), .showStatus(status), .showRetry(true)])
        #expect(
            view.messages.suffix(3) == [
                .showPhotos(PhotoRow.samples(1...2)), .showStatus(StatusText.noMorePhotos), .showRetry(false),
            ]
        )
    }

    @Test func `A failure with rows leaves them, and a notice gives the reason`() async {
        let (presenter, view, bench) = await makePhotoList()
        bench.photos.answers.refresh = .failure(ServiceError.timedOut)
        let before = view.messages.count

        presenter.didRefresh()
        await bench.clock.settle()

        #expect(
            view.messages.dropFirst(before) == [
                .showLoading(true), .showStatus(nil), .showRetry(false),
                .showLoading(false), .showStatus(nil), .showRetry(false),
                .showNotice("The service took too long to answer."),
            ]
        )
    }

    @Test func `A swipe asks first, and the photo it was made on is deleted`() async {
        let (presenter, view, bench) = await makePhotoList()
        let before = view.messages.count

        presenter.didSwipeToDelete(id: 2)
        await bench.clock.settle()
        #expect(bench.photos.messages == [.firstPage])
        presenter.didConfirmDeleting(id: 2)
        await bench.clock.settle()

        #expect(view.messages.dropFirst(before) == [.askBeforeDeleting(2)])
        #expect(bench.photos.messages == [.firstPage, .delete(2)])
    }

    @Test(arguments: [
        (PhotoError.gone as any Error, AlertContent.photoGone),
        (StorageError("disk full"), .couldNotSave("The device could not store or read its data. Try again.")),
    ])
    func `A photo that cannot be deleted is told`(error: any Error, alert: AlertContent) async {
        let (presenter, view, bench) = await makePhotoList()
        bench.photos.answers.delete = .failure(error)

        presenter.didConfirmDeleting(id: 2)
        await bench.clock.settle()

        #expect(view.messages.last == .showAlert(alert))
    }

    @Test func `What leads away is passed on`() async {
        let (presenter, view, _) = await makePhotoList()
        let before = view.messages.count

        presenter.didChoosePhoto(id: 2)
        presenter.didTapLogOut()

        #expect(view.messages.dropFirst(before) == [.openPhoto(2), .logOut])
    }
}
