import Headless
import Screens
import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct PhotoListViewControllerTests {
    @Test func `What a person does is told`() async throws {
        let (exits, bench) = await makePhotoListView()

        try bench.device.scrollToEnd()
        await bench.clock.settle()
        try bench.device.tap(.number(2))
        try bench.device.tap("Refresh")
        await bench.clock.settle()
        try bench.device.refresh()
        await bench.clock.settle()
        try bench.device.tap("Log out")

        #expect(bench.photos.messages == [.firstPage, .nextPage(after: .behind(2)), .refresh, .refresh])
        #expect(exits.entries == ["openPhoto 2", "logOut"])
    }

    @Test func `A row gives title and thumbnail, and can be deleted`() async throws {
        let (_, bench) = await makePhotoListView(.success(.sample(1...1)))

        let row = Row(id: "1", title: "Photo 1", thumbnail: "https://example.com/1/small", actions: [.delete])
        #expect(try bench.device.rows() == [row])
    }

    @Test(arguments: [("Delete", [PhotoRepositoryStub.Message.delete(2)]), ("Cancel", [])])
    func `Only a confirmed deletion is told`(answer: String, told: [PhotoRepositoryStub.Message]) async throws {
        let (_, bench) = await makePhotoListView()

        for _ in 1...2 {
            try bench.device.tap("Delete", of: .number(2))
            await bench.clock.settle()
            #expect(bench.device.alert?.content == .deletePhoto)
            try bench.device.tap(answer)
            await bench.clock.settle()
        }

        #expect(bench.photos.messages == [.firstPage] + told + told)
        #expect(bench.device.alert == nil)
    }

    @Test func `It shows what it is told, until it is taken away`() async throws {
        let (_, bench) = await makePhotoListView(.success(.empty))
        #expect(try bench.device.sections("Photos").first?.status == StatusText.noPhotos)

        bench.photos.answers.firstPage = .success(.sample(1...2))
        bench.photos.hold()
        try bench.device.tap("Retry")
        await bench.clock.settle()
        #expect(bench.device.screen?.isBusy == true)
        bench.photos.release()
        await bench.clock.settle()

        #expect(bench.device.screen?.isBusy == false)
        #expect(try bench.device.sections("Photos").first?.status == nil)
        #expect(throws: DeviceError.notFound(.button, "Retry")) { try bench.device.tap("Retry") }
    }

    @Test func `Notice and alert reach the person`() async throws {
        let (_, bench) = await makePhotoListView()
        bench.photos.answers.refresh = .failure(ServiceError.notFound)
        bench.photos.answers.delete = .failure(PhotoError.gone)

        try bench.device.refresh()
        await bench.clock.settle()
        try bench.device.tap("Delete", of: .number(2))
        await bench.clock.settle()
        try bench.device.tap("Delete")
        await bench.clock.settle()

        #expect(bench.device.notice == "Not found.")
        #expect(bench.device.alert?.content == .photoGone)
    }
}

private func makePhotoListView(
    _ firstPage: Result<PhotoPage, any Error> = .success(.sample(1...2))
) async -> (Log, Bench) {
    let (viewModel, exits, bench) = await makePhotoList(firstPage, loads: false)
    bench.show(track(PhotoListViewController(viewModel: viewModel, activity: bench.clock.activity)))
    await bench.clock.settle()
    return (exits, bench)
}
