import Shared
import TestSupport
import Testing

@testable import MVP

@Suite(.leakCheck)
struct PhotoListPagingTests {
    @Test func `Reaching the end adds the next page to the first`() async {
        let (presenter, spies, bench) = await makePhotoList()

        presenter.didReachEnd()
        await bench.clock.settle()

        bench.photos.messages.expect([.firstPage, .nextPage(after: .behind(2))])
        spies.messages.expect([
            .showLoading(true), .showStatus(nil), .showRetry(false),
            .showLoading(false), .showPhotos(PhotoRow.samples(1...2)), .showStatus(nil), .showRetry(false),
            .showLoading(true), .showStatus(nil), .showRetry(false),
            .showLoading(false), .showPhotos(PhotoRow.samples(1...4)), .showStatus(nil), .showRetry(false),
        ])
    }

    @Test func `Reaching the end again while a page loads sends no second request`() async {
        let (presenter, spies, bench) = await makePhotoList()
        bench.photos.hold()

        for _ in 1...3 { presenter.didReachEnd() }
        await bench.clock.settle()
        bench.photos.release()
        await bench.clock.settle()

        bench.photos.messages.expect([.firstPage, .nextPage(after: .behind(2))])
        #expect(spies.rows == PhotoRow.samples(1...4))
    }

    @Test func `The last page shows “No more photos”, also during a refresh, and no more is requested`() async {
        let (presenter, spies, bench) = await makePhotoList()
        bench.photos.answers.nextPage = .success(.empty)
        presenter.didReachEnd()
        await bench.clock.settle()

        presenter.didReachEnd()
        await bench.clock.settle()
        let messages = bench.photos.messages
        presenter.didRefresh()

        messages.expect([.firstPage, .nextPage(after: .behind(2))])
        #expect(spies.rows == PhotoRow.samples(1...2))
        let complete: [PhotoListMessage] = [.showStatus(StatusText.noMorePhotos), .showRetry(false)]
        spies.messages.suffix(5).expect(complete + [.showLoading(true)] + complete)
        await bench.clock.settle()
    }

    @Test func `A refresh cancels the page being loaded and shows the list from its start`() async {
        let (presenter, spies, bench) = await makePhotoList()
        bench.photos.hold()
        presenter.didReachEnd()
        await bench.clock.settle()

        presenter.didRefresh()
        await bench.clock.settle()
        bench.photos.release()
        await bench.clock.settle()

        bench.photos.messages.expect([.firstPage, .nextPage(after: .behind(2)), .canceled, .refresh])
        #expect(spies.rows == PhotoRow.samples(1...1))
        #expect(spies.messages.count { $0 == .showLoading(false) } == 2)
    }

    @Test func `Reaching the end of an empty list sends no request`() async {
        let (presenter, _, bench) = await makePhotoList(.success(.empty))

        presenter.didReachEnd()
        await bench.clock.settle()

        bench.photos.messages.expect([.firstPage])
    }
}
