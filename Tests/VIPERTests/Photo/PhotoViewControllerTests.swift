import Headless
import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct PhotoViewControllerTests {
    @Test func `User actions reach the presenter`() throws {
        let (_, output, bench) = makePhotoView()

        try bench.device.type("Other", into: "Title")
        try bench.device.tap("Save")
        try bench.device.tap("Delete")

        output.messages.expect([.viewDidLoad, .didEditTitle, .didTapSave(PhotoForm(title: "Other")), .didTapDelete])
    }

    @Test func `A busy screen shows its mark and ignores Save and Delete`() throws {
        let (view, output, bench) = makePhotoView()

        view.showLoading(true)
        try bench.device.tap("Save")
        try bench.device.tap("Delete")
        #expect(bench.device.screen?.isBusy == true)
        output.messages.expect([.viewDidLoad])
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
    func `Only “Delete” confirms the deletion`(answer: String, reported: [PhotoMessage]) throws {
        let (view, output, bench) = makePhotoView()

        view.askBeforeDeleting(.deletePhoto)
        #expect(bench.device.alert?.title == QuestionContent.deletePhoto.title)
        try bench.device.tap(answer)

        output.messages.expect([.viewDidLoad] + reported)
    }

    @Test func `An open question does not retain a closed screen`() {
        let bench = Bench()
        weak var closed: PhotoViewController?
        do {
            let view = PhotoViewController(presenter: PhotoViewOutputSpy())
            closed = view
            let stack = bench.show(UnrelatedView(), view)

            view.askBeforeDeleting(.deletePhoto)
            stack.pop()
        }

        #expect(bench.device.alert?.title == QuestionContent.deletePhoto.title)
        #expect(closed == nil)
    }

    @Test func `A notice and an alert are shown`() {
        let (view, _, bench) = makePhotoView()

        view.showNotice(NoticeText.saved)
        view.showAlert(.photoGone)

        #expect(bench.device.notice == NoticeText.saved)
        #expect(bench.device.alert?.content == .photoGone)
    }
}

private func makePhotoView() -> (PhotoViewController, PhotoViewOutputSpy, Bench) {
    let bench = Bench()
    let output = track(PhotoViewOutputSpy())
    let view = track(PhotoViewController(presenter: output))
    bench.show(view)
    return (view, output, bench)
}
