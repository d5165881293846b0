import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct AddImageInteractorTests {
    private let form = AddImageForm.valid

    @Test func `A picture is saved once`() async throws {
        let (interactor, output, pictures, clock) = makeAddImage()
        pictures.hold()

        for _ in 1...2 { interactor.save(author: form.author, address: form.address) }
        await clock.settle()
        pictures.release()
        await clock.settle()

        #expect(pictures.messages == [.add(try form.validated())])
        #expect(output.messages == [.didBeginSaving, .didBeginSaving, .didSave])
    }

    @Test func `Each invalid field carries its message, and nothing is saved`() async {
        let (interactor, output, pictures, clock) = makeAddImage()
        var error = FormError<AddImageForm.Field>()
        error.require(false, .author, FieldMessage.author)
        error.require(false, .address, FieldMessage.webAddress)

        interactor.save(author: " ", address: "ftp://example.com")
        await clock.settle()

        #expect(output.messages == [.didRefuse(error)])
        #expect(pictures.messages == [])
    }

    @Test func `A picture that cannot be stored is told, and may be saved again`() async {
        let (interactor, output, pictures, clock) = makeAddImage()
        pictures.answer = .failure(StorageError("disk full"))
        interactor.save(author: form.author, address: form.address)
        await clock.settle()

        pictures.answer = .success(())
        interactor.save(author: form.author, address: form.address)
        await clock.settle()

        let reason = "The device could not store or read its data. Try again."
        #expect(output.messages == [.didBeginSaving, .didFailToSave(reason: reason), .didBeginSaving, .didSave])
    }

    @Test func `Left while it saves, the picture is kept and nobody told`() async throws {
        let pictures: AddedPictureStoreStub
        let output: AddImageInteractorOutputSpy
        let clock: VirtualClock
        do {
            let interactor: AddImageInteractor
            (interactor, output, pictures, clock) = makeAddImage()
            pictures.hold()
            interactor.save(author: form.author, address: form.address)
            await clock.settle()
        }

        pictures.release()
        await clock.settle()

        #expect(pictures.messages == [.add(try form.validated())])
        #expect(output.messages == [.didBeginSaving])
    }
}

private func makeAddImage() -> (
    AddImageInteractor, AddImageInteractorOutputSpy, AddedPictureStoreStub, VirtualClock
) {
    let clock = VirtualClock()
    let pictures = AddedPictureStoreStub(clock: clock)
    let output = track(AddImageInteractorOutputSpy())
    let interactor = track(AddImageInteractor(addedPictures: pictures, clock: clock))
    interactor.output = output
    return (interactor, output, pictures, clock)
}
