import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct AddImageInteractorTests {
    private let form = AddImageForm.valid

    @Test func `A second save while one is under way neither begins nor is stored`() async throws {
        let (interactor, output, pictures, clock) = makeAddImage()
        pictures.hold()

        for _ in 1...2 { interactor.save(form) }
        await clock.settle()
        pictures.release()
        await clock.settle()

        pictures.messages.expect([.add(try form.validated())])
        output.messages.expect([.didBeginSaving, .didSave])
    }

    @Test func `An invalid form is refused and nothing is saved`() async {
        let (interactor, output, pictures, clock) = makeAddImage()
        var error = FormError<AddImageForm.Field>()
        error.add(.missingAuthor, to: .author)
        error.add(.invalidWebAddress, to: .address)

        interactor.save(AddImageForm(author: " ", address: "ftp://example.com"))
        await clock.settle()

        output.messages.expect([.didFailValidation(error)])
        #expect(pictures.messages.isEmpty)
    }

    @Test func `A failed save is reported and can be repeated`() async {
        let (interactor, output, pictures, clock) = makeAddImage()
        pictures.answer = .failure(StorageError("disk full"))
        interactor.save(form)
        await clock.settle()

        pictures.answer = .success(())
        interactor.save(form)
        await clock.settle()

        output.messages.expect([.didBeginSaving, .didFailToSave(.storage), .didBeginSaving, .didSave])
    }

    @Test(arguments: [
        (Result<Void, any Error>.success(()), []),
        (.failure(StorageError("disk full")), ["picture: storage"]),
    ])
    func `A save outlives the interactor, and only its failure is reported to the app`(
        answer: Result<Void, any Error>,
        reported: [String]
    ) async throws {
        let pictures: AddedPictureStoreStub
        let output: AddImageInteractorOutputSpy
        let clock: VirtualClock
        do {
            let interactor: AddImageInteractor
            (interactor, output, pictures, clock) = makeAddImage()
            pictures.hold()
            interactor.save(form)
            await clock.settle()
        }

        let failures = clock.activity.orphanedFailures.log()
        pictures.answer = answer
        pictures.release()
        await clock.settle()

        pictures.messages.expect([.add(try form.validated())])
        output.messages.expect([.didBeginSaving])
        failures.entries.expect(reported)
    }
}

private func makeAddImage() -> (
    AddImageInteractor, AddImageInteractorOutputSpy, AddedPictureStoreStub, VirtualClock
) {
    let clock = VirtualClock()
    let pictures = AddedPictureStoreStub(clock: clock)
    let output = track(AddImageInteractorOutputSpy())
    let interactor = track(AddImageInteractor(addedPictures: pictures, activity: clock.activity))
    interactor.output = output
    return (interactor, output, pictures, clock)
}
