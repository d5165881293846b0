import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct PhotoListPagingTests {
    @Test func `The first page is shown, and reaching the end adds the next`() async {
        let (viewModel, spies, bench) = await makePhotoList()

        viewModel.loadNextPage()
        await bench.clock.settle()

        bench.photos.messages.expect([.firstPage, .nextPage(after: .behind(2))])
        spies.messages.expect([
            .render(PhotoListViewModel.State()),
            .render(PhotoListViewModel.State(phase: .loaded, rows: PhotoRowViewModel.samples(1...2))),
            .render(PhotoListViewModel.State(phase: .loading, rows: PhotoRowViewModel.samples(1...2))),
            .render(PhotoListViewModel.State(phase: .loaded, rows: PhotoRowViewModel.samples(1...4))),
        ])
    }

    @Test func `Reaching the end again while a page is read does not read it twice`() async {
        let (viewModel, _, bench) = await makePhotoList()
        bench.photos.hold()

        for _ in 1...3 { viewModel.loadNextPage() }
        await bench.clock.settle()
        bench.photos.release()
        await bench.clock.settle()

        bench.photos.messages.expect([.firstPage, .nextPage(after: .behind(2))])
        viewModel.state.rows.expect(PhotoRowViewModel.samples(1...4))
    }

    @Test func `After the last page no page is read, and a status is shown`() async {
        let (viewModel, _, bench) = await makePhotoList()
        bench.photos.answers.nextPage = .success(.empty)

        for _ in 1...2 {
            viewModel.loadNextPage()
            await bench.clock.settle()
        }

        bench.photos.messages.expect([.firstPage, .nextPage(after: .behind(2))])
        viewModel.state.rows.expect(PhotoRowViewModel.samples(1...2))
        #expect(viewModel.state.status == StatusText.noMorePhotos)
        #expect(!viewModel.state.offersRetry)
    }

    @Test func `A refresh cancels the page under way and shows the list from its start`() async {
        let (viewModel, _, bench) = await makePhotoList()
        bench.photos.hold()
        viewModel.loadNextPage()
        await bench.clock.settle()

        viewModel.refresh()
        await bench.clock.settle()
        #expect(viewModel.state.phase == .loading)
        bench.photos.release()
        await bench.clock.settle()

        bench.photos.messages.expect([.firstPage, .nextPage(after: .behind(2)), .canceled, .refresh])
        #expect(viewModel.state == PhotoListViewModel.State(phase: .loaded, rows: PhotoRowViewModel.samples(1...1)))
    }

    @Test func `Reaching the end of an empty list reads nothing`() async {
        let (viewModel, _, bench) = await makePhotoList(.success(.empty))

        viewModel.loadNextPage()
        await bench.clock.settle()

        bench.photos.messages.expect([.firstPage])
    }
}
