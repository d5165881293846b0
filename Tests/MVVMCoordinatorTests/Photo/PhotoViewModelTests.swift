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

    @Test(arguments: [
        (PhotoError.gone as any Error, AlertContent.photoGone),
        (ServiceError.notFound, .couldNotLoadPhoto("Not found.")),
    ])
    func `A failed read exits with an alert`(error: any Error, alert: AlertContent) async {
        let (viewModel, spies, bench) = makePhoto()
        bench.photos.answers.photo = .failure(error)

        viewModel.viewDidLoad()
        await bench.clock.settle()

        #expect(spies.outcomes == [.exit(.didLosePhoto(alert))])
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
        #expect(viewModel.state.errors[.title] == FieldMessage.title)
        viewModel.edit(title: "Other")

        #expect(viewModel.state.errors[.title] == nil)
        #expect(bench.photos.messages == [])
    }

    @Test func `Delete asks first; a confirmed deletion deletes the photo and exits`() async {
        let (viewModel, spies, bench) = makePhoto()

        viewModel.delete()
        await bench.clock.settle()
        #expect(spies.outcomes == [.show(.deletionQuestion)])
        #expect(bench.photos.messages == [])
        viewModel.confirmDeleting()
        await bench.clock.settle()

        #expect(bench.photos.messages == [.delete(7)])
        #expect(spies.outcomes == [.show(.deletionQuestion), .exit(.didDelete)])
    }

    @Test func `A photo that is gone can be neither saved nor deleted, and each try exits with an alert`() async {
        let (viewModel, spies, bench) = makePhoto()
        bench.photos.answers.rename = .failure(PhotoError.gone)
        bench.photos.answers.delete = .failure(PhotoError.gone)

        viewModel.edit(title: "Other")
        viewModel.save()
        await bench.clock.settle()
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
        viewModel.confirmDeleting()
        await bench.clock.settle()

        let alert = AlertContent.couldNotSave("The device could not store or read its data. Try again.")
        #expect(!viewModel.state.isLoading)
        #expect(spies.outcomes == [.show(.alert(alert)), .show(.alert(alert))])
    }

    @Test func `Alert, notice and question keep their order`() async {
        let (viewModel, spies, bench) = makePhoto()
        viewModel.edit(title: "Other")

        viewModel.save()
        await bench.clock.settle()
        bench.photos.answers.rename = .failure(StorageError("disk full"))
        viewModel.delete()
        viewModel.save()
        await bench.clock.settle()

        let alert = AlertContent.couldNotSave("The device could not store or read its data. Try again.")
        #expect(
            spies.outcomes == [.show(.notice(NoticeText.saved)), .show(.deletionQuestion), .show(.alert(alert))]
        )
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
