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

        #expect(
            output.messages == [
                .didEdit(.author), .didEdit(.address),
                .didTapSave(AddImageForm(author: "Ada", address: "https://example.com/ada")), .didTapCancel,
            ]
        )
    }

    @Test func `A busy screen disables “Save” and “Cancel” until it is no longer busy`() throws {
        let (view, output, bench) = makeAddImageView()

        view.showLoading(true)
        try bench.device.tap("Save")
        try bench.device.tap("Cancel")
        #expect(bench.device.screen?.isBusy == true)
        #expect(output.messages == [])
        view.showLoading(false)

        #expect(bench.device.screen?.isBusy == false)
        #expect(try bench.device.button("Save").isEnabled)
        #expect(try bench.device.button("Cancel").isEnabled)
    }

    @Test func `Errors are shown on their fields, and an alert above`() throws {
        let (view, _, bench) = makeAddImageView()

        view.showError(FieldError.missingAuthor.message, for: .author)
        view.showError(FieldError.invalidWebAddress.message, for: .address)
        view.showAlert(.couldNotSave("Disk full."))

        #expect(try bench.device.field("Author").error == FieldError.missingAuthor.message)
        #expect(try bench.device.field("Image URL").error == FieldError.invalidWebAddress.message)
        #expect(bench.device.alert?.content == .couldNotSave("Disk full."))
    }
}

private func makeAddImageView() -> (AddImageViewController, AddImageViewOutputSpy, Bench) {
    let bench = Bench()
    let output = track(AddImageViewOutputSpy())
    let view = track(AddImageViewController(output: output))
    bench.show(view)
    return (view, output, bench)
}
