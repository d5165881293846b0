import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct DashboardViewModelTests {
    @Test func `Every part is read, the user's own pictures before those of the service`() async {
        let (viewModel, spies, bench) = makeDashboard()

        viewModel.viewDidLoad()
        #expect(viewModel.state.isLoading)
        await bench.clock.settle()

        #expect(!viewModel.state.isLoading)
        viewModel.state[.banners].rows.expect([.spring, .summer])
        viewModel.state[.categories].rows.expect([.flowers])
        viewModel.state[.products].rows.expect([.vase])
        viewModel.state[.pictures].rows.expect([.added, .found])
        #expect(spies.messages.last == .render(viewModel.state))
    }

    @Test(arguments: DashboardPart.allCases)
    func `A part that failed has a status, which Retry clears`(part: DashboardPart) async {
        let (viewModel, _, bench) = makeDashboard()
        bench.content.failing = [part]
        viewModel.viewDidLoad()
        await bench.clock.settle()
        DashboardPart.allCases.filter { viewModel.state[$0].status != nil }.expect([part])

        bench.content.failing = []
        viewModel.retry(part)
        #expect(viewModel.state[part].isLoading)
        #expect(viewModel.state[part].status == nil)
        #expect(!viewModel.state[part].offersRetry)
        DashboardPart.allCases.filter { viewModel.state[$0].isLoading }.expect([part])
        await bench.clock.settle()

        #expect(bench.content.requests.count == DashboardPart.allCases.count + 1)
        #expect(bench.content.requests.last == part)
        #expect(!viewModel.state[part].rows.isEmpty)
        #expect(!viewModel.state.isLoading)
    }

    @Test func `Retry of Pictures clears the failure of the user's own pictures at once, and reads them`() async {
        let (viewModel, _, bench) = makeDashboard()
        bench.content.ownPicturesFail = true
        viewModel.viewDidLoad()
        await bench.clock.settle()
        #expect(viewModel.state[.pictures].status != nil)
        viewModel.state[.pictures].rows.expect([.found])

        bench.content.ownPicturesFail = false
        viewModel.retry(.pictures)
        #expect(viewModel.state[.pictures].status == nil)
        await bench.clock.settle()

        #expect(viewModel.state[.pictures].status == nil)
        viewModel.state[.pictures].rows.expect([.added, .found])
    }

    @Test func `Own pictures that load after a change clear their failure`() async {
        let (viewModel, _, bench) = makeDashboard()
        bench.content.ownPicturesFail = true
        viewModel.viewDidLoad()
        await bench.clock.settle()

        bench.content.ownPicturesFail = false
        bench.content.changes.announce()
        await bench.clock.settle()

        viewModel.state[.pictures].rows.expect([.added, .found])
        #expect(!viewModel.state[.pictures].offersRetry)
    }

    @Test func `Own pictures whose second read is canceled keep the failure of the first`() async {
        let (viewModel, _, bench) = makeDashboard()
        bench.content.ownPicturesFail = true
        viewModel.viewDidLoad()
        await bench.clock.settle()
        let failed = viewModel.state

        bench.content.ownPicturesError = CancellationError()
        bench.content.changes.announce()
        await bench.clock.settle()

        #expect(failed[.pictures].status != nil)
        #expect(viewModel.state == failed)
    }

    @Test func `A second Retry while its part is read sends nothing`() async {
        let (viewModel, _, bench) = makeDashboard()

        for part in [DashboardPart.products, .products, .pictures, .pictures] { viewModel.retry(part) }
        await bench.clock.settle()

        bench.content.requests.sorted { $0.word < $1.word }.expect([.pictures, .products])
    }

    @Test func `Own pictures whose read was canceled offer Retry without a reason`() async {
        let (viewModel, _, bench) = makeDashboard()
        bench.content.ownPicturesError = CancellationError()

        viewModel.viewDidLoad()
        await bench.clock.settle()

        #expect(viewModel.state[.pictures].status == nil)
        DashboardPart.allCases.filter { viewModel.state[$0].offersRetry }.expect([.pictures])
    }

    @Test func `Own pictures that change are read again; a read under way is canceled`() async {
        let bench = Bench()
        let store = AddedPictureStoreStub(clock: bench.clock)
        let (viewModel, _) = makeDashboard(on: bench, addedPictures: store)
        store.hold()
        viewModel.viewDidLoad()
        await bench.clock.settle()

        store.changes.announce()
        await bench.clock.settle()

        store.messages.expect([.all, .canceled, .all])
        store.release()
        await bench.clock.settle()
    }

    @Test func `After Retry a change of the user's own pictures is read once`() async {
        let bench = Bench()
        let store = AddedPictureStoreStub(clock: bench.clock)
        let (viewModel, _) = makeDashboard(on: bench, addedPictures: store)
        viewModel.viewDidLoad()
        await bench.clock.settle()
        viewModel.retry(.pictures)
        await bench.clock.settle()

        store.changes.announce()
        await bench.clock.settle()

        store.messages.expect([.all, .all, .all])
    }

    @Test func `A chosen category exits with its title`() {
        let (viewModel, spies, _) = makeDashboard()

        viewModel.choose(category: "Flowers")

        spies.outcomes.expect([.exit(.didChooseCategory("Flowers"))])
    }

    @Test func `Add image exits, and Log out removes the session`() async {
        let (viewModel, spies, bench) = makeDashboard()

        viewModel.askToAddImage()
        viewModel.logOut()
        await bench.clock.settle()

        spies.outcomes.expect([.exit(.didAskToAddImage)])
        bench.sessions.messages.expect([.remove])
    }
}
