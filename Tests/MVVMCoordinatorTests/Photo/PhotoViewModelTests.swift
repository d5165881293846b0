import Screens
import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct PhotoViewModelTests {
    @Test func `The photo of that number is fetched and shown`() async {
        let (viewModel, _, bench) = makePhoto()

        viewModel.load()
        let before = viewModel.state
        await bench.clock.settle()

        let form = PhotoForm(title: "Photo 7")
        #expect(bench.photos.messages == [.photo(7)])
        #expect(before == PhotoViewModel.State(phase: .loading))
        #expect(
            viewModel.state == PhotoViewModel.State(phase: .loaded, form: form, address: "https://example.com/7")
        )
    }

    @Test func `A title typed before the photo is there stays`() async {
        let (viewModel, _, bench) = makePhoto()

        viewModel.load()
        viewModel.edit(title: "Mine")
        await bench.clock.settle()

        #expect(
            viewModel.state
                == PhotoViewModel.State(
                    phase: .loaded,
                    form: PhotoForm(title: "Mine"),
                    address: "https://example.com/7"
                )
        )
    }

    @Test(arguments: [
        (PhotoError.gone as any Error, AlertContent.photoGone),
        (ServiceError.notFound, .couldNotLoadPhoto("Not found.")),
    ])
    func `A photo that cannot be shown is told of and left`(error: any Error, alert: AlertContent) async {
        let (viewModel, exits, bench) = makePhoto()
        bench.photos.answers.photo = .failure(error)

        viewModel.load()
        await bench.clock.settle()

        #expect(exits.entries == ["failed \(alert.title) \(alert.message)"])
    }

    @Test func `A title is saved as it was typed, and a notice says so each time`() async {
        let (viewModel, exits, bench) = makePhoto()
        viewModel.edit(title: " Other ")

        viewModel.save()
        await bench.clock.settle()
        let first = viewModel.state.notice
        viewModel.save()
        await bench.clock.settle()

        #expect(bench.photos.messages == [.rename(7, to: " Other "), .rename(7, to: " Other ")])
        #expect([first?.value, viewModel.state.notice?.value] == [NoticeText.saved, NoticeText.saved])
        #expect(viewModel.state.notice != first)
        #expect(exits.entries == [])
    }

    @Test func `A blank title carries its message until it is edited, and nothing is saved`() async {
        let (viewModel, _, bench) = makePhoto()
        viewModel.edit(title: " ")

        viewModel.save()
        await bench.clock.settle()
        #expect(viewModel.state.errors[.title] == FieldMessage.title)
        viewModel.edit(title: "Other")

        #expect(viewModel.state.errors[.title] == nil)
        #expect(bench.photos.messages == [])
    }

    @Test func `The photo is deleted once that is confirmed, and left`() async {
        let (viewModel, exits, bench) = makePhoto()

        viewModel.askBeforeDeleting()
        await bench.clock.settle()
        #expect(viewModel.state.deletion?.value == 7)
        #expect(bench.photos.messages == [])
        viewModel.delete()
        await bench.clock.settle()

        #expect(bench.photos.messages == [.delete(7)])
        #expect(exits.entries == ["deleted"])
    }

    @Test func `A photo gone meanwhile can be neither saved nor deleted, and is left`() async {
        let (viewModel, exits, bench) = makePhoto()
        bench.photos.answers.rename = .failure(PhotoError.gone)
        bench.photos.answers.delete = .failure(PhotoError.gone)

        viewModel.edit(title: "Other")
        viewModel.save()
        await bench.clock.settle()
        viewModel.delete()
        await bench.clock.settle()

        let gone = "failed \(AlertContent.photoGone.title) "
        #expect(exits.entries == [gone, gone])
    }

    @Test func `What cannot be stored is told, and the photo stays`() async {
        let (viewModel, exits, bench) = makePhoto()
        bench.photos.answers.rename = .failure(StorageError("disk full"))
        bench.photos.answers.delete = .failure(StorageError("disk full"))

        viewModel.edit(title: "Other")
        viewModel.save()
        await bench.clock.settle()
        let first = viewModel.state.alert
        viewModel.delete()
        await bench.clock.settle()

        let alert = AlertContent.couldNotSave("The device could not store or read its data. Try again.")
        #expect([first?.value, viewModel.state.alert?.value] == [alert, alert])
        #expect(viewModel.state.alert != first)
        #expect(exits.entries == [])
    }
}

func makePhoto() -> (PhotoViewModel, Log, Bench) {
    let bench = Bench()
    let log = Log()
    bench.photos.answers.photo = .success(.sample(7))
    let exits = PhotoExits(
        deleted: { log.add("deleted") },
        failed: { log.add("failed \($0.title) \($0.message)") }
    )
    return (track(PhotoViewModel(id: 7, repository: bench.photos, clock: bench.clock, exits: exits)), log, bench)
}
