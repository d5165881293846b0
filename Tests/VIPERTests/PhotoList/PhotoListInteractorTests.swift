import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct PhotoListInteractorTests {
    @Test func `A failure is reported with its reason`() async {
        let (interactor, output, bench) = await makePhotoList(.failure(ServiceError.noConnection))
        bench.photos.answers.refresh = .failure(ServiceError.timedOut)

        interactor.refresh()
        await bench.clock.settle()

        #expect(
            output.messages == [
                .didBeginFetching, .didFailToFetch(reason: "No connection. Check your network and try again."),
                .didBeginFetching, .didFailToFetch(reason: "The service took too long to answer."),
            ]
        )
    }

    @Test func `A photo is deleted by its number, and nothing reported`() async {
        let (interactor, output, bench) = await makePhotoList()
        let before = output.messages.count

        interactor.delete(id: 2)
        await bench.clock.settle()

        #expect(bench.photos.messages == [.firstPage, .delete(2)])
        #expect(output.messages.count == before)
    }

    @Test(arguments: [
        (PhotoError.gone as any Error, PhotoListInteractorOutputSpy.Message.didNotFindPhoto),
        (StorageError("full"), .didFailToDelete(reason: "The device could not store or read its data. Try again.")),
    ])
    func `A photo that cannot be deleted is told`(
        error: any Error,
        message: PhotoListInteractorOutputSpy.Message
    ) async {
        let (interactor, output, bench) = await makePhotoList()
        bench.photos.answers.delete = .failure(error)

        interactor.delete(id: 2)
        await bench.clock.settle()

        #expect(output.messages.last == message)
    }
}
