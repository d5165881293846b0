import Headless
import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct AddImageViewControllerTests {
    @Test func `What a person does is told`() async throws {
        let (exits, pictures, clock, device) = makeAddImageView()

        try device.type("Ada", into: "Author")
        try device.type("https://example.com/ada", into: "Image URL")
        try device.tap("Save")
        await clock.settle()
        try device.tap("Cancel")

        #expect(pictures.messages == [.add(try AddImageForm.valid.validated())])
        #expect(exits.entries == ["finished", "finished"])
    }

    @Test func `A busy screen says so and takes no second tap`() async throws {
        let (_, pictures, clock, device) = makeAddImageView(.valid)
        pictures.hold()

        try device.tap("Save")
        await clock.settle()
        #expect(device.screen?.isBusy == true)
        #expect(try !device.button("Save").isEnabled)
        pictures.release()
        await clock.settle()

        #expect(device.screen?.isBusy == false)
        #expect(try device.button("Save").isEnabled)
    }

    @Test func `Messages stand in their fields, and an alert reaches the person`() async throws {
        let (_, pictures, clock, device) = makeAddImageView()
        pictures.answer = .failure(StorageError("disk full"))

        try device.tap("Save")
        await clock.settle()
        #expect(try device.field("Author").error == FieldMessage.author)
        #expect(try device.field("Image URL").error == FieldMessage.webAddress)
        try device.type("Ada", into: "Author")
        try device.type("https://example.com/ada", into: "Image URL")
        try device.tap("Save")
        await clock.settle()

        #expect(device.alert?.content.title == "Could not save")
    }
}

private func makeAddImageView(
    _ form: AddImageForm = AddImageForm()
) -> (Log, AddedPictureStoreStub, VirtualClock, Device) {
    let (viewModel, exits, pictures, clock) = makeAddImage(form)
    let device = Device(clock: clock)
    let view = track(AddImageViewController(viewModel: viewModel, activity: clock.activity))
    device.window.setRoot(NavigationStack(root: view))
    return (exits, pictures, clock, device)
}
