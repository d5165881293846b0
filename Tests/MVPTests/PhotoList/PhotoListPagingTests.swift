import Shared
import TestSupport
import Testing

@testable import MVP

@Suite(.leakCheck)
struct PhotoListPagingTests {
    @Test func `The first page is shown, and reaching the end adds the next`() async {
        let (presenter, view, bench) = await makePhotoList()

        presenter.didReachEnd()
        await bench.clock.settle()

        #expect(bench.photos.messages == [.firstPage, .nextPage(after: .behind(2))])
        #expect(
            view.messages == [
                .showLoading(true), .showStatus(nil), .showRetry(false),
                .showLoading(false), .showPhotos(PhotoRow.samples(1...2)), .showStatus(nil), .showRetry(false),
                .showLoading(true), .showStatus(nil), .showRetry(false),
                .showLoading(false), .showPhotos(PhotoRow.samples(1...4)), .showStatus(nil), .showRetry(false),
            ]
        )
    }

    @Test func `However often the end is reached, the page is asked for once`() async {
        let (presenter, view, bench) = await makePhotoList()
        bench.photos.hold()

        for _ in 1...3 { presenter.didReachEnd() }
        await bench.clock.settle()
        bench.photos.release()
        await bench.clock.settle()

        #expect(bench.photos.messages == [.firstPage, .nextPage(after: .behind(2))])
        #expect(view.rows == PhotoRow.samples(1...4))
    }

    @Test func `After the last page nothing more is asked for, and that is said`() async {
        let (presenter, view, bench) = await makePhotoList()
        bench.photos.answers.nextPage = .success(.empty)
        presenter.didReachEnd()
        await bench.clock.settle()

        presenter.didReachEnd()
        await bench.clock.settle()

        #expect(bench.photos.messages == [.firstPage, .nextPage(after: .behind(2))])
        #expect(view.rows == PhotoRow.samples(1...2))
        #expect(view.messages.suffix(2) == [.showStatus(StatusText.noMorePhotos), .showRetry(false)])
    }

    @Test func `A refresh cancels the page under way, and shows the list from its start`() async {
        let (presenter, view, bench) = await makePhotoList()
        bench.photos.hold()
        presenter.didReachEnd()
        await bench.clock.settle()

        presenter.didRefresh()
        await bench.clock.settle()
        bench.photos.release()
        await bench.clock.settle()

        #expect(bench.photos.messages == [.firstPage, .nextPage(after: .behind(2)), .canceled, .refresh])
        #expect(view.rows == PhotoRow.samples(1...1))
        #expect(view.messages.filter { $0 == .showLoading(false) }.count == 2)
    }

    @Test func `An empty list has no end to reach`() async {
        let (presenter, _, bench) = await makePhotoList(.success(.empty))

        presenter.didReachEnd()
        await bench.clock.settle()

        #expect(bench.photos.messages == [.firstPage])
    }
}

extension PhotoListViewSpy {
    /// The rows shown last.
    var rows: [PhotoRow]? {
        messages.compactMap { if case .showPhotos(let rows) = $0 { rows } else { nil } }.last
    }
}

/// Photos with `firstPage` answered; the next page would be photos 3 and 4, and a refresh brings photo 1 alone.
func makePhotoList(
    _ firstPage: Result<PhotoPage, any Error> = .success(.sample(1...2))
) async -> (PhotoListPresenter, PhotoListViewSpy, Bench) {
    let bench = Bench()
    bench.photos.answers.firstPage = firstPage
    bench.photos.answers.nextPage = .success(.sample(3...4))
    bench.photos.answers.refresh = .success(.sample(1...1))
    let view = track(PhotoListViewSpy())
    let presenter = track(PhotoListPresenter(repository: bench.photos, clock: bench.clock))
    presenter.view = view
    presenter.viewDidLoad()
    await bench.clock.settle()
    return (presenter, view, bench)
}
