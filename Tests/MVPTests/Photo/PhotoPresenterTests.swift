import Screens
import Shared
import TestSupport
import Testing

@testable import MVP

@Suite(.leakCheck)
struct PhotoPresenterTests {
    @Test func `The photo of that number is fetched and shown`() async {
        let (presenter, view, bench) = makePhoto()

        presenter.viewDidLoad()
        await bench.clock.settle()

        #expect(bench.photos.messages == [.photo(7)])
        #expect(
            view.messages == [
                .showLoading(true),
                .showLoading(false), .showImage(address: "https://example.com/7"), .showTitle("Photo 7"),
            ]
        )
    }

    @Test func `A title typed before the photo is there stays`() async {
        let (presenter, view, bench) = makePhoto()

        presenter.viewDidLoad()
        presenter.didEditTitle()
        await bench.clock.settle()

        #expect(
            view.messages == [
                .showLoading(true), .showError(nil),
                .showLoading(false), .showImage(address: "https://example.com/7"),
            ]
        )
    }

    @Test(arguments: [
        (PhotoError.gone as any Error, AlertContent.photoGone),
        (ServiceError.notFound, .couldNotLoadPhoto("Not found.")),
    ])
    func `A photo that cannot be shown is told of and left`(error: any Error, alert: AlertContent) async {
        let (presenter, view, bench) = makePhoto()
        bench.photos.answers.photo = .failure(error)

        presenter.viewDidLoad()
        await bench.clock.settle()

        #expect(view.messages == [.showLoading(true), .showLoading(false), .showAlert(alert), .close])
    }

    @Test func `A title is saved as it was typed, and a notice says so each time`() async {
        let (presenter, view, bench) = makePhoto()

        for _ in 1...2 {
            presenter.didTapSave(title: " Other ")
            await bench.clock.settle()
        }

        #expect(bench.photos.messages == [.rename(7, to: " Other "), .rename(7, to: " Other ")])
        let one: [PhotoViewSpy.Message] = [.showLoading(true), .showLoading(false), .showNotice(NoticeText.saved)]
        #expect(view.messages == one + one)
    }

    @Test func `A blank title carries its message until it is edited, and nothing is saved`() async {
        let (presenter, view, bench) = makePhoto()

        presenter.didTapSave(title: " ")
        presenter.didEditTitle()
        await bench.clock.settle()

        #expect(view.messages == [.showError(FieldMessage.title), .showError(nil)])
        #expect(bench.photos.messages == [])
    }

    @Test func `The photo is deleted once that is confirmed, and left`() async {
        let (presenter, view, bench) = makePhoto()

        presenter.didTapDelete()
        await bench.clock.settle()
        #expect(bench.photos.messages == [])
        presenter.didConfirmDeleting()
        await bench.clock.settle()

        #expect(bench.photos.messages == [.delete(7)])
        #expect(view.messages == [.askBeforeDeleting, .showLoading(true), .showLoading(false), .close])
    }

    @Test func `A photo gone meanwhile can be neither saved nor deleted, and is left`() async {
        let (presenter, view, bench) = makePhoto()
        bench.photos.answers.rename = .failure(PhotoError.gone)
        bench.photos.answers.delete = .failure(PhotoError.gone)

        presenter.didTapSave(title: "Other")
        await bench.clock.settle()
        presenter.didConfirmDeleting()
        await bench.clock.settle()

        let one: [PhotoViewSpy.Message] = [
            .showLoading(true), .showLoading(false), .showAlert(.photoGone), .close,
        ]
        #expect(view.messages == one + one)
    }

    @Test func `What cannot be stored is told, and the photo stays`() async {
        let (presenter, view, bench) = makePhoto()
        bench.photos.answers.rename = .failure(StorageError("disk full"))
        bench.photos.answers.delete = .failure(StorageError("disk full"))

        presenter.didTapSave(title: "Other")
        await bench.clock.settle()
        presenter.didConfirmDeleting()
        await bench.clock.settle()

        let alert = AlertContent.couldNotSave("The device could not store or read its data. Try again.")
        let one: [PhotoViewSpy.Message] = [.showLoading(true), .showLoading(false), .showAlert(alert)]
        #expect(view.messages == one + one)
    }
}

private func makePhoto() -> (PhotoPresenter, PhotoViewSpy, Bench) {
    let bench = Bench()
    bench.photos.answers.photo = .success(.sample(7))
    let view = track(PhotoViewSpy())
    let presenter = track(PhotoPresenter(id: 7, repository: bench.photos, clock: bench.clock))
    presenter.view = view
    return (presenter, view, bench)
}
