import Headless
import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct PhotoViewControllerTests {
    @Test func `What a person does is told`() throws {
        let (_, output, bench) = makePhotoView()

        try bench.device.type("Other", into: "Title")
        try bench.device.tap("Save")
        try bench.device.tap("Delete")

        #expect(output.messages == [.viewDidLoad, .didEditTitle, .didTapSave(title: "Other"), .didTapDelete])
    }

    @Test func `A busy screen says so and can be neither saved nor deleted`() throws {
        let (view, output, bench) = makePhotoView()

        view.showLoading(true)
        try bench.device.tap("Save")
        try bench.device.tap("Delete")
        #expect(bench.device.screen?.isBusy == true)
        #expect(output.messages == [.viewDidLoad])
        view.showLoading(false)

        #expect(bench.device.screen?.isBusy == false)
        #expect(try bench.device.button("Save").isEnabled)
        #expect(try bench.device.button("Delete").isEnabled)
    }

    @Test func `Title and image are shown, and the message stands in its field`() throws {
        let (view, _, bench) = makePhotoView()

        view.showTitle("Photo 7")
        view.showImage(address: "https://example.com/7")
        view.showError(FieldMessage.title)

        let images = view.screen.elements.compactMap { if case .image(let image) = $0 { image.address } else { nil } }
        #expect(images == ["https://example.com/7"])
        #expect(try bench.device.field("Title").value == "Photo 7")
        #expect(try bench.device.field("Title").error == FieldMessage.title)
    }

    @Test(arguments: [("Delete", [PhotoViewOutputSpy.Message.didConfirmDeleting]), ("Cancel", [])])
    func `Only a confirmed deletion is told`(answer: String, told: [PhotoViewOutputSpy.Message]) throws {
        let (view, output, bench) = makePhotoView()

        view.askBeforeDeleting()
        #expect(bench.device.alert?.content == .deletePhoto)
        try bench.device.tap(answer)

        #expect(output.messages == [.viewDidLoad] + told)
    }

    @Test func `Notice and alert reach the person`() {
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
    let view = track(PhotoViewController(output: output))
    bench.show(view)
    return (view, output, bench)
}
