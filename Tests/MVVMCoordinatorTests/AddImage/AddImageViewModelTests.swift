import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct AddImageViewModelTests {
    @Test func `A valid picture is saved once, shows that it is under way, and exits`() async throws {
        let (viewModel, spies, pictures, clock) = makeAddImage(.valid)
        pictures.hold()

        for _ in 1...2 { viewModel.save() }
        await clock.settle()
        pictures.release()
        await clock.settle()

        #expect(pictures.messages == [.add(try AddImageForm.valid.validated())])
        #expect(
            spies.messages == [
                .render(AddImageViewModel.State(form: .valid)),
                .render(AddImageViewModel.State(form: .valid, isLoading: true)),
                .exit(.didSave),
                .render(AddImageViewModel.State(form: .valid)),
            ]
        )
    }

    @Test func `An invalid form shows an error at each invalid field and no alert, and saves nothing`() async {
        let (viewModel, spies, pictures, clock) = makeAddImage(AddImageForm(author: " ", address: "ftp://example.com"))

        viewModel.save()
        await clock.settle()

        #expect(viewModel.state.errors[.author] == FieldMessage.author)
        #expect(viewModel.state.errors[.address] == FieldMessage.webAddress)
        #expect(spies.outcomes == [])
        #expect(pictures.messages == [])
    }

    @Test func `An edit clears the field's error`() {
        let (viewModel, _, _, _) = makeAddImage(AddImageForm())
        viewModel.save()

        viewModel.edit(.author, to: "A")
        #expect(viewModel.state.errors.entries.map(\.field) == [.address])
        viewModel.edit(.address, to: "h")

        #expect(viewModel.state.errors.entries.map(\.field) == [])
    }

    @Test func `A failed save shows an alert and keeps the form, which can be saved again`() async {
        let (viewModel, spies, pictures, clock) = makeAddImage(.valid)
        pictures.answer = .failure(StorageError("disk full"))
        viewModel.save()
        await clock.settle()
        #expect(viewModel.state == AddImageViewModel.State(form: .valid))

        pictures.answer = .success(())
        viewModel.save()
        await clock.settle()

        let reason = "The device could not store or read its data. Try again."
        #expect(spies.outcomes == [.show(.couldNotSave(reason)), .exit(.didSave)])
    }

    @Test func `Cancel exits`() {
        let (viewModel, spies, _, _) = makeAddImage(.valid)

        viewModel.cancel()

        #expect(spies.outcomes == [.exit(.didCancel)])
    }

    @Test func `A save outlives its view model and takes no exit`() async throws {
        let pictures: AddedPictureStoreStub
        let exits = Log()
        let clock = VirtualClock()
        pictures = AddedPictureStoreStub(clock: clock)
        do {
            let viewModel = track(
                AddImageViewModel(
                    addedPictures: pictures,
                    clock: clock,
                    exits: AddImageViewModel.Exits(
                        didSave: { exits.add("didSave") },
                        didCancel: { exits.add("didCancel") }
                    )
                )
            )
            viewModel.edit(.author, to: AddImageForm.valid.author)
            viewModel.edit(.address, to: AddImageForm.valid.address)
            pictures.hold()
            viewModel.save()
            await clock.settle()
        }

        pictures.release()
        await clock.settle()

        #expect(pictures.messages == [.add(try AddImageForm.valid.validated())])
        #expect(exits.entries == [])
    }
}

/// Returns Add image with `form` entered before the view is bound.
private func makeAddImage(
    _ form: AddImageForm
) -> (AddImageViewModel, AddImageSpies, AddedPictureStoreStub, VirtualClock) {
    let clock = VirtualClock()
    let spies = track(AddImageSpies())
    let pictures = AddedPictureStoreStub(clock: clock)
    let viewModel = track(AddImageViewModel(addedPictures: pictures, clock: clock, exits: spies.exits))
    viewModel.edit(.author, to: form.author)
    viewModel.edit(.address, to: form.address)
    spies.bind(viewModel, clock.activity)
    return (viewModel, spies, pictures, clock)
}
