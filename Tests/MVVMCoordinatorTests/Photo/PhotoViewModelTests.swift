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
        #expect(viewModel.state == PhotoViewModel.State(running: [.photo]))
        await bench.clock.settle()

        #expect(bench.photos.messages == [.photo(7)])
        #expect(spies.messages.last == .render(loaded))
    }

    @Test func `A title typed before the photo is read stays`() async {
        let (viewModel, _, bench) = makePhoto()

        viewModel.viewDidLoad()
        viewModel.edit(title: "Mine")
        await bench.clock.settle()

        #expect(
            viewModel.state
                == PhotoViewModel.State(form: PhotoForm(title: "Mine"), address: "https://example.com/7")
        )
    }

    @Test(arguments: [(PhotoError.gone as any Error, Failure.photoGone), (ServiceError.notFound, .notFound)])
    func `A failed read exits with the reason`(error: any Error, failure: Failure) async {
        let (viewModel, spies, bench) = makePhoto()
        bench.photos.answers.photo = .failure(error)

        viewModel.viewDidLoad()
        await bench.clock.settle()

        #expect(spies.outcomes == [.exit(.didLosePhoto(failure))])
        #expect(!viewModel.state.isLoading)
    }

    @Test func `A title is saved as typed, and each save shows a notice`() async {
        let (viewModel, spies, bench) = makePhoto()
        viewModel.edit(title: " Other ")

        for _ in 1...2 {
            viewModel.save()
            #expect(viewModel.state.isLoading)
            await bench.clock.settle()
        }

        #expect(bench.photos.messages == [.rename(7, to: " Other "), .rename(7, to: " Other ")])
        #expect(spies.outcomes == [.show(.notice(NoticeText.saved)), .show(.notice(NoticeText.saved))])
        #expect(!viewModel.state.isLoading)
    }

    @Test func `A blank title shows an error until the next edit, and nothing is saved`() async {
        let (viewModel, _, bench) = makePhoto()
        viewModel.edit(title: " ")

        viewModel.save()
        await bench.clock.settle()
        #expect(viewModel.state.errors[.title] == FieldError.missingTitle.message)
        viewModel.edit(title: "Other")

        #expect(viewModel.state.errors[.title] == nil)
        #expect(bench.photos.messages == [])
    }

    @Test func `Delete asks first; a confirmed deletion deletes the photo and exits`() async {
        let (viewModel, spies, bench) = makePhoto()

        viewModel.requestDeletion()
        await bench.clock.settle()
        #expect(viewModel.state == PhotoViewModel.State(deletionQuestion: 7))
        #expect(bench.photos.messages == [])
        viewModel.confirmDeleting()
        #expect(viewModel.state == PhotoViewModel.State(running: [.delete]))
        await bench.clock.settle()

        #expect(bench.photos.messages == [.delete(7)])
        #expect(spies.outcomes == [.exit(.didDelete)])
    }

    @Test func `A canceled question deletes nothing, and Delete asks again`() async {
        let (viewModel, spies, bench) = makePhoto()
        viewModel.requestDeletion()

        viewModel.cancelDeleting()
        viewModel.confirmDeleting()
        await bench.clock.settle()
        #expect(viewModel.state == PhotoViewModel.State())
        viewModel.requestDeletion()

        #expect(viewModel.state.deletionQuestion == 7)
        #expect(bench.photos.messages == [])
        #expect(spies.outcomes == [])
        await bench.clock.settle()
    }

    @Test func `Disappearing closes the question`() {
        let (viewModel, _, _) = makePhoto()
        viewModel.requestDeletion()

        viewModel.viewDidDisappear()

        #expect(viewModel.state == PhotoViewModel.State())
    }

    @Test func `While the photo is read, saved or deleted, it is neither saved, refused nor deleted`() async {
        for change: (PhotoViewModel) -> Void in [
            { $0.viewDidLoad() },
            { $0.save() },
            { viewModel in
                viewModel.requestDeletion()
                viewModel.confirmDeleting()
            },
        ] {
            let (viewModel, spies, bench) = makePhoto()
            viewModel.edit(title: "Other")
            bench.photos.hold()
            change(viewModel)
            await bench.clock.settle()
            let (state, messages) = (viewModel.state, bench.photos.messages)

            viewModel.save()
            viewModel.requestDeletion()
            viewModel.confirmDeleting()
            await bench.clock.settle()

            #expect(state.isLoading)
            #expect(viewModel.state == state)
            #expect(bench.photos.messages == messages)
            viewModel.edit(title: " ")
            viewModel.save()
            #expect(viewModel.state.errors[.title] == nil)
            #expect(spies.outcomes == [])
            bench.photos.release()
            await bench.clock.settle()
            #expect(!viewModel.state.isLoading)
        }
    }

    @Test func `While the question is open, nothing is saved`() async {
        let (viewModel, _, bench) = makePhoto()
        viewModel.edit(title: "Other")
        viewModel.requestDeletion()

        viewModel.save()
        await bench.clock.settle()

        #expect(bench.photos.messages == [])
        #expect(viewModel.state.deletionQuestion == 7)
    }

    @Test func `A save or deletion canceled elsewhere ends the busy state and shows nothing`() async {
        let (viewModel, spies, bench) = makePhoto()
        bench.photos.answers.photo = .failure(CancellationError())
        bench.photos.answers.rename = .failure(CancellationError())
        bench.photos.answers.delete = .failure(CancellationError())

        viewModel.viewDidLoad()
        await bench.clock.settle()
        viewModel.edit(title: "Other")
        viewModel.save()
        await bench.clock.settle()
        viewModel.requestDeletion()
        viewModel.confirmDeleting()
        await bench.clock.settle()

        #expect(bench.photos.messages == [.photo(7), .rename(7, to: "Other"), .delete(7)])
        #expect(!viewModel.state.isLoading)
        #expect(spies.outcomes == [])
    }

    @Test(arguments: [StoredChange.title, .deletion])
    func `A change outlives its view model, and only its failure is reported to the app`(change: StoredChange) async {
        let succeeding = await leave(changing: change, answer: .success(()))
        let failing = await leave(changing: change, answer: .failure(ServiceError.notFound))

        let write = change == .title ? PhotoRepositoryStub.Message.rename(7, to: "Other") : .delete(7)
        #expect(succeeding.messages == [write])
        #expect(succeeding.reported == [])
        #expect(failing.messages == [write])
        #expect(failing.reported == ["\(change): notFound"])
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
        bench.photos.answers.rename = .failure(PhotoError.gone)
        bench.photos.answers.delete = .failure(PhotoError.gone)

        viewModel.edit(title: "Other")
        viewModel.save()
        await bench.clock.settle()
        viewModel.requestDeletion()
        viewModel.confirmDeleting()
        await bench.clock.settle()

        #expect(spies.outcomes == [.exit(.didLosePhoto(.photoGone)), .exit(.didLosePhoto(.photoGone))])
    }

    @Test func `A failed save and a failed deletion each show an alert, end the busy state and keep the photo`() async {
        let (viewModel, spies, bench) = makePhoto()
        bench.photos.answers.rename = .failure(StorageError("disk full"))
        bench.photos.answers.delete = .failure(StorageError("disk full"))

        viewModel.edit(title: "Other")
        viewModel.save()
        await bench.clock.settle()
        #expect(!viewModel.state.isLoading)
        viewModel.requestDeletion()
        viewModel.confirmDeleting()
        await bench.clock.settle()

        let alert = AlertContent.couldNotSave("The device could not store or read its data. Try again.")
        #expect(!viewModel.state.isLoading)
        #expect(spies.outcomes == [.show(.alert(alert)), .show(.alert(alert))])
    }

    @Test func `Alert and notice keep their order`() async {
        let (viewModel, spies, bench) = makePhoto()
        viewModel.edit(title: "Other")

        viewModel.save()
        await bench.clock.settle()
        bench.photos.answers.rename = .failure(StorageError("disk full"))
        viewModel.save()
        await bench.clock.settle()

        let alert = AlertContent.couldNotSave("The device could not store or read its data. Try again.")
        #expect(spies.outcomes == [.show(.notice(NoticeText.saved)), .show(.alert(alert))])
    }
}

private func makePhoto() -> (PhotoViewModel, PhotoSpies, Bench) {
    let bench = Bench()
    let spies = track(PhotoSpies())
    bench.photos.answers.photo = .success(.sample(7))
    let viewModel = track(PhotoViewModel(id: 7, repository: bench.photos, clock: bench.clock, exits: spies.exits))
    spies.bind(viewModel, bench.clock.activity)
    return (viewModel, spies, bench)
}
