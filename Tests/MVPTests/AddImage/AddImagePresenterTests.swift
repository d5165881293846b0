import Shared
import TestSupport
import Testing

@testable import MVP

@Suite(.leakCheck)
struct AddImagePresenterTests {
    private let form = AddImageForm.valid

    @Test func `A picture is saved once, and the sheet left`() async throws {
        let (presenter, view, pictures, clock) = makeAddImage()
        pictures.hold()

        for _ in 1...2 { presenter.didTapSave(author: form.author, address: form.address) }
        await clock.settle()
        pictures.release()
        await clock.settle()

        #expect(pictures.messages == [.add(try form.validated())])
        #expect(view.messages == [.showLoading(true), .showLoading(true), .showLoading(false), .close])
    }

    @Test func `Each invalid field carries its message, without an alert, and nothing is saved`() async {
        let (presenter, view, pictures, clock) = makeAddImage()

        presenter.didTapSave(author: " ", address: "ftp://example.com")
        await clock.settle()

        #expect(
            view.messages == [.showError(FieldMessage.author, .author), .showError(FieldMessage.webAddress, .address)]
        )
        #expect(pictures.messages == [])
    }

    @Test func `A tap takes the message of a field away that is valid now`() {
        let (presenter, view, _, _) = makeAddImage()

        presenter.didTapSave(author: form.author, address: "")

        #expect(view.messages == [.showError(nil, .author), .showError(FieldMessage.webAddress, .address)])
    }

    @Test(arguments: AddImageForm.Field.allCases)
    func `An edit takes the field's message away`(field: AddImageForm.Field) {
        let (presenter, view, _, _) = makeAddImage()

        presenter.didEdit(field)

        #expect(view.messages == [.showError(nil, field)])
    }

    @Test func `A picture that cannot be stored is told, and may be saved again`() async {
        let (presenter, view, pictures, clock) = makeAddImage()
        pictures.answer = .failure(StorageError("disk full"))
        presenter.didTapSave(author: form.author, address: form.address)
        await clock.settle()

        pictures.answer = .success(())
        presenter.didTapSave(author: form.author, address: form.address)
        await clock.settle()

        let reason = "The device could not store or read its data. Try again."
        #expect(
            view.messages == [
                .showLoading(true), .showLoading(false), .showAlert(.couldNotSave(reason)),
                .showLoading(true), .showLoading(false), .close,
            ]
        )
    }

    @Test func `Cancel leaves the sheet`() {
        let (presenter, view, _, _) = makeAddImage()

        presenter.didTapCancel()

        #expect(view.messages == [.close])
    }

    @Test func `Left while it saves, the picture is kept and nobody told`() async throws {
        let pictures: AddedPictureStoreStub
        let view: AddImageViewSpy
        let clock: VirtualClock
        do {
            let presenter: AddImagePresenter
            (presenter, view, pictures, clock) = makeAddImage()
            pictures.hold()
            presenter.didTapSave(author: form.author, address: form.address)
            await clock.settle()
        }

        pictures.release()
        await clock.settle()

        #expect(pictures.messages == [.add(try form.validated())])
        #expect(view.messages == [.showLoading(true)])
    }
}

private func makeAddImage() -> (AddImagePresenter, AddImageViewSpy, AddedPictureStoreStub, VirtualClock) {
    let clock = VirtualClock()
    let pictures = AddedPictureStoreStub(clock: clock)
    let view = track(AddImageViewSpy())
    let presenter = track(AddImagePresenter(addedPictures: pictures, clock: clock))
    presenter.view = view
    return (presenter, view, pictures, clock)
}
