import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct PhotoListPagingTests {
    @Test func `The first page is shown, and reaching the end adds the next`() async {
        let (interactor, output, bench) = await makePhotoList()

        interactor.fetchNextPage()
        await bench.clock.settle()

        #expect(bench.photos.messages == [.firstPage, .nextPage(after: .behind(2))])
        #expect(
            output.messages == [
                .didBeginFetching, .didFetch(.samples(1...2)), .didBeginFetching, .didFetch(.samples(1...4)),
            ]
        )
    }

    @Test func `However often the end is reached, the page is asked for once`() async {
        let (interactor, output, bench) = await makePhotoList()
        bench.photos.hold()

        for _ in 1...3 { interactor.fetchNextPage() }
        await bench.clock.settle()
        bench.photos.release()
        await bench.clock.settle()

        #expect(bench.photos.messages == [.firstPage, .nextPage(after: .behind(2))])
        #expect(output.messages.filter { $0 == .didFetch(.samples(1...4)) }.count == 1)
    }

    @Test func `After the last page nothing more is asked for, and that is said`() async {
        let (interactor, output, bench) = await makePhotoList()
        bench.photos.answers.nextPage = .success(.empty)
        interactor.fetchNextPage()
        await bench.clock.settle()

        interactor.fetchNextPage()
        await bench.clock.settle()

        #expect(bench.photos.messages == [.firstPage, .nextPage(after: .behind(2))])
        #expect(output.messages.last == .didFetch(.samples(1...2, isComplete: true)))
    }

    @Test func `A refresh cancels the page under way, and shows the list from its start`() async {
        let (interactor, output, bench) = await makePhotoList()
        bench.photos.hold()
        interactor.fetchNextPage()
        await bench.clock.settle()

        interactor.refresh()
        await bench.clock.settle()
        bench.photos.release()
        await bench.clock.settle()

        #expect(bench.photos.messages == [.firstPage, .nextPage(after: .behind(2)), .canceled, .refresh])
        #expect(
            output.messages.dropFirst(2) == [.didBeginFetching, .didBeginFetching, .didFetch(.samples(1...1))]
        )
    }

    @Test func `An empty list has no end to reach`() async {
        let (interactor, _, bench) = await makePhotoList(.success(.empty))

        interactor.fetchNextPage()
        await bench.clock.settle()

        #expect(bench.photos.messages == [.firstPage])
    }
}

/// Photos with `firstPage` answered; the next page would be photos 3 and 4, and a refresh brings photo 1 alone.
func makePhotoList(
    _ firstPage: Result<PhotoPage, any Error> = .success(.sample(1...2))
) async -> (PhotoListInteractor, PhotoListInteractorOutputSpy, Bench) {
    let bench = Bench()
    bench.photos.answers.firstPage = firstPage
    bench.photos.answers.nextPage = .success(.sample(3...4))
    bench.photos.answers.refresh = .success(.sample(1...1))
    let output = track(PhotoListInteractorOutputSpy())
    let interactor = track(PhotoListInteractor(repository: bench.photos, clock: bench.clock))
    interactor.output = output
    interactor.fetchFirstPage()
    await bench.clock.settle()
    return (interactor, output, bench)
}
