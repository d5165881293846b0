import Shared
import TestSupport
import Testing

@testable import MVP

@Suite(.leakCheck)
struct AddImagePresenterTests {
    @Test func `A valid picture is stored once, and the sheet closes`() async throws {
        let (presenter, spies, pictures, clock) = makeAddImage()
        pictures.hold()

        for _ in 1...2 { presenter.didTapSave(.valid) }
        await clock.settle()
        pictures.release()
        await clock.settle()

        pictures.messages.expect([.add(try AddImageForm.valid.validated())])
        spies.messages.expect([.showLoading(true), .showLoading(false), .close])
    }

    @Test func `Each invalid field shows its error without an alert, and nothing is stored`() async {
        let (presenter, spies, pictures, clock) = makeAddImage()

        presenter.didTapSave(AddImageForm(author: " ", address: "ftp://example.com"))
        await clock.settle()

        spies.messages.expect([
            .showError(FieldError.missingAuthor.message, .author),
            .showError(FieldError.invalidWebAddress.message, .address),
        ])
        #expect(pictures.messages.isEmpty)
    }

    @Test func `A tap clears the error of a field that has become valid`() {
        let (presenter, spies, _, _) = makeAddImage()

        presenter.didTapSave(AddImageForm(author: "Ada"))

        spies.messages.expect([.showError(nil, .author), .showError(FieldError.invalidWebAddress.message, .address)])
    }

    @Test(arguments: AddImageForm.Field.allCases)
    func `An edit clears the field's error`(field: AddImageForm.Field) {
        let (presenter, spies, _, _) = makeAddImage()

        presenter.didEdit(field)

        spies.messages.expect([.showError(nil, field)])
    }

    @Test func `A picture that cannot be stored shows an alert and can be saved again`() async {
        let (presenter, spies, pictures, clock) = makeAddImage()
        pictures.answer = .failure(StorageError("disk full"))
        presenter.didTapSave(.valid)
        await clock.settle()

        pictures.answer = .success(())
        presenter.didTapSave(.valid)
        await clock.settle()

        let reason = "The device could not store or read its data. Try again."
        spies.messages.expect([
            .showLoading(true), .showLoading(false), .showAlert(.couldNotSave(reason)),
            .showLoading(true), .showLoading(false), .close,
        ])
    }

    @Test func `A canceled save ends the busy state and shows nothing`() async {
        let (presenter, spies, pictures, clock) = makeAddImage()
        pictures.answer = .failure(CancellationError())

        presenter.didTapSave(.valid)
        await clock.settle()

        spies.messages.expect([.showLoading(true), .showLoading(false)])
    }

    @Test func `Cancel closes the sheet`() {
        let (presenter, spies, _, _) = makeAddImage()

        presenter.didTapCancel()

        spies.messages.expect([.close])
    }

    @Test(arguments: [
        (Result<Void, any Error>.success(()), []),
        (.failure(StorageError("disk full")), ["picture: storage"]),
    ])
    func `A save outlives its screen, and only its failure is reported to the app`(
        answer: Result<Void, any Error>,
        reported: [String]
    ) async throws {
        let pictures: AddedPictureStoreStub
        let spies: AddImageSpies
        let clock: VirtualClock
        do {
            let presenter: AddImagePresenter
            (presenter, spies, pictures, clock) = makeAddImage()
            pictures.hold()
            presenter.didTapSave(.valid)
            await clock.settle()
        }

        let failures = clock.activity.orphanedFailures.log()
        pictures.answer = answer
        pictures.release()
        await clock.settle()

        pictures.messages.expect([.add(try AddImageForm.valid.validated())])
        spies.messages.expect([.showLoading(true)])
        failures.entries.expect(reported)
    }
}

private func makeAddImage() -> (AddImagePresenter, AddImageSpies, AddedPictureStoreStub, VirtualClock) {
    let clock = VirtualClock()
    let pictures = AddedPictureStoreStub(clock: clock)
    let spies = AddImageSpies()
    let presenter = track(AddImagePresenter(addedPictures: pictures, activity: clock.activity))
    presenter.view = spies.view
    return (presenter, spies, pictures, clock)
}
