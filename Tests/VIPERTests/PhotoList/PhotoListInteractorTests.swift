import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct PhotoListInteractorTests {
    @Test func `A failure is reported`() async {
        let (interactor, output, bench) = await makePhotoList(.failure(ServiceError.noConnection))
        bench.photos.answers.refresh = .failure(ServiceError.timedOut)

        interactor.refresh()
        await bench.clock.settle()

        output.messages.expect([
            .didBeginLoadingPage, .didFailToLoadPage(.noConnection),
            .didBeginLoadingPage, .didFailToLoadPage(.timedOut),
        ])
    }

    @Test func `A deletion is stored and not reported`() async {
        let (interactor, output, bench) = await makePhotoList()
        let before = output.messages.count

        interactor.delete(id: 2)
        await bench.clock.settle()

        bench.photos.messages.expect([.firstPage, .delete(2)])
        #expect(output.messages.count == before)
    }

    @Test func `Two photos are deleted at the same time, in the order of the taps`() async {
        let (interactor, _, bench) = await makePhotoList()
        bench.photos.hold()

        interactor.delete(id: 1)
        interactor.delete(id: 2)
        await bench.clock.settle()
        bench.photos.release()
        await bench.clock.settle()

        bench.photos.messages.dropFirst().expect([.delete(1), .delete(2)])
    }

    @Test(arguments: [(PhotoError.gone as any Error, Failure.photoGone), (StorageError("full"), .storage)])
    func `A failed deletion is reported`(error: any Error, failure: Failure) async {
        let (interactor, output, bench) = await makePhotoList()
        bench.photos.answers.delete = .failure(error)

        interactor.delete(id: 2)
        await bench.clock.settle()

        #expect(output.messages.last == .didFailToDelete(failure))
    }
}
