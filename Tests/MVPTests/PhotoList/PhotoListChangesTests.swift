import Shared
import TestSupport
import Testing

@testable import MVP

/// The list after photos were renamed or deleted, on this screen or above it.
@Suite(.leakCheck)
struct PhotoListChangesTests {
    @Test func `A change reloads the list as far as it is shown`() async {
        let (presenter, spies, bench) = await makePhotoList()
        presenter.didReachEnd()
        await bench.clock.settle()
        let before = spies.messages.count
        bench.photos.answers.photos = .success(.sample([.sample(1, title: "Other"), .sample(4)]))

        bench.photos.changes.announce()
        await bench.clock.settle()

        let rows = [PhotoRow.sample(1, title: "Other"), .sample(4)]
        #expect(bench.photos.messages.last == .photos(through: .behind(4)))
        spies.messages.dropFirst(before).expect([.showPhotos(rows), .showStatus(nil), .showRetry(false)])
    }

    @Test func `A page that arrives during a reload makes the list reload with it`() async {
        let (presenter, spies, bench) = await makePhotoList()
        bench.photos.answers.photos = .success(.sample(2...2))
        bench.photos.holdReloads()
        bench.photos.changes.announce()
        await bench.clock.settle()
        presenter.didReachEnd()
        await bench.clock.settle()
        let shown = spies.messages.filter { $0 == .showPhotos(PhotoRow.samples(2...2)) }

        bench.photos.releaseReloads()
        await bench.clock.settle()

        #expect(shown.isEmpty)
        bench.photos.messages.dropFirst().expect([
            .photos(through: .behind(2)), .nextPage(after: .behind(2)), .photos(through: .behind(4)),
        ])
        #expect(spies.messages.count { $0 == .showPhotos(PhotoRow.samples(2...2)) } == 1)
    }

    @Test func `A change leaves the request under way running`() async {
        let (presenter, spies, bench) = await makePhotoList()
        bench.photos.hold()
        presenter.didRefresh()
        let before = spies.messages.count

        bench.photos.changes.announce()
        await bench.clock.settle()

        spies.messages.dropFirst(before).expect([.showPhotos([]), .showStatus(nil), .showRetry(false)])
    }

    @Test func `After a reload the next page follows the last photo shown`() async {
        let (presenter, _, bench) = await makePhotoList()
        bench.photos.answers.photos = .success(.sample(5...6))
        bench.photos.changes.announce()
        await bench.clock.settle()

        presenter.didReachEnd()
        await bench.clock.settle()

        #expect(bench.photos.messages.last == .nextPage(after: .behind(6)))
    }

    @Test func `A page that overlaps a reloaded list is requested again, and no photo shows twice`() async {
        let (presenter, spies, bench) = await makePhotoList()
        bench.photos.hold()
        presenter.didReachEnd()
        await bench.clock.settle()
        bench.photos.answers.photos = .success(.sample(3...4))
        bench.photos.changes.announce()
        await bench.clock.settle()

        bench.photos.answers.nextPage = .success(.sample(5...6))
        bench.photos.release()
        await bench.clock.settle()

        bench.photos.messages.suffix(2).expect([.photos(through: .behind(2)), .nextPage(after: .behind(4))])
        #expect(spies.rows == PhotoRow.samples(3...6))
        #expect(spies.messages.last { if case .showLoading = $0 { true } else { false } } == .showLoading(false))
    }

    @Test func `A failed reload leaves the photos, shows its reason as a notice, and offers Retry`() async {
        let (presenter, spies, bench) = await makePhotoList()
        let before = spies.messages.count
        bench.photos.answers.photos = .failure(StorageError("disk full"))

        bench.photos.changes.announce()
        await bench.clock.settle()
        presenter.didTapRetry()
        await bench.clock.settle()

        spies.messages.dropFirst(before).expect([
            .showStatus(nil), .showRetry(true), .showNotice("The device could not store or read its data. Try again."),
            .showLoading(true), .showStatus(nil), .showRetry(false),
            .showLoading(false), .showPhotos(PhotoRow.samples(1...2)), .showStatus(nil), .showRetry(false),
        ])
    }

    @Test func `A failed reload offers no Retry while a page is under way`() async {
        let (presenter, spies, bench) = await makePhotoList()
        bench.photos.answers.photos = .failure(StorageError("disk full"))
        bench.photos.hold()
        presenter.didRefresh()

        bench.photos.changes.announce()
        await bench.clock.settle()

        spies.messages.suffix(2).expect([
            .showRetry(false), .showNotice("The device could not store or read its data. Try again."),
        ])
    }

    @Test func `A reload after a failed first page that finds no photos keeps the reason`() async {
        let (presenter, spies, bench) = await makePhotoList(.failure(ServiceError.notFound))
        let before = spies.messages.count

        bench.photos.changes.announce()
        await bench.clock.settle()

        spies.messages.dropFirst(before).expect([
            .showPhotos([]), .showStatus("Could not load photos. Not found."), .showRetry(true),
        ])
        withExtendedLifetime(presenter) {}
    }

    @Test func `Photos found by a reload replace the reason, also once they are deleted`() async {
        let (presenter, spies, bench) = await makePhotoList(.failure(ServiceError.notFound))
        let before = spies.messages.count

        for page in [PhotoPage.sample(1...1), .empty] {
            bench.photos.answers.photos = .success(page)
            bench.photos.changes.announce()
            await bench.clock.settle()
        }

        spies.messages.dropFirst(before).expect([
            .showPhotos(PhotoRow.samples(1...1)), .showStatus(nil), .showRetry(false),
            .showPhotos([]), .showStatus(StatusText.noPhotos), .showRetry(true),
        ])
        withExtendedLifetime(presenter) {}
    }

    @Test func `A list emptied after a failed refresh shows “No photos yet”`() async {
        let (presenter, spies, bench) = await makePhotoList()
        bench.photos.answers.refresh = .failure(ServiceError.timedOut)
        presenter.didRefresh()
        await bench.clock.settle()

        bench.photos.changes.announce()
        await bench.clock.settle()

        spies.messages.suffix(3).expect([.showPhotos([]), .showStatus(StatusText.noPhotos), .showRetry(true)])
    }

    @Test func `A change during a reload reloads again, and the first answer changes nothing`() async {
        let (presenter, spies, bench) = await makePhotoList()
        let before = spies.messages.count
        bench.photos.holdReloads()
        bench.photos.changes.announce()
        await bench.clock.settle()

        bench.photos.changes.announce()
        await bench.clock.settle()
        bench.photos.answers.photos = .success(.sample(2...2))
        bench.photos.releaseReloads()
        await bench.clock.settle()

        let reload = PhotoRepositoryStub.Message.photos(through: .behind(2))
        bench.photos.messages.expect([.firstPage, reload, .canceled, reload])
        spies.messages.dropFirst(before).expect([
            .showPhotos(PhotoRow.samples(2...2)), .showStatus(nil), .showRetry(false),
        ])
        withExtendedLifetime(presenter) {}
    }

    @Test func `A change reloads the list once, also after Retry`() async {
        let (presenter, _, bench) = await makePhotoList()
        presenter.didTapRetry()
        await bench.clock.settle()

        bench.photos.changes.announce()
        await bench.clock.settle()

        bench.photos.messages.expect([.firstPage, .firstPage, .photos(through: .behind(2))])
    }

    @Test func `Deleting the last photo shows “No photos yet” and Retry`() async {
        let (presenter, spies, bench) = await makePhotoList()
        let before = spies.messages.count

        bench.photos.changes.announce()
        await bench.clock.settle()

        spies.messages.dropFirst(before).expect([.showPhotos([]), .showStatus(StatusText.noPhotos), .showRetry(true)])
        withExtendedLifetime(presenter) {}
    }
}
