import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct AddImageViewModelTests {
    private let form = AddImageForm.valid

    @Test func `A picture is saved once, and the sheet left`() async throws {
        let (viewModel, exits, pictures, clock) = makeAddImage(form)
        pictures.hold()

        for _ in 1...2 { viewModel.save() }
        await clock.settle()
        #expect(viewModel.state == AddImageViewModel.State(phase: .loading, form: form))
        pictures.release()
        await clock.settle()

        #expect(pictures.messages == [.add(try form.validated())])
        #expect(exits.entries == ["finished"])
    }

    @Test func `Each invalid field carries its message, without an alert, and nothing is saved`() async {
        let (viewModel, exits, pictures, clock) = makeAddImage(AddImageForm(author: " ", address: "ftp://example.com"))

        viewModel.save()
        await clock.settle()

        #expect(viewModel.state.errors[.author] == FieldMessage.author)
        #expect(viewModel.state.errors[.address] == FieldMessage.webAddress)
        #expect(viewModel.state.alert == nil)
        #expect(pictures.messages == [])
        #expect(exits.entries == [])
    }

    @Test func `A tap takes the message of a field away that is valid now`() {
        let (viewModel, _, _, _) = makeAddImage(AddImageForm(author: form.author, address: ""))

        viewModel.save()

        #expect(viewModel.state.errors[.author] == nil)
        #expect(viewModel.state.errors[.address] == FieldMessage.webAddress)
    }

    @Test func `An edit takes the field's message away`() {
        let (viewModel, _, _, _) = makeAddImage(AddImageForm())
        viewModel.save()

        viewModel.edit(author: "A")
        #expect(viewModel.state.errors[.author] == nil)
        #expect(viewModel.state.errors[.address] == FieldMessage.webAddress)
        viewModel.edit(address: "h")

        #expect(viewModel.state.errors[.address] == nil)
    }

    @Test func `A picture that cannot be stored is told, and may be saved again`() async {
        let (viewModel, exits, pictures, clock) = makeAddImage(form)
        pictures.answer = .failure(StorageError("disk full"))
        viewModel.save()
        await clock.settle()
        let failed = viewModel.state
        #expect(exits.entries == [])

        pictures.answer = .success(())
        viewModel.save()
        await clock.settle()

        let reason = "The device could not store or read its data. Try again."
        #expect(failed.alert?.value == .couldNotSave(reason))
        #expect(failed.phase != .loading)
        #expect(failed.form == form)
        #expect(exits.entries == ["finished"])
    }

    @Test func `Cancel leaves the sheet`() {
        let (viewModel, exits, _, _) = makeAddImage(form)

        viewModel.cancel()

        #expect(exits.entries == ["finished"])
    }

    @Test func `Left while it saves, the picture is kept and nobody told`() async throws {
        let pictures: AddedPictureStoreStub
        let exits: Log
        let clock: VirtualClock
        do {
            let viewModel: AddImageViewModel
            (viewModel, exits, pictures, clock) = makeAddImage(form)
            pictures.hold()
            viewModel.save()
            await clock.settle()
        }

        pictures.release()
        await clock.settle()

        #expect(pictures.messages == [.add(try form.validated())])
        #expect(exits.entries == [])
    }
}

/// Add image with `form` typed in.
func makeAddImage(
    _ form: AddImageForm
) -> (AddImageViewModel, Log, AddedPictureStoreStub, VirtualClock) {
    let clock = VirtualClock()
    let log = Log()
    let pictures = AddedPictureStoreStub(clock: clock)
    let exits = AddImageExits(finished: { log.add("finished") })
    let viewModel = track(AddImageViewModel(addedPictures: pictures, clock: clock, exits: exits))
    viewModel.edit(author: form.author)
    viewModel.edit(address: form.address)
    return (viewModel, log, pictures, clock)
}
