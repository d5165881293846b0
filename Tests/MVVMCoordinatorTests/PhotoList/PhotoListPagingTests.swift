import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct PhotoListPagingTests {
    @Test func `The first page is shown, and reaching the end adds the next`() async {
        let (viewModel, _, bench) = await makePhotoList()
        let first = viewModel.state

        viewModel.reachEnd()
        let between = viewModel.state
        await bench.clock.settle()

        #expect(bench.photos.messages == [.firstPage, .nextPage(after: .behind(2))])
        #expect(first == PhotoListViewModel.State(phase: .loaded, rows: PhotoRow.samples(1...2)))
        #expect(between == PhotoListViewModel.State(phase: .loading, rows: PhotoRow.samples(1...2)))
        #expect(viewModel.state == PhotoListViewModel.State(phase: .loaded, rows: PhotoRow.samples(1...4)))
    }

    @Test func `However often the end is reached, the page is asked for once`() async {
        let (viewModel, _, bench) = await makePhotoList()
        bench.photos.hold()

        for _ in 1...3 { viewModel.reachEnd() }
        await bench.clock.settle()
        bench.photos.release()
        await bench.clock.settle()

        #expect(bench.photos.messages == [.firstPage, .nextPage(after: .behind(2))])
        #expect(viewModel.state.rows == PhotoRow.samples(1...4))
    }

    @Test func `After the last page nothing more is asked for, and that is said`() async {
        let (viewModel, _, bench) = await makePhotoList()
        bench.photos.answers.nextPage = .success(.empty)
        viewModel.reachEnd()
        await bench.clock.settle()

        viewModel.reachEnd()
        await bench.clock.settle()

        #expect(bench.photos.messages == [.firstPage, .nextPage(after: .behind(2))])
        #expect(viewModel.state.rows == PhotoRow.samples(1...2))
        #expect(viewModel.state.status == StatusText.noMorePhotos)
        #expect(!viewModel.state.offersRetry)
    }

    @Test func `A refresh cancels the page under way, and shows the list from its start`() async {
        let (viewModel, _, bench) = await makePhotoList()
        bench.photos.hold()
        viewModel.reachEnd()
        await bench.clock.settle()

        viewModel.refresh()
        await bench.clock.settle()
        #expect(viewModel.state.phase == .loading)
        bench.photos.release()
        await bench.clock.settle()

        #expect(bench.photos.messages == [.firstPage, .nextPage(after: .behind(2)), .canceled, .refresh])
        #expect(viewModel.state == PhotoListViewModel.State(phase: .loaded, rows: PhotoRow.samples(1...1)))
    }

    @Test func `An empty list has no end to reach`() async {
        let (viewModel, _, bench) = await makePhotoList(.success(.empty))

        viewModel.reachEnd()
        await bench.clock.settle()

        #expect(bench.photos.messages == [.firstPage])
    }
}

/// Photos with `firstPage` answered, where it `loads` at once; the next page would be photos 3 and 4, and a refresh brings photo 1 alone.
func makePhotoList(
    _ firstPage: Result<PhotoPage, any Error> = .success(.sample(1...2)),
    loads: Bool = true
) async -> (PhotoListViewModel, Log, Bench) {
    let bench = Bench()
    let log = Log()
    bench.photos.answers.firstPage = firstPage
    bench.photos.answers.nextPage = .success(.sample(3...4))
    bench.photos.answers.refresh = .success(.sample(1...1))
    let exits = PhotoListExits(openPhoto: { log.add("openPhoto \($0)") }, logOut: { log.add("logOut") })
    let viewModel = track(PhotoListViewModel(repository: bench.photos, clock: bench.clock, exits: exits))
    if loads { viewModel.load() }
    await bench.clock.settle()
    return (viewModel, log, bench)
}
