import Headless
import Shared
import TestSupport
import Testing

@testable import MVC

@Suite(.leakCheck)
struct AddImageViewControllerTests {
    @Test func `A valid picture is stored, and the sheet is busy until it closes`() async throws {
        let (pictures, bench) = showAddImage()
        pictures.hold()

        try bench.device.addImage()
        let effects = [try bench.device.tap("Save"), try bench.device.tap("Cancel")]
        let isBusy = bench.device.screen?.isBusy
        await bench.clock.settle()
        pictures.release()
        await bench.clock.settle()

        effects.expect([.disabledButton("Save"), .disabledButton("Cancel")])
        #expect(isBusy == true)
        pictures.messages.expect([.add(try AddImageForm.valid.validated())])
        #expect(!bench.device.isSheetPresented)
    }

    @Test func `Each invalid field shows its error without an alert, and nothing is stored`() async throws {
        let (pictures, bench) = showAddImage()

        try bench.device.type(" ", into: "Author")
        try bench.device.type("ftp://example.com", into: "Image URL")
        try bench.device.tap("Save")
        await bench.clock.settle()

        #expect(try bench.device.field("Author").error == FieldError.missingAuthor.message)
        #expect(try bench.device.field("Image URL").error == FieldError.invalidWebAddress.message)
        #expect(bench.device.alert == nil)
        #expect(pictures.messages.isEmpty)
    }

    @Test func `An edit clears the field's error`() throws {
        let (_, bench) = showAddImage()
        try bench.device.tap("Save")

        try bench.device.type("A", into: "Author")

        #expect(try bench.device.field("Author").error == nil)
        #expect(try bench.device.field("Image URL").error == FieldError.invalidWebAddress.message)
    }

    @Test func `A picture that cannot be stored shows an alert and can be saved again`() async throws {
        let (pictures, bench) = showAddImage()
        pictures.answer = .failure(StorageError("disk full"))
        try bench.device.addImage()
        await bench.clock.settle()
        let alert = bench.device.alert?.content

        pictures.answer = .success(())
        try bench.device.tap("OK")
        try bench.device.tap("Save")
        await bench.clock.settle()

        let picture = try AddImageForm.valid.validated()
        #expect(alert == .couldNotSave("The device could not store or read its data. Try again."))
        pictures.messages.expect([.add(picture), .add(picture)])
        #expect(!bench.device.isSheetPresented)
    }

    @Test func `A canceled save ends the busy state and shows nothing`() async throws {
        let (pictures, bench) = showAddImage()
        pictures.answer = .failure(CancellationError())

        try bench.device.addImage()
        await bench.clock.settle()

        #expect(bench.device.isSheetPresented)
        #expect(bench.device.screen?.isBusy == false)
        #expect(bench.device.alert == nil)
    }

    @Test func `Cancel closes the sheet`() throws {
        let (_, bench) = showAddImage()

        try bench.device.tap("Cancel")

        #expect(!bench.device.isSheetPresented)
    }

    @Test(arguments: [
        (Result<Void, any Error>.success(()), []),
        (.failure(StorageError("disk full")), ["picture: storage"]),
    ])
    func `A save outlives its screen, and only its failure is reported to the app`(
        answer: Result<Void, any Error>,
        reported: [String]
    ) async throws {
        let (pictures, bench) = showAddImage()
        let failures = bench.clock.activity.orphanedFailures.log()
        pictures.hold()
        try bench.device.addImage()
        await bench.clock.settle()

        try bench.device.back()
        pictures.answer = answer
        pictures.release()
        await bench.clock.settle()

        pictures.messages.expect([.add(try AddImageForm.valid.validated())])
        failures.entries.expect(reported)
        #expect(bench.device.alert == nil)
    }
}

extension Device {
    /// Fills in and saves Add image, without waiting for the answer.
    fileprivate func addImage() throws {
        try type(AddImageForm.valid.author, into: "Author")
        try type(AddImageForm.valid.address, into: "Image URL")
        try tap("Save")
    }
}

private func showAddImage() -> (AddedPictureStoreStub, Bench) {
    let bench = Bench()
    let pictures = AddedPictureStoreStub(clock: bench.clock)
    bench.show(UnrelatedView())
    bench.window.present(track(AddImageViewController(addedPictures: pictures, activity: bench.clock.activity)))
    return (pictures, bench)
}
