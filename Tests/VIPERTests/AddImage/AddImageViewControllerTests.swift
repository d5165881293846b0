import Headless
import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct AddImageViewControllerTests {
    @Test func `User actions reach the presenter`() throws {
        let (_, output, bench) = makeAddImageView()

        try bench.device.type("Ada", into: "Author")
        try bench.device.type("https://example.com/ada", into: "Image URL")
        try bench.device.tap("Save")
        try bench.device.tap("Cancel")

        output.messages.expect([.didEdit(.author), .didEdit(.address), .didTapSave(.valid), .didTapCancel])
    }

    @Test func `A busy screen shows its mark and ignores Save and Cancel until it is no longer busy`() throws {
        let (view, output, bench) = makeAddImageView()

        view.showLoading(true)
        try bench.device.tap("Save")
        try bench.device.tap("Cancel")
        #expect(bench.device.screen?.isBusy == true)
        view.showLoading(false)
        try bench.device.tap("Save")
        try bench.device.tap("Cancel")

        #expect(bench.device.screen?.isBusy == false)
        output.messages.expect([.didTapSave(AddImageForm()), .didTapCancel])
    }

    @Test func `Errors show at their fields, and an alert is shown`() throws {
        let (view, _, bench) = makeAddImageView()

        view.showError(FieldError.missingAuthor.message, for: .author)
        view.showError(FieldError.invalidWebAddress.message, for: .address)
        view.showAlert(.couldNotSave("Disk full."))

        let errors = [try bench.device.field("Author").error, try bench.device.field("Image URL").error]
        errors.expect([FieldError.missingAuthor.message, FieldError.invalidWebAddress.message])
        #expect(bench.device.alert?.content == .couldNotSave("Disk full."))
    }
}

private func makeAddImageView() -> (AddImageViewController, AddImageViewOutputSpy, Bench) {
    let bench = Bench()
    let output = track(AddImageViewOutputSpy())
    let view = track(AddImageViewController(presenter: output))
    bench.show(view)
    return (view, output, bench)
}
