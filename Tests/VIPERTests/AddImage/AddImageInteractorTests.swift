import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct AddImageInteractorTests {
    private let form = AddImageForm.valid

    @Test func `A second save while one is under way neither begins nor is stored`() async throws {
        let (interactor, output, _, pictures, clock) = makeAddImage()
        pictures.hold()

        for _ in 1...2 { interactor.save(form) }
        await clock.settle()
        pictures.release()
        await clock.settle()

        #expect(pictures.messages == [.add(try form.validated())])
        #expect(output.messages == [.didBeginSaving, .didSave])
    }

    @Test func `An invalid form is refused and nothing is saved`() async {
        let (interactor, output, _, pictures, clock) = makeAddImage()
        var error = FormError<AddImageForm.Field>()
        error.add(.missingAuthor, to: .author)
        error.add(.invalidWebAddress, to: .address)

        interactor.save(AddImageForm(author: " ", address: "ftp://example.com"))
        await clock.settle()

        #expect(output.messages == [.didFailValidation(error)])
        #expect(pictures.messages == [])
    }

    @Test func `A failed save is reported and can be repeated`() async {
        let (interactor, output, _, pictures, clock) = makeAddImage()
        pictures.answer = .failure(StorageError("disk full"))
        interactor.save(form)
        await clock.settle()

        pictures.answer = .success(())
        interactor.save(form)
        await clock.settle()

        #expect(output.messages == [.didBeginSaving, .didFailToSave(.storage), .didBeginSaving, .didSave])
    }

    @Test(arguments: [
        (Result<Void, any Error>.success(()), []),
        (.failure(StorageError("disk full")), [AppMessage.didFailAfterLeaving(.picture, .storage)]),
    ])
    func `A save outlives the interactor, and only its failure is reported to the module's output`(
        answer: Result<Void, any Error>,
        reported: [AppMessage]
    ) async throws {
        let pictures: AddedPictureStoreStub
        let output: AddImageInteractorOutputSpy
        let moduleOutput: TabsModuleOutputSpy
        let clock: VirtualClock
        do {
            let interactor: AddImageInteractor
            (interactor, output, moduleOutput, pictures, clock) = makeAddImage()
            pictures.hold()
            interactor.save(form)
            await clock.settle()
        }

        pictures.answer = answer
        pictures.release()
        await clock.settle()

        #expect(pictures.messages == [.add(try form.validated())])
        #expect(output.messages == [.didBeginSaving])
        #expect(moduleOutput.messages == reported)
    }
}

private func makeAddImage() -> (
    AddImageInteractor, AddImageInteractorOutputSpy, TabsModuleOutputSpy, AddedPictureStoreStub, VirtualClock
) {
    let clock = VirtualClock()
    let pictures = AddedPictureStoreStub(clock: clock)
    let output = track(AddImageInteractorOutputSpy())
    let moduleOutput = track(TabsModuleOutputSpy())
    let interactor = track(AddImageInteractor(addedPictures: pictures, clock: clock, moduleOutput: moduleOutput))
    interactor.output = output
    return (interactor, output, moduleOutput, pictures, clock)
}
