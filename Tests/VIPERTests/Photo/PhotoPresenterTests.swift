import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct PhotoPresenterTests {
    @Test func `The photo is loaded and shown`() {
        let (presenter, spies) = makePhoto()

        presenter.viewDidLoad()
        presenter.didBeginLoadingPhoto()
        presenter.didLoadPhoto(PhotoResponse(title: "Photo 7", address: "https://example.com/7"))

        spies.messages.expect([
            .loadPhoto, .showLoading(true),
            .showLoading(false), .showImage(address: "https://example.com/7"), .showTitle("Photo 7"),
        ])
    }

    @Test func `A title typed before the photo arrives is kept`() {
        let (presenter, spies) = makePhoto()

        presenter.viewDidLoad()
        presenter.didEditTitle()
        presenter.didLoadPhoto(PhotoResponse(title: "Photo 7", address: "https://example.com/7"))

        spies.messages.expect([
            .loadPhoto, .showError(nil),
            .showLoading(false), .showImage(address: "https://example.com/7"),
        ])
    }

    @Test func `A failed request shows an alert and closes the screen`() {
        let (presenter, spies) = makePhoto()

        presenter.didFailToLoadPhoto(.notFound)

        spies.messages.expect([.showLoading(false), .showAlert(.couldNotLoadPhoto("Not found.")), .close])
    }

    @Test func `Each saved title shows a notice`() {
        let (presenter, spies) = makePhoto()

        for _ in 1...2 {
            presenter.didTapSave(PhotoForm(title: " Other "))
            presenter.didBeginSaving()
            presenter.didSave()
        }

        let one: [PhotoMessage] = [
            .save(PhotoForm(title: " Other ")), .showLoading(true), .showLoading(false), .showNotice(NoticeText.saved),
        ]
        spies.messages.expect(one + one)
    }

    @Test func `A refused title shows an error until it is edited`() {
        let (presenter, spies) = makePhoto()
        var error = FormError<PhotoForm.Field>()
        error.add(.missingTitle, to: .title)

        presenter.didFailValidation(error)
        presenter.didEditTitle()

        spies.messages.expect([.showError(FieldError.missingTitle.message), .showError(nil)])
    }

    @Test func `A confirmed deletion closes the screen`() {
        let (presenter, spies) = makePhoto()

        presenter.didTapDelete()
        presenter.didConfirmDeleting()
        presenter.didBeginDeleting()
        presenter.didDelete()

        spies.messages.expect([
            .askBeforeDeleting(.deletePhoto), .delete, .showLoading(true), .showLoading(false), .close,
        ])
    }

    @Test func `A photo that no longer exists shows an alert and closes the screen`() {
        let (presenter, spies) = makePhoto()

        presenter.didFailToLoadPhoto(.photoGone)
        presenter.didFailToSave(.photoGone)
        presenter.didFailToDelete(.photoGone)

        let one: [PhotoMessage] = [.showLoading(false), .showAlert(.photoGone), .close]
        spies.messages.expect(one + one + one)
    }

    @Test func `A failed save or deletion shows an alert each time`() {
        let (presenter, spies) = makePhoto()

        presenter.didFailToSave(.notFound)
        presenter.didFailToDelete(.notFound)

        let one: [PhotoMessage] = [.showLoading(false), .showAlert(.couldNotSave("Not found."))]
        spies.messages.expect(one + one)
    }

    @Test func `A request canceled elsewhere ends the busy state without an alert; a canceled load closes`() {
        let (presenter, spies) = makePhoto()

        presenter.didFailToSave(.canceled)
        presenter.didFailToDelete(.canceled)
        presenter.didFailToLoadPhoto(.canceled)

        spies.messages.expect([.showLoading(false), .showLoading(false), .showLoading(false), .close])
    }
}

private func makePhoto() -> (PhotoPresenter, PhotoSpies) {
    let spies = PhotoSpies()
    let presenter = track(PhotoPresenter(interactor: spies.interactor, router: spies.router))
    presenter.view = spies.view
    return (presenter, spies)
}
