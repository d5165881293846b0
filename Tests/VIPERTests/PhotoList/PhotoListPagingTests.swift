import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct PhotoListPagingTests {
    @Test func `The next page is appended to the first`() async {
        let (interactor, output, bench) = await makePhotoList()

        interactor.loadNextPage()
        await bench.clock.settle()

        bench.photos.messages.expect([.firstPage, .nextPage(after: .behind(2))])
        output.messages.expect([
            .didBeginLoadingPage, .didLoadPage(.samples(1...2)), .didBeginLoadingPage,
            .didLoadPage(.samples(1...4)),
        ])
    }

    @Test func `A page under way is not requested again`() async {
        let (interactor, output, bench) = await makePhotoList()
        bench.photos.hold()

        for _ in 1...3 { interactor.loadNextPage() }
        await bench.clock.settle()
        bench.photos.release()
        await bench.clock.settle()

        bench.photos.messages.expect([.firstPage, .nextPage(after: .behind(2))])
        output.messages.dropFirst(2).expect([.didBeginLoadingPage, .didLoadPage(.samples(1...4))])
    }

    @Test func `After the last page the list is complete and no page is requested`() async {
        let (interactor, output, bench) = await makePhotoList()
        bench.photos.answers.nextPage = .success(.empty)
        interactor.loadNextPage()
        await bench.clock.settle()

        interactor.loadNextPage()
        await bench.clock.settle()

        bench.photos.messages.expect([.firstPage, .nextPage(after: .behind(2))])
        #expect(output.messages.last == .didLoadPage(.samples(1...2, isComplete: true)))
    }

    @Test func `A refresh cancels the page under way and restarts the list`() async {
        let (interactor, output, bench) = await makePhotoList()
        bench.photos.hold()
        interactor.loadNextPage()
        await bench.clock.settle()

        interactor.refresh()
        await bench.clock.settle()
        bench.photos.release()
        await bench.clock.settle()

        bench.photos.messages.expect([.firstPage, .nextPage(after: .behind(2)), .canceled, .refresh])
        output.messages.dropFirst(2).expect([.didBeginLoadingPage, .didBeginLoadingPage, .didLoadPage(.samples(1...1))])
    }

    @Test func `An empty list has no next page`() async {
        let (interactor, _, bench) = await makePhotoList(.success(.empty))

        interactor.loadNextPage()
        await bench.clock.settle()

        bench.photos.messages.expect([.firstPage])
    }
}
