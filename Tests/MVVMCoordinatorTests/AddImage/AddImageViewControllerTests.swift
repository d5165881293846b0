import Headless
import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct AddImageViewControllerTests {
    @Test func `User actions reach the view model`() async throws {
        let (_, spies, pictures, clock, device) = makeAddImageView()

        try device.type("Ada", into: "Author")
        try device.type("https://example.com/ada", into: "Image URL")
        try device.tap("Save")
        await clock.settle()
        try device.tap("Cancel")

        pictures.messages.expect([.add(try AddImageForm.valid.validated())])
        spies.messages.expect([.exit(.didSave), .exit(.didCancel)])
    }

    @Test func `While the picture is being saved, the screen is busy, Save and Cancel disabled`() {
        let (view, _, _, _, device) = makeAddImageView()

        view.render(AddImageViewModel.State(isLoading: true))
        let busy = ScreenText(device).lines
        view.render(AddImageViewModel.State())

        busy.expect(["= Add image …", "  Author: ", "  Image URL: ", "  (Save)", "  (Cancel)"])
        ScreenText(device).lines.expect(["= Add image", "  Author: ", "  Image URL: ", "  [Save]", "  [Cancel]"])
    }

    @Test func `Form and errors are shown in their fields`() {
        let (view, _, _, _, device) = makeAddImageView()

        view.render(
            AddImageViewModel.State(form: .valid, errors: [.author: "Author error", .address: "Address error"])
        )

        ScreenText(device).lines.dropLast(2).expect([
            "= Add image",
            "  Author: Ada", "    ^ Author error",
            "  Image URL: https://example.com/ada", "    ^ Address error",
        ])
    }

    @Test func `An event is shown as an alert`() {
        let (view, _, _, _, device) = makeAddImageView()

        view.show(.couldNotSave("No luck"))

        #expect(device.alert?.content == .couldNotSave("No luck"))
    }
}

private func makeAddImageView() -> (AddImageViewController, AddImageSpies, AddedPictureStoreStub, VirtualClock, Device)
{
    let clock = VirtualClock()
    let spies = track(AddImageSpies())
    let pictures = AddedPictureStoreStub(clock: clock)
    let viewModel = track(AddImageViewModel(addedPictures: pictures, activity: clock.activity, exits: spies.exits))
    let view = track(AddImageViewController(viewModel: viewModel))
    let device = Device(clock: clock)
    device.window.setRoot(NavigationStack(root: view))
    return (view, spies, pictures, clock, device)
}
