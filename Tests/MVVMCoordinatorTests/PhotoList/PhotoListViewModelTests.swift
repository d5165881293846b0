import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct PhotoListViewModelTests {
    @Test func `An empty list has a status and Retry, which clears the status`() async {
        let (viewModel, _, bench) = await makePhotoList(.success(.empty))
        let empty = viewModel.state

        viewModel.retry()
        let retrying = viewModel.state
        await bench.clock.settle()

        #expect(empty.status == StatusText.noPhotos)
        #expect(empty.offersRetry)
        #expect(retrying.status == nil)
        #expect(!retrying.offersRetry)
        #expect(retrying.phase == .loading)
    }

    @Test func `A failed first page shows its reason and Retry, which may succeed`() async {
        let (viewModel, spies, bench) = await makePhotoList(.failure(ServiceError.noConnection))
        let failed = viewModel.state

        bench.photos.answers.firstPage = .success(.sample(1...2, isLast: true))
        viewModel.retry()
        await bench.clock.settle()

        let status = "Could not load photos. No connection. Check your network and try again."
        let rows = PhotoRowViewModel.samples(1...2)
        #expect(failed.status == status)
        #expect(failed.offersRetry)
        #expect(viewModel.state == PhotoListViewModel.State(phase: .loaded, rows: rows, isComplete: true))
        #expect(spies.outcomes.isEmpty)
    }

    @Test func `A Retry without photos after a failed first page shows “No photos yet”`() async {
        let (viewModel, _, bench) = await makePhotoList(.failure(ServiceError.noConnection))

        bench.photos.answers.firstPage = .success(.empty)
        viewModel.retry()
        await bench.clock.settle()

        #expect(viewModel.state.status == StatusText.noPhotos)
    }

    @Test func `A failed refresh keeps the rows and shows its reason as a notice`() async {
        let (viewModel, spies, bench) = await makePhotoList()
        bench.photos.answers.refresh = .failure(ServiceError.timedOut)

        viewModel.refresh()
        await bench.clock.settle()

        spies.outcomes.expect([.show(.notice("The service took too long to answer."))])
        #expect(viewModel.state == PhotoListViewModel.State(phase: .loaded, rows: PhotoRowViewModel.samples(1...2)))
    }

    @Test func `After Retry a change is read once`() async {
        let (viewModel, _, bench) = await makePhotoList(.success(.empty))
        viewModel.retry()
        await bench.clock.settle()

        bench.photos.changes.announce()
        await bench.clock.settle()

        bench.photos.messages.expect([.firstPage, .firstPage, .photos(through: nil)])
    }

    @Test func `Delete asks first; the photo of the question is deleted, even if the rows have changed`() async {
        let (viewModel, spies, bench) = await makePhotoList()

        viewModel.requestDeletion(id: 2)
        await bench.clock.settle()
        bench.photos.answers.photos = .success(.sample(5...6))
        bench.photos.changes.announce()
        await bench.clock.settle()
        let question = viewModel.state.deletionQuestion
        for _ in 1...2 { viewModel.confirmDeleting() }
        await bench.clock.settle()

        #expect(question == Question(about: 2, .deletePhoto))
        #expect(viewModel.state.deletionQuestion == nil)
        bench.photos.messages.expect([.firstPage, .photos(through: .behind(2)), .delete(2)])
        #expect(spies.outcomes.isEmpty)
    }

    @Test func `While a question is open, no other is asked; a canceled one deletes nothing`() async {
        let (viewModel, _, bench) = await makePhotoList()
        viewModel.requestDeletion(id: 2)

        viewModel.requestDeletion(id: 1)
        let question = viewModel.state.deletionQuestion
        viewModel.cancelDeleting()
        viewModel.confirmDeleting()
        await bench.clock.settle()

        #expect(question == Question(about: 2, .deletePhoto))
        #expect(viewModel.state.deletionQuestion == nil)
        bench.photos.messages.expect([.firstPage])
    }

    @Test func `Disappearing closes the question`() async {
        let (viewModel, _, _) = await makePhotoList()
        viewModel.requestDeletion(id: 2)

        viewModel.viewDidDisappear()

        #expect(viewModel.state.deletionQuestion == nil)
    }

    @Test func `A canceled first page has no status and offers Retry`() async {
        let (viewModel, _, _) = await makePhotoList(.failure(CancellationError()))

        #expect(viewModel.state == PhotoListViewModel.State(phase: .failed(.canceled)))
        #expect(viewModel.state.status == nil)
        #expect(viewModel.state.offersRetry)
    }

    @Test func `A deletion outlives its view model`() async {
        let (spies, bench) = await beginDeleting()

        spies.leave()
        bench.photos.release()
        await bench.clock.settle()

        bench.photos.messages.expect([.firstPage, .delete(2)])
    }

    private func beginDeleting() async -> (PhotoListSpies, Bench) {
        let (viewModel, spies, bench) = await makePhotoList()
        bench.photos.hold()
        viewModel.requestDeletion(id: 2)
        viewModel.confirmDeleting()
        await bench.clock.settle()
        return (spies, bench)
    }

    @Test func `Two photos are deleted at the same time, in the order of the taps, each once`() async {
        let (viewModel, _, bench) = await makePhotoList()
        bench.photos.hold()

        for id in [1, 2, 1] {
            viewModel.requestDeletion(id: id)
            viewModel.confirmDeleting()
            await bench.clock.settle()
        }
        bench.photos.release()
        await bench.clock.settle()

        bench.photos.messages.expect([.firstPage, .delete(1), .delete(2)])
    }

    @Test(arguments: [
        (PhotoError.gone as any Error, AlertContent.photoGone),
        (StorageError("disk full"), .couldNotSave("The device could not store or read its data. Try again.")),
    ])
    func `Each failed deletion shows an alert`(error: any Error, alert: AlertContent) async {
        let (viewModel, spies, bench) = await makePhotoList()
        bench.photos.answers.delete = .failure(error)

        for _ in 1...2 {
            viewModel.requestDeletion(id: 2)
            viewModel.confirmDeleting()
            await bench.clock.settle()
        }

        spies.outcomes.expect([.show(.alert(alert)), .show(.alert(alert))])
    }
}
