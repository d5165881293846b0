import Headless
import Shared
import TestSupport
import Testing

@testable import MVP

@Suite(.leakCheck)
struct PhotoViewControllerTests {
    @Test func `User actions reach the presenter`() throws {
        let (_, presenter, bench) = makePhotoView()

        try bench.device.type("Other", into: "Title")
        try bench.device.tap("Save")
        try bench.device.tap("Delete")

        presenter.messages.expect([.viewDidLoad, .didEditTitle, .didTapSave(PhotoForm(title: "Other")), .didTapDelete])
    }

    @Test func `A busy screen shows its mark and ignores Save and Delete`() throws {
        let (view, presenter, bench) = makePhotoView()

        view.showLoading(true)
        try bench.device.tap("Save")
        try bench.device.tap("Delete")
        #expect(bench.device.screen?.isBusy == true)
        presenter.messages.expect([.viewDidLoad])
        view.showLoading(false)

        #expect(bench.device.screen?.isBusy == false)
        #expect(try bench.device.button("Save").isEnabled)
        #expect(try bench.device.button("Delete").isEnabled)
    }

    @Test func `Title, image and error are shown`() throws {
        let (view, _, bench) = makePhotoView()

        view.showTitle("Photo 7")
        view.showImage(address: "https://example.com/7")
        view.showError(FieldError.missingTitle.message)

        let images = view.screen.elements.compactMap { if case .image(let image) = $0 { image.address } else { nil } }
        images.expect(["https://example.com/7"])
        #expect(try bench.device.field("Title").value == "Photo 7")
        #expect(try bench.device.field("Title").error == FieldError.missingTitle.message)
    }

    @Test(arguments: [("Delete", [PhotoMessage.didConfirmDeleting]), ("Cancel", [])])
    func `Only “Delete” confirms the deletion`(answer: String, calls: [PhotoMessage]) throws {
        let (view, presenter, bench) = makePhotoView()

        view.askBeforeDeleting(.deletePhoto)
        #expect(bench.device.alert?.title == "Delete photo?")
        try bench.device.tap(answer)

        presenter.messages.expect([.viewDidLoad] + calls)
    }

    @Test func `An open question does not retain a closed screen`() {
        weak var closed: PhotoViewController?
        let bench = Bench()
        do {
            let view = PhotoViewController(presenter: PhotoPresenterSpy())
            bench.show(UnrelatedView(), view)
            closed = view
            view.askBeforeDeleting(.deletePhoto)

            view.close()
        }

        #expect(bench.device.alert?.title == "Delete photo?")
        #expect(closed == nil)
    }

    @Test func `A notice and an alert are shown`() {
        let (view, _, bench) = makePhotoView()

        view.showNotice(NoticeText.saved)
        view.showAlert(.photoGone)

        #expect(bench.device.notice == NoticeText.saved)
        #expect(bench.device.alert?.content == .photoGone)
    }

    @Test func `Closing goes back to the list`() {
        let (view, _, bench) = makePhotoView()

        view.close()

        #expect(bench.device.screen?.title == "Unrelated")
    }
}

private func makePhotoView() -> (PhotoViewController, PhotoPresenterSpy, Bench) {
    let bench = Bench()
    let presenter = track(PhotoPresenterSpy())
    let view = track(PhotoViewController(presenter: presenter))
    bench.show(UnrelatedView(), view)
    return (view, presenter, bench)
}
