import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct DashboardViewModelTests {
    @Test func `A chosen category opens its feed, an unknown one nothing`() async {
        let (viewModel, exits, bench) = makeDashboard()
        viewModel.load()
        await bench.clock.settle()

        viewModel.chooseCategory(id: "none")
        viewModel.chooseCategory(id: "flowers")

        #expect(exits.entries == ["openFeed Flowers"])
    }

    @Test func `What leads away is passed on`() {
        let (viewModel, exits, _) = makeDashboard()

        viewModel.addImage()
        viewModel.logOut()

        #expect(exits.entries == ["addImage", "logOut"])
    }

    @Test func `A part that is tried again takes its failure away first`() async {
        let (viewModel, _, bench) = makeDashboard()
        bench.content.failing = [.products]
        viewModel.load()
        await bench.clock.settle()
        #expect(viewModel.state.failure(of: .products) != nil)

        bench.content.failing = []
        viewModel.retry(.products)
        #expect(viewModel.state.products.phase == .loading)
        await bench.clock.settle()

        #expect(viewModel.state.products.phase == .loaded)
        #expect(viewModel.state.products.rows.map(\.title) == ["Vase"])
        #expect(!viewModel.state.isLoading)
    }
}

private func makeDashboard() -> (DashboardViewModel, Log, Bench) {
    let bench = Bench()
    let exits = Log()
    let viewModel = track(
        DashboardViewModel(
            catalog: bench.content,
            pictures: bench.content,
            addedPictures: bench.content,
            clock: bench.clock,
            exits: DashboardExits(
                openFeed: { exits.add("openFeed \($0)") },
                addImage: { exits.add("addImage") },
                logOut: { exits.add("logOut") }
            )
        )
    )
    return (viewModel, exits, bench)
}
