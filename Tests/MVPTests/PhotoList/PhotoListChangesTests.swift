import Shared
import TestSupport
import Testing

@testable import MVP

/// Titles and deletions, made here or above this screen, show in the list.
@Suite(.leakCheck)
struct PhotoListChangesTests {
    @Test func `After a change the list is read again as far as it was shown`() async {
        let (presenter, view, bench) = await makePhotoList()
        presenter.didReachEnd()
        await bench.clock.settle()
        let before = view.messages.count
        bench.photos.answers.photos = .success(.sample([.sample(1, title: "Other"), .sample(4)]))

        bench.photos.changes.announce()
        await bench.clock.settle()

        let rows = [PhotoRow(.sample(1, title: "Other")), PhotoRow(.sample(4))]
        #expect(bench.photos.messages.last == .photos(through: .behind(4)))
        #expect(view.messages.dropFirst(before) == [.showPhotos(rows), .showStatus(nil), .showRetry(false)])
    }

    @Test func `Where a page arrived meanwhile, the list is read again with it`() async {
        let (presenter, view, bench) = await makePhotoList()
        bench.photos.answers.photos = .success(.sample(2...2))
        bench.photos.holdReloads()
        bench.photos.changes.announce()
        await bench.clock.settle()
        presenter.didReachEnd()
        await bench.clock.settle()
        let shown = view.messages.filter { $0 == .showPhotos([PhotoRow(.sample(2))]) }

        bench.photos.releaseReloads()
        await bench.clock.settle()

        #expect(shown == [])
        #expect(
            bench.photos.messages.dropFirst() == [
                .photos(through: .behind(2)), .nextPage(after: .behind(2)), .photos(through: .behind(4)),
            ]
        )
        #expect(view.messages.filter { $0 == .showPhotos([PhotoRow(.sample(2))]) }.count == 1)
    }

    @Test func `A change takes nothing from a request under way`() async {
        let (presenter, view, bench) = await makePhotoList()
        bench.photos.hold()
        presenter.didRefresh()
        let before = view.messages.count

        bench.photos.changes.announce()
        await bench.clock.settle()

        #expect(view.messages.dropFirst(before) == [.showPhotos([]), .showStatus(nil), .showRetry(false)])
    }

    @Test func `Where photos that follow are shown instead, the list goes on behind them`() async {
        let (presenter, _, bench) = await makePhotoList()
        bench.photos.answers.photos = .success(.sample(5...6))
        bench.photos.changes.announce()
        await bench.clock.settle()

        presenter.didReachEnd()
        await bench.clock.settle()

        #expect(bench.photos.messages.last == .nextPage(after: .behind(6)))
    }

    @Test func `Where the list went on while a page was under way, no photo of it stands twice`() async {
        let (presenter, view, bench) = await makePhotoList()
        bench.photos.hold()
        presenter.didReachEnd()
        await bench.clock.settle()
        bench.photos.answers.photos = .success(.sample(3...4))
        bench.photos.changes.announce()
        await bench.clock.settle()

        bench.photos.answers.nextPage = .success(.sample(5...6))
        bench.photos.release()
        await bench.clock.settle()

        #expect(bench.photos.messages.suffix(2) == [.photos(through: .behind(2)), .nextPage(after: .behind(4))])
        #expect(view.rows == PhotoRow.samples(3...6))
        #expect(view.messages.contains(.showLoading(false)))
    }

    @Test func `A list that cannot be read again stays`() async {
        let (presenter, view, bench) = await makePhotoList()
        let before = view.messages.count
        bench.photos.answers.photos = .failure(StorageError("disk full"))

        bench.photos.changes.announce()
        await bench.clock.settle()

        #expect(view.messages.count == before)
        withExtendedLifetime(presenter) {}
    }

    @Test func `A list whose last photo is deleted says so and offers another try`() async {
        let (presenter, view, bench) = await makePhotoList()
        let before = view.messages.count

        bench.photos.changes.announce()
        await bench.clock.settle()

        #expect(
            view.messages.dropFirst(before) == [
                .showPhotos([]), .showStatus(StatusText.noPhotos), .showRetry(true),
            ]
        )
        withExtendedLifetime(presenter) {}
    }
}
