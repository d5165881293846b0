import Headless
import Shared
import TestSupport
import Testing

@testable import MVP

@Suite(.leakCheck)
struct AddImageViewControllerTests {
    @Test func `User actions reach the presenter`() throws {
        let (_, presenter, bench) = makeAddImageView()

        try bench.device.type("Ada", into: "Author")
        try bench.device.type("https://example.com/ada", into: "Image URL")
        try bench.device.tap("Save")
        try bench.device.tap("Cancel")

        presenter.messages.expect([.didEdit(.author), .didEdit(.address), .didTapSave(.valid), .didTapCancel])
    }

    @Test func `A busy screen shows its mark and ignores Save and Cancel until it is no longer busy`() throws {
        let (view, presenter, bench) = makeAddImageView()

        view.showLoading(true)
        try bench.device.tap("Save")
        try bench.device.tap("Cancel")
        #expect(bench.device.screen?.isBusy == true)
        view.showLoading(false)
        try bench.device.tap("Save")
        try bench.device.tap("Cancel")

        #expect(bench.device.screen?.isBusy == false)
        presenter.messages.expect([.didTapSave(AddImageForm()), .didTapCancel])
    }

    @Test func `Errors show at their fields, and an alert is shown`() throws {
        let (view, _, bench) = makeAddImageView()

        view.showError(FieldError.missingAuthor.message, for: .author)
        view.showError(FieldError.invalidWebAddress.message, for: .address)
        view.showAlert(.couldNotSave("Disk full."))

        #expect(try bench.device.field("Author").error == FieldError.missingAuthor.message)
        #expect(try bench.device.field("Image URL").error == FieldError.invalidWebAddress.message)
        #expect(bench.device.alert?.content == .couldNotSave("Disk full."))
    }

    @Test func `Closing dismisses the sheet`() {
        let (view, _, bench) = makeAddImageView()
        #expect(bench.device.isSheetPresented)

        view.close()

        #expect(!bench.device.isSheetPresented)
    }
}

private func makeAddImageView() -> (AddImageViewController, AddImagePresenterSpy, Bench) {
    let bench = Bench()
    let presenter = track(AddImagePresenterSpy())
    let view = track(AddImageViewController(presenter: presenter))
    bench.show(UnrelatedView())
    bench.window.present(view)
    return (view, presenter, bench)
}
