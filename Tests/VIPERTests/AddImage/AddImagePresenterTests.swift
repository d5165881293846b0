import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct AddImagePresenterTests {
    @Test func `A saved picture closes the sheet`() {
        let (presenter, spies) = makeAddImage()

        presenter.didTapSave(.valid)
        presenter.didBeginSaving()
        presenter.didSave()

        spies.messages.expect([.save(.valid), .showLoading(true), .showLoading(false), .close])
    }

    @Test func `A refused form shows an error on each field, without an alert`() {
        let (presenter, spies) = makeAddImage()
        var error = FormError<AddImageForm.Field>()
        error.add(.missingAuthor, to: .author)
        error.add(.invalidWebAddress, to: .address)

        presenter.didFailValidation(error)

        spies.messages.expect([
            .showError(FieldError.missingAuthor.message, .author),
            .showError(FieldError.invalidWebAddress.message, .address),
        ])
    }

    @Test func `A refused form clears the error of a valid field`() {
        let (presenter, spies) = makeAddImage()
        var error = FormError<AddImageForm.Field>()
        error.add(.invalidWebAddress, to: .address)

        presenter.didFailValidation(error)

        spies.messages.expect([.showError(nil, .author), .showError(FieldError.invalidWebAddress.message, .address)])
    }

    @Test(arguments: AddImageForm.Field.allCases)
    func `An edit clears the field's error`(field: AddImageForm.Field) {
        let (presenter, spies) = makeAddImage()

        presenter.didEdit(field)

        spies.messages.expect([.showError(nil, field)])
    }

    @Test func `A failed save shows an alert`() {
        let (presenter, spies) = makeAddImage()

        presenter.didFailToSave(.notFound)

        spies.messages.expect([.showLoading(false), .showAlert(.couldNotSave("Not found."))])
    }

    @Test func `A save canceled elsewhere ends the busy state without an alert`() {
        let (presenter, spies) = makeAddImage()

        presenter.didFailToSave(.canceled)

        spies.messages.expect([.showLoading(false)])
    }

    @Test func `Cancel closes the sheet`() {
        let (presenter, spies) = makeAddImage()

        presenter.didTapCancel()

        spies.messages.expect([.close])
    }
}

private func makeAddImage() -> (AddImagePresenter, AddImageSpies) {
    let spies = AddImageSpies()
    let presenter = track(AddImagePresenter(interactor: spies.interactor, router: spies.router))
    presenter.view = spies.view
    return (presenter, spies)
}
