import Headless
import Screens
import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct FeedViewControllerTests {
    @Test func `What a person does is told`() async throws {
        let bench = await makeFeedView { $0.feed.answer = .failure(ServiceError.notFound) }

        bench.feed.answer = .success([.rose, .tulip])
        try bench.device.tap("Retry")
        await bench.clock.settle()
        try bench.device.tap("Like", of: .title("Rose"))
        await bench.clock.settle()
        try bench.device.tap("Unlike", of: .title("Tulip"))
        await bench.clock.settle()

        #expect(bench.feed.messages == [.pictures(of: "Flowers"), .pictures(of: "Flowers")])
        #expect(bench.favorites.messages == [.likedIDs, .likedIDs, .like(.rose), .unlike("t")])
    }

    @Test func `Its title is the category's`() async {
        let bench = await makeFeedView()

        #expect(bench.device.screen?.title == "Flowers")
    }

    @Test func `A row gives title, photographer, thumbnail, and whether it is liked`() async throws {
        let bench = await makeFeedView()

        #expect(try bench.device.rows() == [.rose, .likedTulip])
    }

    @Test func `It shows what it is told, until it is taken away`() async throws {
        let bench = await makeFeedView { $0.feed.answer = .failure(ServiceError.notFound) }
        #expect(try bench.device.sections("Flowers").first?.status == "Could not load pictures. Not found.")

        bench.feed.answer = .success([.rose])
        bench.feed.hold()
        try bench.device.tap("Retry")
        await bench.clock.settle()
        #expect(bench.device.screen?.isBusy == true)
        bench.feed.release()
        await bench.clock.settle()

        #expect(bench.device.screen?.isBusy == false)
        #expect(try bench.device.sections("Flowers").first?.status == nil)
        #expect(throws: DeviceError.notFound(.button, "Retry")) { try bench.device.tap("Retry") }
    }

    @Test func `An alert reaches the person`() async throws {
        let bench = await makeFeedView { $0.favorites.answers.like = .failure(StorageError("disk full")) }

        for _ in 1...2 {
            try bench.device.tap("Like", of: .title("Rose"))
            await bench.clock.settle()
            #expect(bench.device.alert?.content.title == "Could not save")
            try bench.device.tap("OK")
        }
    }
}

/// The feed of Flowers, where Tulip is liked, with its answers changed by `prepare`.
private func makeFeedView(_ prepare: (Bench) -> Void = { _ in }) async -> Bench {
    let (viewModel, bench) = makeFeed()
    bench.favorites.answers.likedIDs = .success(["t"])
    prepare(bench)
    bench.show(track(FeedViewController(viewModel: viewModel, activity: bench.clock.activity)))
    await bench.clock.settle()
    return bench
}
