import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

typealias DashboardSpies = ScreenSpy<DashboardViewModel, DashboardExit>

enum DashboardExit: Equatable {
    case didChooseCategory(String)
    case didAskToAddImage
}

extension DashboardSpies {
    var exits: DashboardViewModel.Exits {
        DashboardViewModel.Exits(
            didChooseCategory: { [weak self] title in self?.take(.didChooseCategory(title)) },
            didAskToAddImage: { [weak self] in self?.take(.didAskToAddImage) }
        )
    }
}

func makeDashboard() -> (DashboardViewModel, DashboardSpies, Bench) {
    let bench = Bench()
    let content = bench.content
    let (viewModel, spies) = makeDashboard(on: bench, addedPictures: content)
    return (viewModel, spies, bench)
}

func makeDashboard(
    on bench: Bench,
    addedPictures: any AddedPictureStore
) -> (DashboardViewModel, DashboardSpies) {
    let spies = track(DashboardSpies())
    let viewModel = track(
        DashboardViewModel(
            catalog: bench.content,
            pictures: bench.content,
            addedPictures: addedPictures,
            session: bench.makeSession(),
            clock: bench.clock,
            activity: bench.clock.activity,
            exits: spies.exits
        )
    )
    spies.bind(viewModel, bench.clock.activity)
    return (viewModel, spies)
}
