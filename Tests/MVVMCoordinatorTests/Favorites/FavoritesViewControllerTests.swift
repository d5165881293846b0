import Headless
import Screens
import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct FavoritesViewControllerTests {
    @Test func `What a person does is told`() async throws {
        let (exits, bench) = await makeFavoritesView { $0.all = .failure(StorageError("disk full")) }

        bench.favorites.answers.all = .success([.tulip, .rose])
        try bench.device.tap("Retry")
        await bench.clock.settle()
        try bench.device.tap("Unlike", of: .title("Rose"))
        await bench.clock.settle()
        try bench.device.tap("Log out")

        #expect(bench.favorites.messages == [.all, .all, .unlike("r")])
        #expect(exits.entries == ["logOut"])
    }

    @Test func `A row gives title, photographer, thumbnail, and that it is liked`() async throws {
        let (_, bench) = await makeFavoritesView { $0.all = .success([.tulip]) }

        #expect(try bench.device.rows() == [.likedTulip])
    }

    @Test func `It shows what it is told, until it is taken away`() async throws {
        let (_, bench) = await makeFavoritesView { $0.all = .failure(StorageError("disk full")) }
        let status = "Could not load favorites. The device could not store or read its data. Try again."
        #expect(try bench.device.sections("Favorites").first?.status == status)

        bench.favorites.answers.all = .success([.rose])
        bench.favorites.hold()
        try bench.device.tap("Retry")
        await bench.clock.settle()
        #expect(bench.device.screen?.isBusy == true)
        bench.favorites.release()
        await bench.clock.settle()

        #expect(bench.device.screen?.isBusy == false)
        #expect(try bench.device.sections("Favorites").first?.status == nil)
        #expect(throws: DeviceError.notFound(.button, "Retry")) { try bench.device.tap("Retry") }
    }

    @Test func `An alert reaches the person`() async throws {
        let (_, bench) = await makeFavoritesView { $0.unlike = .failure(StorageError("disk full")) }

        for _ in 1...2 {
            try bench.device.tap("Unlike", of: .title("Rose"))
            await bench.clock.settle()
            #expect(bench.device.alert?.content.title == "Could not save")
            try bench.device.tap("OK")
        }
    }
}

private func makeFavoritesView(
    _ answer: (inout FavoriteStoreStub.Answers) -> Void = { _ in }
) async -> (Log, Bench) {
    let (viewModel, exits, bench) = makeFavorites()
    answer(&bench.favorites.answers)
    bench.show(track(FavoritesViewController(viewModel: viewModel, activity: bench.clock.activity)))
    await bench.clock.settle()
    return (exits, bench)
}
