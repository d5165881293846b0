import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

/// Titles and deletions, made here or above this screen, show in the list.
@Suite(.leakCheck)
struct PhotoListChangesTests {
    @Test func `After a change the list is read again as far as it was shown`() async {
        let (viewModel, _, bench) = await makePhotoList()
        viewModel.reachEnd()
        await bench.clock.settle()
        bench.photos.answers.photos = .success(.sample([.sample(1, title: "Other"), .sample(4)]))

        bench.photos.changes.announce()
        await bench.clock.settle()

        let rows = [PhotoRow(.sample(1, title: "Other")), PhotoRow(.sample(4))]
        #expect(bench.photos.messages.last == .photos(through: .behind(4)))
        #expect(viewModel.state == PhotoListViewModel.State(phase: .loaded, rows: rows))
    }

    @Test func `Where a page arrived meanwhile, the list is read again with it`() async {
        let (viewModel, _, bench) = await makePhotoList()
        bench.photos.holdReloads()
        bench.photos.changes.announce()
        await bench.clock.settle()
        viewModel.reachEnd()
        await bench.clock.settle()
        let withPage = viewModel.state.rows

        bench.photos.answers.photos = .success(.sample(2...2))
        bench.photos.releaseReloads()
        await bench.clock.settle()

        #expect(withPage == PhotoRow.samples(1...4))
        #expect(
            bench.photos.messages.dropFirst() == [
                .photos(through: .behind(2)), .nextPage(after: .behind(2)), .photos(through: .behind(4)),
            ]
        )
        #expect(viewModel.state.rows == PhotoRow.samples(2...2))
    }

    @Test func `A change takes nothing from a request under way`() async {
        let (viewModel, _, bench) = await makePhotoList()
        bench.photos.hold()
        viewModel.refresh()

        bench.photos.changes.announce()
        await bench.clock.settle()

        #expect(viewModel.state == PhotoListViewModel.State(phase: .loading, isComplete: true))
        #expect(viewModel.state.status == nil)
        #expect(!viewModel.state.offersRetry)
    }

    @Test func `Where photos that follow are shown instead, the list goes on behind them`() async {
        let (viewModel, _, bench) = await makePhotoList()
        bench.photos.answers.photos = .success(.sample(5...6))
        bench.photos.changes.announce()
        await bench.clock.settle()

        viewModel.reachEnd()
        await bench.clock.settle()

        #expect(bench.photos.messages.last == .nextPage(after: .behind(6)))
    }

    @Test func `Where the list went on while a page was under way, no photo of it stands twice`() async {
        let (viewModel, _, bench) = await makePhotoList()
        bench.photos.hold()
        viewModel.reachEnd()
        await bench.clock.settle()
        bench.photos.answers.photos = .success(.sample(3...4))
        bench.photos.changes.announce()
        await bench.clock.settle()

        bench.photos.answers.nextPage = .success(.sample(5...6))
        bench.photos.release()
        await bench.clock.settle()

        #expect(bench.photos.messages.suffix(2) == [.photos(through: .behind(2)), .nextPage(after: .behind(4))])
        #expect(viewModel.state.rows == PhotoRow.samples(3...6))
        #expect(viewModel.state.phase == .loaded)
    }

    @Test func `A list that cannot be read again stays`() async {
        let (viewModel, _, bench) = await makePhotoList()
        let before = viewModel.state
        bench.photos.answers.photos = .failure(StorageError("disk full"))

        bench.photos.changes.announce()
        await bench.clock.settle()

        #expect(bench.photos.messages.last == .photos(through: .behind(2)))
        #expect(viewModel.state == before)
    }

    @Test func `A list whose last photo is deleted says so and offers another try`() async {
        let (viewModel, _, bench) = await makePhotoList()

        bench.photos.changes.announce()
        await bench.clock.settle()

        #expect(viewModel.state.rows == [])
        #expect(viewModel.state.status == StatusText.noPhotos)
        #expect(viewModel.state.offersRetry)
    }
}
