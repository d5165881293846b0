import Headless
import Screens
import Shared
import TestSupport
import Testing

@testable import MVC

@Suite(.leakCheck)
struct PhotoListViewControllerTests {
    @Test func `Scrolling to the end adds the next page, once while it loads`() async throws {
        let (_, bench) = await showPhotoList()

        for _ in 1...3 { try bench.device.scrollToEnd() }
        await bench.clock.settle()

        bench.photos.messages.expect([.firstPage, .nextPage(after: .behind(2))])
        try bench.device.rows().expect(Row.photos(1...4))
        #expect(bench.device.screen?.isBusy == false)
    }

    @Test func `The last page shows “No more photos”, also during a refresh, and no more is requested`() async throws {
        let (_, bench) = await showPhotoList()
        bench.photos.answers.nextPage = .success(.empty)

        for _ in 1...2 {
            try bench.device.scrollToEnd()
            await bench.clock.settle()
        }
        let complete = try bench.device.sections("Photos").map(\.status)
        try bench.device.refresh()
        let refreshing = try bench.device.sections("Photos").map(\.status)
        await bench.clock.settle()

        bench.photos.messages.expect([.firstPage, .nextPage(after: .behind(2)), .refresh])
        complete.expect([StatusText.noMorePhotos])
        refreshing.expect([StatusText.noMorePhotos])
    }

    @Test func `A failed first page shows its reason and Retry, which loads again`() async throws {
        let (_, bench) = await showPhotoList(.failure(ServiceError.noConnection))
        let failed = ScreenText(bench.device).lines

        bench.photos.answers.firstPage = .success(.empty)
        try bench.device.tap("Retry")
        let retrying = ScreenText(bench.device).lines
        await bench.clock.settle()

        let reason = "  Could not load photos. No connection. Check your network and try again."
        failed.expect(["= Photos", "  [Log out]", "  [Refresh]", reason, "  [Retry]"])
        retrying.expect(["= Photos …", "  [Log out]", "  [Refresh]"])
        try bench.device.sections("Photos").map(\.status).expect([StatusText.noPhotos])
    }

    @Test func `Log out reaches the app, and the button “Refresh” refreshes`() async throws {
        let (delegate, bench) = await showPhotoList()

        try bench.device.tap("Log out")
        try bench.device.tap("Refresh")
        await bench.clock.settle()

        delegate.messages.expect([.didAskToLogOut])
        bench.photos.messages.expect([.firstPage, .refresh])
    }

    @Test func `A failed refresh leaves the rows and shows its reason as a notice`() async throws {
        let (_, bench) = await showPhotoList()
        bench.photos.answers.refresh = .failure(ServiceError.timedOut)

        try bench.device.refresh()
        await bench.clock.settle()

        #expect(try bench.device.rows().count == 2)
        #expect(ScreenText(bench.device).lines.last == "* The service took too long to answer.")
        try bench.device.buttons(in: nil).map(\.label).expect(["Log out", "Refresh"])
    }

    @Test(arguments: [("Delete", [PhotoRepositoryStub.Message.delete(2)]), ("Cancel", [])])
    func `A swipe asks first, and only “Delete” deletes`(
        answer: String,
        calls: [PhotoRepositoryStub.Message]
    ) async throws {
        let (_, bench) = await showPhotoList()

        try bench.device.tap("Delete", of: .number(2))
        let question = bench.device.alert?.title
        try bench.device.tap(answer)
        await bench.clock.settle()

        #expect(question == QuestionContent.deletePhoto.title)
        bench.photos.messages.expect([.firstPage] + calls)
    }

    @Test(arguments: [
        (PhotoError.gone as any Error, AlertContent.photoGone),
        (StorageError("disk full"), .couldNotSave("The device could not store or read its data. Try again.")),
    ])
    func `A deletion that fails shows an alert`(error: any Error, alert: AlertContent) async throws {
        let (_, bench) = await showPhotoList()
        bench.photos.answers.delete = .failure(error)

        try bench.device.tap("Delete", of: .number(2))
        try bench.device.tap("Delete")
        await bench.clock.settle()

        #expect(bench.device.alert?.content == alert)
    }

    @Test func `A change reloads the list as far as it is shown`() async throws {
        let (_, bench) = await showPhotoList()
        bench.photos.answers.photos = .success(.sample([.sample(1, title: "Other")]))

        bench.photos.changes.announce()
        await bench.clock.settle()

        bench.photos.messages.expect([.firstPage, .photos(through: .behind(2))])
        try bench.device.rows().map(\.title).expect(["Other"])
    }

    @Test func `Photos found by a reload replace the reason, also once they are deleted`() async throws {
        let (_, bench) = await showPhotoList(.failure(ServiceError.notFound))

        for page in [PhotoPage.sample(1...1), .empty] {
            bench.photos.answers.photos = .success(page)
            bench.photos.changes.announce()
            await bench.clock.settle()
        }

        try bench.device.sections("Photos").map(\.status).expect([StatusText.noPhotos])
    }

    @Test func `A failed reload leaves the photos, shows its reason as a notice, and offers Retry`() async throws {
        let (_, bench) = await showPhotoList()
        bench.photos.answers.photos = .failure(StorageError("disk full"))

        bench.photos.changes.announce()
        await bench.clock.settle()
        let notice = bench.device.notice
        try bench.device.tap("Retry")
        await bench.clock.settle()

        #expect(notice == "The device could not store or read its data. Try again.")
        bench.photos.messages.expect([.firstPage, .photos(through: .behind(2)), .firstPage])
        try bench.device.rows().expect(Row.photos(1...2))
        #expect(throws: DeviceError.notFound(.button, "Retry")) { try bench.device.tap("Retry") }
    }

    @Test func `A failed reload offers no Retry while a page is under way`() async {
        let (_, bench) = await showPhotoList()
        bench.photos.answers.photos = .failure(StorageError("disk full"))
        bench.photos.hold()
        bench.device.screen?.refresh()

        bench.photos.changes.announce()
        await bench.clock.settle()

        #expect(bench.device.notice == "The device could not store or read its data. Try again.")
        #expect(throws: DeviceError.notFound(.button, "Retry")) { try bench.device.tap("Retry") }
    }

    @Test func `A page that overlaps a reloaded list is requested again, and no photo shows twice`() async throws {
        let (_, bench) = await showPhotoList()
        bench.photos.hold()
        try bench.device.scrollToEnd()
        await bench.clock.settle()
        bench.photos.answers.photos = .success(.sample(3...4))
        bench.photos.changes.announce()
        await bench.clock.settle()
        var busy = [bench.device.isBusy]

        bench.photos.answers.nextPage = .success(.sample(5...6))
        for hold in [bench.photos.hold, {}] {
            bench.photos.release()
            hold()
            await bench.clock.settle()
            busy.append(bench.device.isBusy)
        }

        busy.expect([true, true, false])
        bench.photos.messages.suffix(2).expect([.photos(through: .behind(2)), .nextPage(after: .behind(4))])
        try bench.device.rows().expect(Row.photos(3...6))
    }

    @Test func `A photo opens above`() async throws {
        let (_, bench) = await showPhotoList()
        bench.photos.answers.photo = .success(.sample(2))

        try bench.device.tap(.number(2))
        await bench.clock.settle()

        #expect(bench.device.screen?.title == "Photo")
        bench.photos.messages.expect([.firstPage, .photo(2)])
    }
}

/// Shows the screen, and returns once `firstPage` is answered. The next page is photos 3 and 4.
private func showPhotoList(
    _ firstPage: Result<PhotoPage, any Error> = .success(.sample(1...2))
) async -> (DelegateSpy, Bench) {
    let bench = Bench()
    bench.photos.answers.firstPage = firstPage
    bench.photos.answers.nextPage = .success(.sample(3...4))
    let delegate = track(DelegateSpy())
    bench.show(
        track(
            PhotoListViewController(
                repository: bench.photos,
                activity: bench.clock.activity,
                logOutDelegate: delegate
            )
        )
    )
    await bench.clock.settle()
    return (delegate, bench)
}

extension Row {
    /// Returns the rows of the sample photos numbered `ids`.
    fileprivate static func photos(_ ids: ClosedRange<Int>) -> [Row] {
        ids.map { id in
            Row(
                id: "\(id)",
                title: "Photo \(id)",
                thumbnail: "https://example.com/\(id)/small",
                actions: [Row.Action("Delete", role: .destructive, isSwipeAction: true)],
                onSelect: {}
            )
        }
    }
}
