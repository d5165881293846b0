import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

/// The list after photos were renamed or deleted, on this screen or above it.
@Suite(.leakCheck)
struct PhotoListChangesTests {
    @Test func `After a change the list is read again as far as it was shown`() async {
        let (viewModel, _, bench) = await makePhotoList()
        viewModel.loadNextPage()
        await bench.clock.settle()
        bench.photos.answers.photos = .success(.sample([.sample(1, title: "Other"), .sample(4)]))

        bench.photos.changes.announce()
        await bench.clock.settle()

        let rows = [PhotoRowViewModel(.sample(1, title: "Other")), PhotoRowViewModel(.sample(4))]
        #expect(bench.photos.messages.last == .photos(through: .behind(4)))
        #expect(viewModel.state == PhotoListViewModel.State(phase: .loaded, rows: rows))
    }

    @Test func `When a page arrived during the read, the list is read again with it`() async {
        let (viewModel, _, bench) = await makePhotoList()
        bench.photos.holdReloads()
        bench.photos.changes.announce()
        await bench.clock.settle()
        viewModel.loadNextPage()
        await bench.clock.settle()
        let withPage = viewModel.state.rows

        bench.photos.answers.photos = .success(.sample(2...2))
        bench.photos.releaseReloads()
        await bench.clock.settle()

        #expect(withPage == PhotoRowViewModel.samples(1...4))
        bench.photos.messages.dropFirst().expect([
            .photos(through: .behind(2)), .nextPage(after: .behind(2)), .photos(through: .behind(4)),
        ])
        viewModel.state.rows.expect(PhotoRowViewModel.samples(2...2))
    }

    @Test func `A change during a refresh leaves it under way`() async {
        let (viewModel, _, bench) = await makePhotoList()
        bench.photos.hold()
        viewModel.refresh()

        bench.photos.changes.announce()
        await bench.clock.settle()

        #expect(viewModel.state == PhotoListViewModel.State(phase: .loading, isComplete: true))
        #expect(viewModel.state.status == nil)
        #expect(!viewModel.state.offersRetry)
    }

    @Test func `After a change the next page starts behind the last photo shown`() async {
        let (viewModel, _, bench) = await makePhotoList()
        bench.photos.answers.photos = .success(.sample(5...6))
        bench.photos.changes.announce()
        await bench.clock.settle()

        viewModel.loadNextPage()
        await bench.clock.settle()

        #expect(bench.photos.messages.last == .nextPage(after: .behind(6)))
    }

    @Test func `When the list grew while a page was under way, no photo is shown twice`() async {
        let (viewModel, _, bench) = await makePhotoList()
        bench.photos.hold()
        viewModel.loadNextPage()
        await bench.clock.settle()
        bench.photos.answers.photos = .success(.sample(3...4))
        bench.photos.changes.announce()
        await bench.clock.settle()
        let phase = viewModel.state.phase

        bench.photos.answers.nextPage = .success(.sample(5...6))
        bench.photos.release()
        await bench.clock.settle()

        #expect(phase == .loading)
        bench.photos.messages.suffix(2).expect([.photos(through: .behind(2)), .nextPage(after: .behind(4))])
        viewModel.state.rows.expect(PhotoRowViewModel.samples(3...6))
        #expect(viewModel.state.phase == .loaded)
    }

    @Test func `A failed second read leaves the photos, shows its reason as a notice, and offers Retry`() async {
        let (viewModel, spies, bench) = await makePhotoList()
        bench.photos.answers.photos = .failure(StorageError("disk full"))

        bench.photos.changes.announce()
        await bench.clock.settle()
        let failed = viewModel.state
        viewModel.retry()
        await bench.clock.settle()

        let rows = PhotoRowViewModel.samples(1...2)
        #expect(failed == PhotoListViewModel.State(phase: .loaded, rows: rows, isOutdated: true))
        #expect(failed.status == nil)
        #expect(failed.offersRetry)
        spies.outcomes.expect([.show(.notice("The device could not store or read its data. Try again."))])
        #expect(viewModel.state == PhotoListViewModel.State(phase: .loaded, rows: rows))
    }

    @Test func `A failed second read offers no Retry while a page is under way`() async {
        let (viewModel, spies, bench) = await makePhotoList()
        bench.photos.answers.photos = .failure(StorageError("disk full"))
        bench.photos.hold()
        viewModel.refresh()

        bench.photos.changes.announce()
        await bench.clock.settle()

        #expect(!viewModel.state.offersRetry)
        spies.outcomes.expect([.show(.notice("The device could not store or read its data. Try again."))])
    }

    @Test func `A failed second read of an empty list shows its reason, unless a page is under way`() async {
        let (viewModel, _, bench) = await makePhotoList(.success(.empty))
        bench.photos.answers.photos = .failure(StorageError("disk full"))
        bench.photos.answers.refresh = .success(.empty)
        bench.photos.hold()
        viewModel.refresh()

        bench.photos.changes.announce()
        await bench.clock.settle()
        let during = viewModel.state.phase
        bench.photos.release()
        await bench.clock.settle()
        bench.photos.changes.announce()
        await bench.clock.settle()

        #expect(during == .loading)
        #expect(viewModel.state.phase == .failed(.storage))
    }

    @Test func `A list whose last photo is deleted has a status and Retry`() async {
        let (viewModel, _, bench) = await makePhotoList()

        bench.photos.changes.announce()
        await bench.clock.settle()

        #expect(viewModel.state.rows.isEmpty)
        #expect(viewModel.state.status == StatusText.noPhotos)
        #expect(viewModel.state.offersRetry)
    }

    @Test func `A change after a failed first page keeps the reason of an empty list`() async {
        let (viewModel, _, bench) = await makePhotoList(.failure(ServiceError.notFound))

        bench.photos.changes.announce()
        await bench.clock.settle()

        #expect(viewModel.state.phase == .failed(.notFound))
        #expect(viewModel.state.status == "Could not load photos. Not found.")
        #expect(viewModel.state.offersRetry)
    }

    @Test func `Photos found by a reload replace the reason, also once they are deleted`() async {
        let (viewModel, _, bench) = await makePhotoList(.failure(ServiceError.notFound))

        for page in [PhotoPage.sample(1...1), .empty] {
            bench.photos.answers.photos = .success(page)
            bench.photos.changes.announce()
            await bench.clock.settle()
        }

        #expect(viewModel.state == PhotoListViewModel.State(phase: .loaded, isComplete: true))
        #expect(viewModel.state.status == StatusText.noPhotos)
    }

    @Test func `A list emptied after a failed refresh says that there are no photos`() async {
        let (viewModel, _, bench) = await makePhotoList()
        bench.photos.answers.refresh = .failure(ServiceError.timedOut)
        viewModel.refresh()
        await bench.clock.settle()

        bench.photos.changes.announce()
        await bench.clock.settle()

        #expect(viewModel.state.rows.isEmpty)
        #expect(viewModel.state.status == StatusText.noPhotos)
    }

    @Test func `A change during a read starts another, and the first answer changes nothing`() async {
        let (viewModel, _, bench) = await makePhotoList()
        bench.photos.holdReloads()
        bench.photos.changes.announce()
        await bench.clock.settle()

        bench.photos.changes.announce()
        await bench.clock.settle()
        bench.photos.answers.photos = .success(.sample(2...2))
        bench.photos.releaseReloads()
        await bench.clock.settle()

        let read = PhotoRepositoryStub.Message.photos(through: .behind(2))
        bench.photos.messages.expect([.firstPage, read, .canceled, read])
        viewModel.state.rows.expect(PhotoRowViewModel.samples(2...2))
    }
}
