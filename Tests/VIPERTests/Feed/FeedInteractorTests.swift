import Screens
import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct FeedInteractorTests {
    @Test func `The category's pictures are reported, and again once the likes are read`() async {
        let (interactor, output, bench) = await makeFeed(likes: .success(["t"]))

        bench.feed.messages.expect([.pictures(of: "Flowers")])
        bench.favorites.messages.expect([.likedIDs])
        output.messages.expect([
            .didBeginLoadingPictures, .didLoadPictures([.rose, .tulip]), .didLoadLikes([.rose, .likedTulip]),
        ])
        withExtendedLifetime(interactor) {}
    }

    @Test func `Likes that are read before the pictures mark them`() async {
        let (interactor, output, bench) = await makeFeed(likes: .success(["t"])) { $0.feed.hold() }

        bench.feed.release()
        await bench.clock.settle()

        output.messages.expect([.didBeginLoadingPictures, .didLoadLikes([]), .didLoadPictures([.rose, .likedTulip])])
        withExtendedLifetime(interactor) {}
    }

    @Test func `A failure is reported`() async {
        let (interactor, output, bench) = await makeFeed()
        bench.feed.answer = .failure(ServiceError.notFound)
        bench.favorites.hold()

        interactor.load()
        await bench.clock.settle()
        bench.favorites.release()
        await bench.clock.settle()

        output.messages.dropFirst(3).expect([
            .didBeginLoadingPictures, .didFailToLoadPictures(.notFound), .didFailToLoadLikes(.storage),
        ])
    }

    @Test func `A second request while one is under way neither begins nor is sent`() async {
        let (interactor, output, bench) = await makeFeed()
        bench.feed.hold()

        interactor.load()
        interactor.load()
        await bench.clock.settle()
        bench.feed.release()
        await bench.clock.settle()

        bench.feed.messages.expect([.pictures(of: "Flowers"), .pictures(of: "Flowers")])
        output.messages.dropFirst(3).expect([
            .didBeginLoadingPictures, .didFailToLoadLikes(.storage), .didLoadPictures([.rose, .tulip]),
        ])
    }

    @Test func `A like and an unlike are stored and not reported; an unknown picture is not liked`() async {
        let (interactor, output, bench) = await makeFeed()

        interactor.like(id: "none")
        interactor.like(id: "t")
        await bench.clock.settle()
        interactor.unlike(id: "t")
        await bench.clock.settle()

        bench.favorites.messages.dropFirst().expect([.like(.tulip), .unlike("t")])
        #expect(output.messages.count == 3)
    }

    @Test func `After a change the likes are read once, however often the interactor is started`() async {
        let (interactor, output, bench) = await makeFeed()
        interactor.start()
        await bench.clock.settle()
        let before = output.messages.count
        bench.favorites.answers.likedIDs = .success(["r"])

        bench.favorites.changes.announce()
        await bench.clock.settle()

        output.messages.dropFirst(before).expect([.didLoadLikes([.likedRose, .tulip])])
    }

    @Test func `Likes that change while they are read are read again`() async {
        let (interactor, output, bench) = await makeFeed()
        bench.favorites.hold()
        bench.favorites.changes.announce()
        await bench.clock.settle()

        bench.favorites.changes.announce()
        await bench.clock.settle()
        bench.favorites.answers.likedIDs = .success(["r"])
        bench.favorites.release()
        await bench.clock.settle()

        bench.favorites.messages.dropFirst().expect([.likedIDs, .canceled, .likedIDs])
        output.messages.dropFirst(3).expect([.didLoadLikes([.likedRose, .tulip])])
        withExtendedLifetime(interactor) {}
    }

    @Test func `Likes that cannot be read are reported`() async {
        let (interactor, output, bench) = await makeFeed()

        bench.favorites.messages.expect([.likedIDs])
        output.messages.expect([
            .didBeginLoadingPictures, .didLoadPictures([.rose, .tulip]), .didFailToLoadLikes(.storage),
        ])
        withExtendedLifetime(interactor) {}
    }

    @Test func `A failed like or unlike is reported`() async {
        let (interactor, output, bench) = await makeFeed()
        bench.favorites.answers.like = .failure(StorageError("disk full"))
        bench.favorites.answers.unlike = .failure(StorageError("disk full"))

        interactor.like(id: "r")
        await bench.clock.settle()
        interactor.unlike(id: "r")
        await bench.clock.settle()

        output.messages.dropFirst(3).expect([.didFailToSave(.storage), .didFailToSave(.storage)])
    }
}

extension FeedInteractorTests {
    @Test func `An unlike while the like of the same picture is under way follows it, each once`() async {
        let (interactor, _, bench) = await makeFeed()
        bench.favorites.hold()

        for _ in 1...2 {
            interactor.like(id: "t")
            await bench.clock.settle()
            interactor.unlike(id: "t")
            await bench.clock.settle()
        }
        bench.favorites.release()
        await bench.clock.settle()

        bench.favorites.messages.dropFirst().expect([.like(.tulip), .unlike("t")])
    }

    @Test func `Two pictures are liked and unliked at the same time, in the order of the taps`() async {
        let (interactor, _, bench) = await makeFeed()
        bench.favorites.hold()

        for id: ExactText in ["t", "r"] {
            interactor.like(id: id)
            interactor.unlike(id: id)
            await bench.clock.settle()
        }
        bench.favorites.release()
        await bench.clock.settle()

        bench.favorites.messages.dropFirst().expect([.like(.tulip), .unlike("t"), .like(.rose), .unlike("r")])
    }

    @Test(arguments: [StoredChange.like, .unlike])
    func `A like or unlike outlives the interactor, and only its failure is reported to the app`(
        change: StoredChange
    ) async {
        let succeeding = await leave(changing: change, answer: .success(()))
        let failing = await leave(changing: change, answer: .failure(StorageError("disk full")))

        let write = change == .like ? FavoriteStoreStub.Message.like(.tulip) : .unlike("t")
        succeeding.messages.expect([write])
        #expect(succeeding.reported.isEmpty)
        failing.messages.expect([write])
        failing.reported.expect(["\(change): storage"])
    }

    /// Releases the interactor while `change` is under way; returns the calls of the store from then on, and the
    /// failures reported.
    private func leave(
        changing change: StoredChange,
        answer: Result<Void, any Error>
    ) async -> (messages: [FavoriteStoreStub.Message], reported: [String]) {
        let bench = await begin(change)
        let reported = bench.clock.activity.orphanedFailures.log()
        bench.favorites.answers.like = answer
        bench.favorites.answers.unlike = answer

        bench.favorites.release()
        await bench.clock.settle()

        return (Array(bench.favorites.messages.dropFirst()), reported.entries)
    }

    private func begin(_ change: StoredChange) async -> Bench {
        let (interactor, _, bench) = await makeFeed()
        bench.favorites.hold()
        if change == .like { interactor.like(id: "t") } else { interactor.unlike(id: "t") }
        await bench.clock.settle()
        return bench
    }
}

/// Returns an interactor that has loaded two pictures and then asked for the likes, unless `prepare` prevents it; by
/// default the likes cannot be read.
private func makeFeed(
    likes: Result<Set<ExactText>, any Error> = .failure(StorageError("disk full")),
    _ prepare: (Bench) -> Void = { _ in }
) async -> (FeedInteractor, FeedInteractorOutputSpy, Bench) {
    let bench = Bench()
    bench.feed.answer = .success([.rose, .tulip])
    bench.favorites.answers.likedIDs = likes
    prepare(bench)
    let output = track(FeedInteractorOutputSpy())
    let interactor = track(
        FeedInteractor(
            category: "Flowers",
            feed: bench.feed,
            favorites: bench.favorites,
            activity: bench.clock.activity
        )
    )
    interactor.output = output
    bench.favorites.hold()
    interactor.start()
    await bench.clock.settle()
    bench.favorites.release()
    await bench.clock.settle()
    return (interactor, output, bench)
}
