import Screens
import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct PhotoViewModelTests {
    private let loaded = PhotoViewModel.State(form: PhotoForm(title: "Photo 7"), address: "https://example.com/7")

    @Test func `The photo is read and shown`() async {
        let (viewModel, spies, bench) = makePhoto()

        viewModel.viewDidLoad()
        #expect(viewModel.state == PhotoViewModel.State(isLoading: true))
        await bench.clock.settle()

        bench.photos.messages.expect([.photo(7)])
        #expect(spies.messages.last == .render(loaded))
    }

    @Test func `A title typed before the photo is read stays`() async {
        let (viewModel, _, bench) = makePhoto()

        viewModel.viewDidLoad()
        viewModel.edit(title: "Mine")
        await bench.clock.settle()

        #expect(
            viewModel.state == PhotoViewModel.State(form: PhotoForm(title: "Mine"), address: "https://example.com/7")
        )
    }

    @Test(arguments: [
        (PhotoError.gone as any Error, [PhotoExit.didLosePhoto]),
        (ServiceError.notFound, [.didFailToLoadPhoto(.notFound)]),
        (CancellationError(), [.didFailToLoadPhoto(.canceled)]),
    ])
    func `A failed read exits with the failure`(error: any Error, exits: [PhotoExit]) async {
        let (viewModel, spies, bench) = makePhoto()
        bench.photos.answers.photo = .failure(error)

        viewModel.viewDidLoad()
        await bench.clock.settle()

        spies.outcomes.expect(exits.map { .exit($0) })
        #expect(!viewModel.state.isLoading)
    }

    @Test func `A title is saved as typed, and each save shows a notice`() async {
        let (viewModel, spies, bench) = makePhoto()
        viewModel.edit(title: " Other ")

        for _ in 1...2 {
            viewModel.save()
            await bench.clock.settle()
        }

        let save = PhotoRepositoryStub.Message.rename(7, to: " Other ")
        bench.photos.messages.expect([save, save])
        spies.outcomes.expect([.show(.notice(NoticeText.saved)), .show(.notice(NoticeText.saved))])
        #expect(!viewModel.state.isLoading)
    }

    @Test func `A blank title shows an error until the next edit, and nothing is saved`() async {
        let (viewModel, _, bench) = makePhoto()
        viewModel.edit(title: " ")

        viewModel.save()
        await bench.clock.settle()
        let errors = viewModel.state.errors
        viewModel.edit(title: "Other")

        #expect(errors == [.title: FieldError.missingTitle.message])
        #expect(viewModel.state.errors.isEmpty)
        #expect(bench.photos.messages.isEmpty)
    }

    @Test func `Delete asks first; a confirmed deletion deletes the photo and exits`() async {
        let (viewModel, spies, bench) = makePhoto()

        viewModel.requestDeletion()
        await bench.clock.settle()
        let asking = viewModel.state
        viewModel.confirmDeleting()
        let deleting = viewModel.state
        await bench.clock.settle()

        #expect(asking == .init(deletionQuestion: Question(about: 7, .deletePhoto)))
        #expect(deleting == .init(isLoading: true))
        bench.photos.messages.expect([.delete(7)])
        spies.outcomes.expect([.exit(.didDelete)])
    }

    @Test func `A canceled question deletes nothing, and Delete asks again`() async {
        let (viewModel, spies, bench) = makePhoto()
        viewModel.requestDeletion()

        viewModel.cancelDeleting()
        viewModel.confirmDeleting()
        await bench.clock.settle()
        let canceled = viewModel.state
        viewModel.requestDeletion()
        await bench.clock.settle()

        #expect(canceled == .init())
        #expect(viewModel.state == .init(deletionQuestion: Question(about: 7, .deletePhoto)))
        #expect(bench.photos.messages.isEmpty)
        #expect(spies.outcomes.isEmpty)
    }

    @Test func `Disappearing closes the question`() {
        let (viewModel, _, _) = makePhoto()
        viewModel.requestDeletion()

        viewModel.viewDidDisappear()

        #expect(viewModel.state == PhotoViewModel.State())
    }

    enum Request: CaseIterable {
        case photo, save, delete
    }

    @Test(arguments: Request.allCases)
    func `While the photo is read, saved or deleted, it is neither saved, refused nor deleted`(
        request: Request
    ) async {
        let (viewModel, spies, bench) = makePhoto()
        viewModel.edit(title: "Other")
        bench.photos.hold()
        begin(request, of: viewModel)
        await bench.clock.settle()

        viewModel.save()
        viewModel.requestDeletion()
        viewModel.confirmDeleting()
        viewModel.edit(title: " ")
        viewModel.save()
        await bench.clock.settle()

        #expect(viewModel.state == PhotoViewModel.State(form: PhotoForm(title: " "), isLoading: true))
        #expect(bench.photos.messages.count == 1)
        #expect(spies.outcomes.isEmpty)
        bench.photos.release()
        await bench.clock.settle()
    }

    private func begin(_ request: Request, of viewModel: PhotoViewModel) {
        switch request {
        case .photo: viewModel.viewDidLoad()
        case .save: viewModel.save()
        case .delete:
            viewModel.requestDeletion()
            viewModel.confirmDeleting()
        }
    }

    @Test func `While the question is open, nothing is saved`() async {
        let (viewModel, _, bench) = makePhoto()
        viewModel.edit(title: "Other")
        viewModel.requestDeletion()

        viewModel.save()
        await bench.clock.settle()

        #expect(bench.photos.messages.isEmpty)
    }

    @Test(arguments: [StoredChange.title, .deletion])
    func `A change outlives its view model, and only its failure is reported to the app`(change: StoredChange) async {
        let succeeding = await leave(changing: change, answer: .success(()))
        let failing = await leave(changing: change, answer: .failure(ServiceError.notFound))

        let write = change == .title ? PhotoRepositoryStub.Message.rename(7, to: "Other") : .delete(7)
        #expect(succeeding == ([write], []))
        #expect(failing == ([write], ["\(change): notFound"]))
    }

    /// Releases the view model while `change` is under way; returns the calls of the repository and the failures
    /// reported.
    private func leave(
        changing change: StoredChange,
        answer: Result<Void, any Error>
    ) async -> (messages: [PhotoRepositoryStub.Message], reported: [String]) {
        let (spies, bench) = await begin(change)
        let reported = bench.clock.activity.orphanedFailures.log()
        spies.leave()
        bench.photos.answers.rename = answer
        bench.photos.answers.delete = answer

        bench.photos.release()
        await bench.clock.settle()

        return (bench.photos.messages, reported.entries)
    }

    private func begin(_ change: StoredChange) async -> (PhotoSpies, Bench) {
        let (viewModel, spies, bench) = makePhoto()
        viewModel.edit(title: "Other")
        bench.photos.hold()
        if change == .deletion { viewModel.requestDeletion() }
        if change == .title { viewModel.save() } else { viewModel.confirmDeleting() }
        await bench.clock.settle()
        return (spies, bench)
    }

    @Test func `A photo that is gone can be neither saved nor deleted, and each try exits with the reason`() async {
        let (viewModel, spies, bench) = makePhoto()
        viewModel.edit(title: "Other")

        await saveAndDelete(viewModel, bench, failing: PhotoError.gone)

        spies.outcomes.expect([.exit(.didLosePhoto), .exit(.didLosePhoto)])
    }

    @Test func `A failed save and a failed deletion end the busy state and show an alert, unless canceled`() async {
        let (viewModel, spies, bench) = makePhoto()
        viewModel.edit(title: "Other")

        await saveAndDelete(viewModel, bench, failing: StorageError("disk full"))
        await saveAndDelete(viewModel, bench, failing: CancellationError())

        let alert = AlertContent.couldNotSave("The device could not store or read its data. Try again.")
        let writes = [PhotoRepositoryStub.Message.rename(7, to: "Other"), .delete(7)]
        spies.outcomes.expect([.show(.alert(alert)), .show(.alert(alert))])
        bench.photos.messages.expect(writes + writes)
        #expect(!viewModel.state.isLoading)
    }

    private func saveAndDelete(_ viewModel: PhotoViewModel, _ bench: Bench, failing error: any Error) async {
        bench.photos.answers.rename = .failure(error)
        bench.photos.answers.delete = .failure(error)
        viewModel.save()
        await bench.clock.settle()
        viewModel.requestDeletion()
        viewModel.confirmDeleting()
        await bench.clock.settle()
    }
}

private func makePhoto() -> (PhotoViewModel, PhotoSpies, Bench) {
    let bench = Bench()
    let spies = track(PhotoSpies())
    bench.photos.answers.photo = .success(.sample(7))
    let viewModel = track(
        PhotoViewModel(id: 7, repository: bench.photos, activity: bench.clock.activity, exits: spies.exits)
    )
    spies.bind(viewModel, bench.clock.activity)
    return (viewModel, spies, bench)
}
