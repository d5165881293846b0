import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct AddImageViewModelTests {
    @Test func `A valid picture is saved once, shows that it is under way, and exits`() async throws {
        let (viewModel, spies, pictures, clock) = makeAddImage(.valid)

        for _ in 1...2 { viewModel.save() }
        await clock.settle()

        pictures.messages.expect([.add(try AddImageForm.valid.validated())])
        spies.messages.expect([
            .render(AddImageViewModel.State(form: .valid)),
            .render(AddImageViewModel.State(form: .valid, isLoading: true)),
            .exit(.didSave),
            .render(AddImageViewModel.State(form: .valid)),
        ])
    }

    @Test func `While the picture is being saved, Cancel does nothing, and an invalid form is not refused`() async {
        let (viewModel, spies, _, clock) = makeAddImage(.valid)
        viewModel.save()

        viewModel.cancel()
        viewModel.edit(.author, to: " ")
        viewModel.save()
        await clock.settle()

        #expect(viewModel.state.errors.isEmpty)
        spies.outcomes.expect([.exit(.didSave)])
    }

    @Test func `An invalid form shows an error at each invalid field and no alert, and saves nothing`() async {
        let (viewModel, spies, pictures, clock) = makeAddImage(AddImageForm(author: " ", address: "ftp://example.com"))

        viewModel.save()
        await clock.settle()

        #expect(
            viewModel.state.errors == [
                .author: FieldError.missingAuthor.message, .address: FieldError.invalidWebAddress.message,
            ]
        )
        #expect(spies.outcomes.isEmpty)
        #expect(pictures.messages.isEmpty)
    }

    @Test(arguments: zip(AddImageForm.Field.allCases, AddImageForm.Field.allCases.reversed()))
    func `An edit clears the field's error`(field: AddImageForm.Field, other: AddImageForm.Field) {
        let (viewModel, _, _, _) = makeAddImage(AddImageForm())
        viewModel.save()

        viewModel.edit(field, to: "A")

        Array(viewModel.state.errors.keys).expect([other])
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
        spies.outcomes.expect([.show(.couldNotSave(reason)), .exit(.didSave)])
    }

    @Test(arguments: [
        (Result<Void, any Error>.success(()), []),
        (.failure(StorageError("disk full")), ["picture: storage"]),
        (.failure(CancellationError()), ["picture: canceled"]),
    ])
    func `A save outlives its view model, and only its failure is reported to the app`(
        answer: Result<Void, any Error>,
        reported: [String]
    ) async throws {
        let spies: AddImageSpies
        let pictures: AddedPictureStoreStub
        let clock: VirtualClock
        do {
            let viewModel: AddImageViewModel
            (viewModel, spies, pictures, clock) = makeAddImage(.valid)
            pictures.hold()
            viewModel.save()
            await clock.settle()
        }
        spies.leave()
        let failures = clock.activity.orphanedFailures.log()

        pictures.answer = answer
        pictures.release()
        await clock.settle()

        pictures.messages.expect([.add(try AddImageForm.valid.validated())])
        #expect(spies.outcomes.isEmpty)
        failures.entries.expect(reported)
    }
}

/// Returns Add image with `form` entered before the view is bound.
private func makeAddImage(
    _ form: AddImageForm
) -> (AddImageViewModel, AddImageSpies, AddedPictureStoreStub, VirtualClock) {
    let clock = VirtualClock()
    let spies = track(AddImageSpies())
    let pictures = AddedPictureStoreStub(clock: clock)
    let viewModel = track(AddImageViewModel(addedPictures: pictures, activity: clock.activity, exits: spies.exits))
    viewModel.edit(.author, to: form.author)
    viewModel.edit(.address, to: form.address)
    spies.bind(viewModel, clock.activity)
    return (viewModel, spies, pictures, clock)
}
