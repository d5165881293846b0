import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct PhotoPresenterTests {
    @Test func `The photo of that number is fetched and shown`() {
        let (presenter, roles) = makePhoto()

        presenter.viewDidLoad()
        presenter.didBegin()
        presenter.didFetch(PhotoResponse(title: "Photo 7", address: "https://example.com/7"))

        #expect(
            roles.messages == [
                .fetchPhoto, .showLoading(true),
                .showLoading(false), .showImage(address: "https://example.com/7"), .showTitle("Photo 7"),
            ]
        )
    }

    @Test func `A title typed before the photo is there stays`() {
        let (presenter, roles) = makePhoto()

        presenter.viewDidLoad()
        presenter.didEditTitle()
        presenter.didFetch(PhotoResponse(title: "Photo 7", address: "https://example.com/7"))

        #expect(
            roles.messages == [
                .fetchPhoto, .showError(nil),
                .showLoading(false), .showImage(address: "https://example.com/7"),
            ]
        )
    }

    @Test func `A photo that cannot be shown is told of and left`() {
        let (presenter, roles) = makePhoto()

        presenter.didFailToFetch(reason: "Not found.")

        #expect(roles.messages == [.showLoading(false), .showAlert(.couldNotLoadPhoto("Not found.")), .close])
    }

    @Test func `A title is saved as it was typed, and a notice says so each time`() {
        let (presenter, roles) = makePhoto()

        for _ in 1...2 {
            presenter.didTapSave(title: " Other ")
            presenter.didSave()
        }

        let one: [PhotoRolesSpy.Message] = [
            .save(title: " Other "), .showLoading(false), .showNotice(NoticeText.saved),
        ]
        #expect(roles.messages == one + one)
    }

    @Test func `A blank title carries its message until it is edited`() {
        let (presenter, roles) = makePhoto()
        var error = FormError<PhotoForm.Field>()
        error.require(false, .title, FieldMessage.title)

        presenter.didRefuse(error)
        presenter.didEditTitle()

        #expect(roles.messages == [.showError(FieldMessage.title), .showError(nil)])
    }

    @Test func `The photo is deleted once that is confirmed, and left`() {
        let (presenter, roles) = makePhoto()

        presenter.didTapDelete()
        presenter.didConfirmDeleting()
        presenter.didDelete()

        #expect(roles.messages == [.askBeforeDeleting, .delete, .showLoading(false), .close])
    }

    @Test func `A photo gone meanwhile is told of and left`() {
        let (presenter, roles) = makePhoto()

        presenter.didNotFindPhoto()

        #expect(roles.messages == [.showLoading(false), .showAlert(.photoGone), .close])
    }

    @Test func `What cannot be stored is told, and the photo stays`() {
        let (presenter, roles) = makePhoto()

        presenter.didFailToSave(reason: "Disk full.")

        #expect(roles.messages == [.showLoading(false), .showAlert(.couldNotSave("Disk full."))])
    }
}

private func makePhoto() -> (PhotoPresenter, PhotoRolesSpy) {
    let roles = track(PhotoRolesSpy())
    let presenter = track(PhotoPresenter(interactor: roles, router: roles))
    presenter.view = roles
    return (presenter, roles)
}
