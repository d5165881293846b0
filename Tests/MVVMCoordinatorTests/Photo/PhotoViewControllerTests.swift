import Headless
import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct PhotoViewControllerTests {
    @Test func `User actions reach the view model`() async throws {
        let (_, _, bench) = await makePhotoView()

        try bench.device.type("Other", into: "Title")
        try bench.device.tap("Save")
        await bench.clock.settle()
        try bench.device.tap("Delete")
        await bench.clock.settle()

        bench.photos.messages.expect([.photo(7), .rename(7, to: "Other")])
        #expect(bench.device.alert?.title == "Delete photo?")
    }

    @Test func `While a request is under way, the screen is busy, Save and Delete disabled`() async {
        let (view, _, bench) = await makePhotoView()

        view.render(PhotoViewModel.State(isLoading: true))
        let busy = ScreenText(bench.device).lines
        view.render(PhotoViewModel.State())

        busy.expect(["= Photo …", "  Title: ", "  (Save)", "  (Delete)"])
        ScreenText(bench.device).lines.expect(["= Photo", "  Title: ", "  [Save]", "  [Delete]"])
    }

    @Test func `Title, error and image are shown`() async {
        let (view, _, bench) = await makePhotoView()

        view.render(
            PhotoViewModel.State(
                form: PhotoForm(title: "Mine"),
                errors: [.title: "Title error"],
                address: "https://a.b/c"
            )
        )

        let elements = bench.device.screen?.elements ?? []
        let images = elements.compactMap { if case .image(let image) = $0 { image.address } else { nil } }
        images.expect(["https://a.b/c"])
        ScreenText(bench.device).lines[2...3].expect(["  Title: Mine", "    ^ Title error"])
    }

    @Test(arguments: [("Delete", [PhotoExit.didDelete]), ("Cancel", [])])
    func `Only the answer “Delete” deletes`(answer: String, exits: [PhotoExit]) async throws {
        let (_, spies, bench) = await makePhotoView()

        try bench.device.tap("Delete")
        await bench.clock.settle()
        let question = bench.device.alert
        try bench.device.tap(answer)
        await bench.clock.settle()

        #expect(question?.title == "Delete photo?")
        question?.buttons.map(\.label).expect(["Delete", "Cancel"])
        spies.messages.expect(exits.map { .exit($0) })
    }

    @Test func `A question shows once, and again after an answer or after the screen was covered`() async throws {
        let (view, _, bench) = await makePhotoView()
        let asking = PhotoViewModel.State(
            form: PhotoForm(title: "Mine"),
            deletionQuestion: Question(about: 7, .deletePhoto)
        )

        view.render(PhotoViewModel.State(deletionQuestion: Question(about: 7, .deletePhoto)))
        view.render(asking)
        #expect(bench.window.alerts.count == 1)
        try bench.device.tap("Cancel")
        view.render(PhotoViewModel.State())
        view.render(asking)
        #expect(bench.window.alerts.count == 1)
        view.render(PhotoViewModel.State())
        bench.window.dismissAlerts()
        try bench.device.tap("Delete")
        await bench.clock.settle()
        bench.window.dismissAlerts()
        bench.window.present(UnrelatedView())
        bench.window.dismiss()
        await bench.clock.settle()
        try bench.device.tap("Delete")
        await bench.clock.settle()

        #expect(bench.device.alert?.title == "Delete photo?")
    }

    @Test func `A notice and an alert are shown as such`() async {
        let (view, _, bench) = await makePhotoView()

        view.show(.notice("Done"))
        view.show(.alert(.photoGone))

        let lines = ScreenText(bench.device).lines
        lines.suffix(3).expect(["* Done", "! This photo no longer exists", "!   [OK]"])
    }

    @Test func `An open question does not retain a closed screen`() async throws {
        let (bench, released) = try await makeLeftPhotoView()
        #expect(released.alive.isEmpty)
        #expect(bench.device.alert?.title == "Delete photo?")

        try bench.device.tap("Delete")
        await bench.clock.settle()

        bench.photos.messages.expect([.photo(7)])
    }

    private func makeLeftPhotoView() async throws -> (Bench, Census) {
        let (view, _, bench) = await makePhotoView()
        let census = Census(of: "MVVMCoordinator", from: [view])
        try bench.device.tap("Delete")
        await bench.clock.settle()
        view.navigationStack?.pop()
        return (bench, census)
    }
}

private func makePhotoView() async -> (PhotoViewController, PhotoSpies, Bench) {
    let bench = Bench()
    let spies = track(PhotoSpies())
    bench.photos.answers.photo = .success(.sample(7))
    let viewModel = track(
        PhotoViewModel(id: 7, repository: bench.photos, activity: bench.clock.activity, exits: spies.exits)
    )
    let view = track(PhotoViewController(viewModel: viewModel))
    bench.show(UnrelatedView(), view)
    await bench.clock.settle()
    return (view, spies, bench)
}
