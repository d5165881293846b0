import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct AddImagePresenterTests {
    @Test func `A picture is saved once, and the sheet left`() {
        let (presenter, roles) = makeAddImage()

        presenter.didTapSave(author: "Ada", address: "https://example.com/ada")
        presenter.didBeginSaving()
        presenter.didSave()

        #expect(
            roles.messages == [
                .save(author: "Ada", address: "https://example.com/ada"),
                .showLoading(true), .showLoading(false), .close,
            ]
        )
    }

    @Test func `Each invalid field carries its message, without an alert`() {
        let (presenter, roles) = makeAddImage()
        var error = FormError<AddImageForm.Field>()
        error.require(false, .author, FieldMessage.author)
        error.require(false, .address, FieldMessage.webAddress)

        presenter.didRefuse(error)

        #expect(
            roles.messages == [.showError(FieldMessage.author, .author), .showError(FieldMessage.webAddress, .address)]
        )
    }

    @Test func `A tap takes the message of a field away that is valid now`() {
        let (presenter, roles) = makeAddImage()
        var error = FormError<AddImageForm.Field>()
        error.require(false, .address, FieldMessage.webAddress)

        presenter.didRefuse(error)

        #expect(roles.messages == [.showError(nil, .author), .showError(FieldMessage.webAddress, .address)])
    }

    @Test(arguments: AddImageForm.Field.allCases)
    func `An edit takes the field's message away`(field: AddImageForm.Field) {
        let (presenter, roles) = makeAddImage()

        presenter.didEdit(field)

        #expect(roles.messages == [.showError(nil, field)])
    }

    @Test func `A picture that cannot be stored is told`() {
        let (presenter, roles) = makeAddImage()

        presenter.didFailToSave(reason: "Disk full.")

        #expect(roles.messages == [.showLoading(false), .showAlert(.couldNotSave("Disk full."))])
    }

    @Test func `Cancel leaves the sheet`() {
        let (presenter, roles) = makeAddImage()

        presenter.didTapCancel()

        #expect(roles.messages == [.close])
    }
}

private func makeAddImage() -> (AddImagePresenter, AddImageRolesSpy) {
    let roles = track(AddImageRolesSpy())
    let presenter = track(AddImagePresenter(interactor: roles, router: roles))
    presenter.view = roles
    return (presenter, roles)
}
