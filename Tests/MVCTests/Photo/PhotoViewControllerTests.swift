import Headless
import Screens
import Shared
import TestSupport
import Testing

@testable import MVC

@Suite(.leakCheck)
struct PhotoViewControllerTests {
    @Test func `The photo with this number is loaded and shown`() async throws {
        let bench = showPhoto()
        let isBusy = bench.device.screen?.isBusy

        await bench.clock.settle()

        #expect(isBusy == true)
        bench.photos.messages.expect([.photo(7)])
        #expect(try bench.device.field("Title").value == "Photo 7")
        bench.device.imageAddresses.expect(["https://example.com/7"])
        #expect(bench.device.screen?.isBusy == false)
    }

    @Test func `A title typed while the photo loads stays`() async throws {
        let bench = showPhoto()

        try bench.device.type("Other", into: "Title")
        await bench.clock.settle()

        #expect(try bench.device.field("Title").value == "Other")
        bench.device.imageAddresses.expect(["https://example.com/7"])
    }

    @Test(arguments: [
        (PhotoError.gone as any Error, AlertContent.photoGone as AlertContent?),
        (ServiceError.notFound, .couldNotLoadPhoto("Not found.")),
        (CancellationError(), nil),
    ])
    func `A photo that is not loaded closes with an alert, unless it was canceled`(
        error: any Error,
        alert: AlertContent?
    ) async {
        let bench = showPhoto()
        bench.photos.answers.photo = .failure(error)

        await bench.clock.settle()

        #expect(bench.device.alert?.content == alert)
        #expect(bench.device.screen?.title == "Unrelated")
    }

    @Test func `A save stores the title as typed and shows a notice`() async throws {
        let bench = showPhoto()

        try bench.device.type(" Other ", into: "Title")
        await bench.clock.settle()
        try bench.device.tap("Save")
        let effects = [try bench.device.tap("Save"), try bench.device.tap("Delete")]
        await bench.clock.settle()

        effects.expect([.disabledButton("Save"), .disabledButton("Delete")])
        bench.photos.messages.expect([.photo(7), .rename(7, to: " Other ")])
        #expect(bench.device.notice == NoticeText.saved)
        #expect(try bench.device.button("Save").isEnabled)
    }

    @Test func `A blank title shows an error until it is edited, and nothing is stored`() async throws {
        let bench = showPhoto()
        await bench.clock.settle()

        try bench.device.type(" ", into: "Title")
        try bench.device.tap("Save")
        let error = try bench.device.field("Title").error
        try bench.device.type("O", into: "Title")
        await bench.clock.settle()

        #expect(error == FieldError.missingTitle.message)
        #expect(try bench.device.field("Title").error == nil)
        bench.photos.messages.expect([.photo(7)])
    }

    @Test func `A confirmed deletion deletes the photo, and the screen is busy until it closes`() async throws {
        let bench = showPhoto()
        await bench.clock.settle()

        try bench.device.tap("Delete")
        let question = bench.device.alert?.title
        await bench.clock.settle()
        let before = bench.photos.messages
        try bench.device.tap("Delete")
        let isBusy = bench.device.screen?.isBusy
        await bench.clock.settle()

        #expect(question == QuestionContent.deletePhoto.title)
        before.expect([.photo(7)])
        #expect(isBusy == true)
        bench.photos.messages.expect([.photo(7), .delete(7)])
        #expect(bench.device.screen?.title == "Unrelated")
    }

    @Test(arguments: [StoredChange.title, .deletion])
    func `Saving or deleting a photo that is gone shows an alert and closes the screen`(
        change: StoredChange
    ) async throws {
        let bench = showPhoto()
        bench.photos.answers.rename = .failure(PhotoError.gone)
        bench.photos.answers.delete = .failure(PhotoError.gone)
        await bench.clock.settle()

        try bench.device.begin(change)
        await bench.clock.settle()

        #expect(bench.device.alert?.content == .photoGone)
        #expect(bench.device.screen?.title == "Unrelated")
    }

    @Test(arguments: [StoredChange.title, .deletion])
    func `A change that cannot be stored shows an alert, and the screen stays, busy no longer`(
        change: StoredChange
    ) async throws {
        let bench = showPhoto()
        bench.photos.answers.rename = .failure(StorageError("disk full"))
        bench.photos.answers.delete = .failure(StorageError("disk full"))
        await bench.clock.settle()

        try bench.device.begin(change)
        await bench.clock.settle()

        #expect(bench.device.alert?.content == .couldNotSave("The device could not store or read its data. Try again."))
        #expect(bench.device.screen?.title == "Photo")
        #expect(bench.device.screen?.isBusy == false)
    }

    @Test(arguments: [StoredChange.title, .deletion])
    func `A change outlives its screen, and its failure is reported to the app`(change: StoredChange) async throws {
        let bench = showPhoto()
        let reported = bench.clock.activity.orphanedFailures.log()
        await bench.clock.settle()
        bench.photos.hold()
        bench.photos.answers.rename = .failure(StorageError("disk full"))
        bench.photos.answers.delete = .failure(StorageError("disk full"))
        try bench.device.begin(change)
        await bench.clock.settle()

        try bench.device.back()
        bench.photos.release()
        await bench.clock.settle()

        #expect(bench.photos.messages.last == (change == .title ? .rename(7, to: "Photo 7") : .delete(7)))
        reported.entries.expect(["\(change): storage"])
        #expect(bench.device.alert == nil)
    }
}

extension Device {
    fileprivate var imageAddresses: [ExactText?] {
        (screen?.elements ?? []).compactMap { if case .image(let image) = $0 { image.address } else { nil } }
    }

    /// Taps “Save”, or “Delete” and confirms it, without waiting for the answer.
    fileprivate func begin(_ change: StoredChange) throws {
        if change == .title { try tap("Save") } else { for _ in 1...2 { try tap("Delete") } }
    }
}

/// Shows photo 7, which is being loaded, above another screen.
private func showPhoto() -> Bench {
    let bench = Bench()
    bench.photos.answers.photo = .success(.sample(7))
    bench.show(
        UnrelatedView(),
        track(PhotoViewController(id: 7, repository: bench.photos, activity: bench.clock.activity))
    )
    return bench
}
