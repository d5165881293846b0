import Headless
import Screens
import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct PhotoListViewControllerTests {
    @Test func `User actions reach the view model`() async throws {
        let (_, spies, bench) = await makePhotoListView()

        try bench.device.scrollToEnd()
        await bench.clock.settle()
        try bench.device.tap(.number(2))
        try bench.device.tap("Refresh")
        await bench.clock.settle()
        try bench.device.refresh()
        await bench.clock.settle()
        try bench.device.tap("Delete", of: .number(1))
        await bench.clock.settle()
        #expect(bench.device.alert?.title == "Delete photo?")
        try bench.device.tap("Cancel")
        try bench.device.tap("Log out")
        await bench.clock.settle()

        bench.photos.messages.expect([.firstPage, .nextPage(after: .behind(2)), .refresh, .refresh])
        spies.messages.expect([.exit(.didChoosePhoto(2))])
        bench.sessions.messages.expect([.remove])
    }

    @Test func `A row shows title and thumbnail, and offers Delete`() async throws {
        let (view, _, bench) = await makePhotoListView()

        view.render(PhotoListViewModel.State(phase: .loaded, rows: PhotoRowViewModel.samples(1...1)))

        let delete = Row.Action("Delete", role: .destructive, isSwipeAction: true)
        try bench.device.rows().expect([
            Row(
                id: "1",
                title: "Photo 1",
                thumbnail: "https://example.com/1/small",
                actions: [delete],
                onSelect: {}
            )
        ])
    }

    @Test func `Status and Retry are shown after a failed page, and the next read is shown as busy`() async throws {
        let (view, _, bench) = await makePhotoListView()
        let failed = PhotoListViewModel.State(phase: .failed(.notFound))

        view.render(failed)
        #expect(bench.device.screen?.isBusy == false)
        #expect(try bench.device.sections("Photos").first?.status == failed.status)
        #expect(try !bench.device.button("Retry").isHidden)
        view.render(PhotoListViewModel.State(phase: .loading))

        #expect(bench.device.screen?.isBusy == true)
        #expect(try bench.device.sections("Photos").first?.status == nil)
        #expect(throws: DeviceError.notFound(.button, "Retry")) { try bench.device.tap("Retry") }
    }

    @Test(arguments: [("Delete", [PhotoRepositoryStub.Message.delete(2)]), ("Cancel", [])])
    func `Only the answer “Delete” deletes`(answer: String, messages: [PhotoRepositoryStub.Message]) async throws {
        let (_, _, bench) = await makePhotoListView()

        try bench.device.tap("Delete", of: .number(2))
        await bench.clock.settle()
        #expect(bench.device.alert?.title == "Delete photo?")
        try bench.device.tap(answer)
        await bench.clock.settle()

        bench.photos.messages.expect([.firstPage] + messages)
        #expect(bench.device.alert == nil)
    }

    @Test func `The photo of the question is deleted, even if the rows have changed`() async throws {
        let (view, _, bench) = await makePhotoListView()
        try bench.device.tap("Delete", of: .number(1))
        await bench.clock.settle()

        view.render(
            PhotoListViewModel.State(
                phase: .loaded,
                rows: PhotoRowViewModel.samples(2...2),
                deletionQuestion: Question(about: 1, .deletePhoto)
            )
        )
        try bench.device.tap("Delete")
        await bench.clock.settle()

        bench.photos.messages.expect([.firstPage, .delete(1)])
        #expect(bench.device.alert == nil)
    }

    @Test func `A swipe in the turn of another finds its question in the way`() async throws {
        let (_, _, bench) = await makePhotoListView()

        try bench.device.tap("Delete", of: .number(1))
        let second = #expect(throws: DeviceError.self) { try bench.device.tap("Delete", of: .number(2)) }
        await bench.clock.settle()
        try bench.device.tap("Delete")
        await bench.clock.settle()

        #expect(second == .alertInTheWay("Delete photo?"))
        bench.photos.messages.expect([.firstPage, .delete(1)])
        #expect(bench.device.alert == nil)
    }

    @Test func `A swipe asks again after Cancel, and after a question that a link closed`() async throws {
        let (_, _, bench) = await makePhotoListView()
        try bench.device.tap("Delete", of: .number(1))
        await bench.clock.settle()
        try bench.device.tap("Cancel")
        await bench.clock.settle()
        try bench.device.tap("Delete", of: .number(1))
        await bench.clock.settle()
        let again = bench.device.alert?.title
        bench.window.dismissAlerts()
        bench.window.present(UnrelatedView())
        bench.window.dismiss()
        await bench.clock.settle()

        try bench.device.tap("Delete", of: .number(1))
        await bench.clock.settle()

        #expect(again == "Delete photo?")
        #expect(bench.device.alert?.title == "Delete photo?")
    }

    @Test func `A notice and an alert are shown as such`() async {
        let (view, _, bench) = await makePhotoListView()

        view.show(.notice("Done"))
        view.show(.alert(.photoGone))

        #expect(bench.device.notice == "Done")
        #expect(bench.device.alert?.content == .photoGone)
    }
}

private func makePhotoListView() async -> (PhotoListViewController, PhotoListSpies, Bench) {
    let bench = Bench()
    let spies = track(PhotoListSpies())
    bench.photos.answers.firstPage = .success(.sample(1...2))
    bench.photos.answers.nextPage = .success(.sample(3...4))
    bench.photos.answers.refresh = .success(.sample(1...1))
    let viewModel = track(
        PhotoListViewModel(
            repository: bench.photos,
            session: bench.makeSession(),
            activity: bench.clock.activity,
            exits: spies.exits
        )
    )
    let view = track(PhotoListViewController(viewModel: viewModel))
    bench.show(view)
    await bench.clock.settle()
    return (view, spies, bench)
}
