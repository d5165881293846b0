import Shared
import TestSupport
import Testing

@testable import VIPER

/// What the interactor does after a change of the stored photos: it reads those shown so far again.
@Suite(.leakCheck)
struct PhotoListChangesTests {
    @Test func `A change is read once, however often the interactor is started`() async {
        let (interactor, output, bench) = await makePhotoList()
        interactor.start()
        await bench.clock.settle()
        let before = output.messages.count
        bench.photos.answers.photos = .success(.sample(2...2))

        bench.photos.changes.announce()
        await bench.clock.settle()

        output.messages.dropFirst(before).expect([.didReload(.samples(2...2))])
    }

    @Test func `A reload reads the photos shown so far`() async {
        let (interactor, output, bench) = await makePhotoList()
        interactor.loadNextPage()
        await bench.clock.settle()
        bench.photos.answers.photos = .success(.sample(3...3))

        bench.photos.changes.announce()
        await bench.clock.settle()

        #expect(bench.photos.messages.last == .photos(through: .behind(4)))
        #expect(output.messages.last == .didReload(.samples(3...3)))
    }

    @Test func `A page that arrives during a reload is read again with the rest`() async {
        let (interactor, output, bench) = await makePhotoList()
        bench.photos.holdReloads()
        bench.photos.changes.announce()
        await bench.clock.settle()
        interactor.loadNextPage()
        await bench.clock.settle()

        bench.photos.answers.photos = .success(.sample(2...2))
        bench.photos.releaseReloads()
        await bench.clock.settle()

        bench.photos.messages.dropFirst().expect([
            .photos(through: .behind(2)), .nextPage(after: .behind(2)), .photos(through: .behind(4)),
        ])
        output.messages.dropFirst(2).expect([
            .didBeginLoadingPage, .didLoadPage(.samples(1...4)), .didReload(.samples(2...2)),
        ])
    }

    @Test func `A reload during a reload cancels the first`() async {
        let (interactor, output, bench) = await makePhotoList()
        let before = output.messages.count
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
        output.messages.dropFirst(before).expect([.didReload(.samples(2...2))])
        withExtendedLifetime(interactor) {}
    }

    @Test func `A deletion outlives the interactor`() async {
        let bench: Bench
        do {
            let interactor: PhotoListInteractor
            (interactor, _, bench) = await makePhotoList()
            bench.photos.hold()
            interactor.delete(id: 2)
            await bench.clock.settle()
        }

        bench.photos.release()
        await bench.clock.settle()

        bench.photos.messages.expect([.firstPage, .delete(2)])
    }

    @Test func `The next page follows the last photo of a reload`() async {
        let (interactor, _, bench) = await makePhotoList()
        bench.photos.answers.photos = .success(.sample(5...6))
        bench.photos.changes.announce()
        await bench.clock.settle()

        interactor.loadNextPage()
        await bench.clock.settle()

        #expect(bench.photos.messages.last == .nextPage(after: .behind(6)))
    }

    @Test func `A page that a reload has overtaken is loaded again, without duplicates`() async {
        let (interactor, output, bench) = await makePhotoList()
        bench.photos.hold()
        interactor.loadNextPage()
        await bench.clock.settle()
        bench.photos.answers.photos = .success(.sample(3...4))
        bench.photos.changes.announce()
        await bench.clock.settle()

        bench.photos.answers.nextPage = .success(.sample(5...6))
        bench.photos.release()
        await bench.clock.settle()

        bench.photos.messages.suffix(2).expect([.photos(through: .behind(2)), .nextPage(after: .behind(4))])
        output.messages.dropFirst(2).expect([
            .didBeginLoadingPage, .didReload(.samples(3...4)), .didLoadPage(.samples(3...4)),
            .didBeginLoadingPage, .didLoadPage(.samples(3...6)),
        ])
    }

    @Test func `A failed reload is reported, and the list is outdated when its next page comes`() async {
        let (interactor, output, bench) = await makePhotoList()
        let before = output.messages.count
        bench.photos.answers.photos = .failure(StorageError("disk full"))

        bench.photos.changes.announce()
        await bench.clock.settle()
        interactor.loadNextPage()
        await bench.clock.settle()

        output.messages.dropFirst(before).expect([
            .didFailToReload(.storage), .didBeginLoadingPage, .didLoadPage(.samples(1...4, isOutdated: true)),
        ])
    }
}
