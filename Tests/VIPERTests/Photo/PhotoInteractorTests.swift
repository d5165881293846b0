import Screens
import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct PhotoInteractorTests {
    @Test func `The photo of that number is handed up`() async {
        let (interactor, output, bench) = makePhoto()

        interactor.fetchPhoto()
        await bench.clock.settle()

        #expect(bench.photos.messages == [.photo(7)])
        let photo = PhotoResponse(title: "Photo 7", address: "https://example.com/7")
        #expect(output.messages == [.didBegin, .didFetch(photo)])
    }

    @Test(arguments: [
        (PhotoError.gone as any Error, PhotoInteractorOutputSpy.Message.didNotFindPhoto),
        (ServiceError.notFound, .didFailToFetch(reason: "Not found.")),
    ])
    func `A photo that cannot be shown is reported`(
        error: any Error,
        message: PhotoInteractorOutputSpy.Message
    ) async {
        let (interactor, output, bench) = makePhoto()
        bench.photos.answers.photo = .failure(error)

        interactor.fetchPhoto()
        await bench.clock.settle()

        #expect(output.messages == [.didBegin, message])
    }

    @Test func `A title is saved as it was typed`() async {
        let (interactor, output, bench) = makePhoto()

        interactor.save(title: " Other ")
        await bench.clock.settle()

        #expect(bench.photos.messages == [.rename(7, to: " Other ")])
        #expect(output.messages == [.didBegin, .didSave])
    }

    @Test func `A blank title is refused with its message, and nothing is saved`() async {
        let (interactor, output, bench) = makePhoto()
        var error = FormError<PhotoForm.Field>()
        error.require(false, .title, FieldMessage.title)

        interactor.save(title: " ")
        await bench.clock.settle()

        #expect(output.messages == [.didRefuse(error)])
        #expect(bench.photos.messages == [])
    }

    @Test func `The photo of that number is deleted`() async {
        let (interactor, output, bench) = makePhoto()

        interactor.delete()
        await bench.clock.settle()

        #expect(bench.photos.messages == [.delete(7)])
        #expect(output.messages == [.didBegin, .didDelete])
    }

    @Test(arguments: [
        (PhotoError.gone as any Error, PhotoInteractorOutputSpy.Message.didNotFindPhoto),
        (StorageError("full"), .didFailToSave(reason: "The device could not store or read its data. Try again.")),
    ])
    func `A photo that can be neither saved nor deleted is reported each time`(
        error: any Error,
        message: PhotoInteractorOutputSpy.Message
    ) async {
        let (interactor, output, bench) = makePhoto()
        bench.photos.answers.rename = .failure(error)
        bench.photos.answers.delete = .failure(error)

        interactor.save(title: "Other")
        await bench.clock.settle()
        interactor.delete()
        await bench.clock.settle()

        #expect(output.messages == [.didBegin, message, .didBegin, message])
    }
}

private func makePhoto() -> (PhotoInteractor, PhotoInteractorOutputSpy, Bench) {
    let bench = Bench()
    bench.photos.answers.photo = .success(.sample(7))
    let output = track(PhotoInteractorOutputSpy())
    let interactor = track(PhotoInteractor(id: 7, repository: bench.photos, clock: bench.clock))
    interactor.output = output
    return (interactor, output, bench)
}
