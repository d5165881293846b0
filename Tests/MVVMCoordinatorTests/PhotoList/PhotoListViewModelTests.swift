import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct PhotoListViewModelTests {
    @Test func `No photos are said in words, with another try, which takes the words away`() async {
        let (viewModel, _, bench) = await makePhotoList(.success(.empty))
        let before = viewModel.state

        viewModel.retry()

        #expect(before.status == StatusText.noPhotos)
        #expect(before.offersRetry)
        #expect(viewModel.state.phase == .loading)
        #expect(viewModel.state.status == nil)
        #expect(!viewModel.state.offersRetry)
        await bench.clock.settle()
    }

    @Test func `A failure without rows gives its reason and offers another try, which may succeed`() async {
        let (viewModel, _, bench) = await makePhotoList(.failure(ServiceError.noConnection))
        let failed = viewModel.state

        bench.photos.answers.firstPage = .success(.sample(1...2, isLast: true))
        viewModel.retry()
        await bench.clock.settle()

        #expect(failed.status == "Could not load photos. No connection. Check your network and try again.")
        #expect(failed.offersRetry)
        #expect(failed.notice == nil)
        #expect(viewModel.state.rows == PhotoRow.samples(1...2))
        #expect(viewModel.state.status == StatusText.noMorePhotos)
        #expect(!viewModel.state.offersRetry)
    }

    @Test func `A failure with rows leaves them, and a notice gives the reason`() async {
        let (viewModel, _, bench) = await makePhotoList()
        bench.photos.answers.refresh = .failure(ServiceError.timedOut)

        viewModel.refresh()
        await bench.clock.settle()

        #expect(viewModel.state.notice?.value == "The service took too long to answer.")
        #expect(viewModel.state.rows == PhotoRow.samples(1...2))
        #expect(viewModel.state.status == nil)
        #expect(!viewModel.state.offersRetry)
    }

    @Test func `A swipe asks first, and the photo it was made on is deleted`() async {
        let (viewModel, _, bench) = await makePhotoList()

        viewModel.askBeforeDeleting(id: 2)
        await bench.clock.settle()
        #expect(viewModel.state.deletion?.value == 2)
        #expect(bench.photos.messages == [.firstPage])
        viewModel.delete(id: 2)
        await bench.clock.settle()

        #expect(bench.photos.messages == [.firstPage, .delete(2)])
        #expect(viewModel.state.alert == nil)
    }

    @Test(arguments: [
        (PhotoError.gone as any Error, AlertContent.photoGone),
        (StorageError("disk full"), .couldNotSave("The device could not store or read its data. Try again.")),
    ])
    func `A photo that cannot be deleted is told`(error: any Error, alert: AlertContent) async {
        let (viewModel, _, bench) = await makePhotoList()
        bench.photos.answers.delete = .failure(error)

        viewModel.delete(id: 2)
        await bench.clock.settle()

        #expect(viewModel.state.alert?.value == alert)
    }

    @Test func `What leads away is passed on`() async {
        let (viewModel, exits, _) = await makePhotoList()

        viewModel.choosePhoto(id: 2)
        viewModel.logOut()

        #expect(exits.entries == ["openPhoto 2", "logOut"])
    }
}
