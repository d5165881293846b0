import Shared
import TestSupport
import Testing

@testable import MVP

/// A call to a role of this screen.
enum DashboardMessage: Equatable {
    // To the view
    case showLoading(Bool)
    case showPartLoading(Bool, DashboardPart)
    case showRows([DashboardRow], DashboardPart)
    case showFailure(String?, DashboardPart)
    case showPartRetry(Bool, DashboardPart)
    case showBanner(Int)
    case openFeed(String)
    case openAddImage

    // To the presenter
    case viewDidLoad
    case viewDidAppear
    case viewDidDisappear
    case didTapRetry(DashboardPart)
    case didChooseCategory(ExactText)
    case didTapAddImage
    case didTapLogOut

    // To the factories of the view
    case makeFeed(String)
    case makeAddImage

    // To the app
    case didAskToLogOut
}

/// The roles around the presenter, with one log.
struct DashboardSpies {
    let view = track(DashboardViewSpy())
    let logOutDelegate: LogOutDelegateSpy

    init() {
        logOutDelegate = track(LogOutDelegateSpy { [view] in view.record(.didAskToLogOut) })
    }

    var messages: [DashboardMessage] { view.messages }
}

final class DashboardViewSpy: DashboardViewInput, Spy {
    var log = MessageLog<DashboardMessage>()

    func showLoading(_ isLoading: Bool) { record(.showLoading(isLoading)) }
    func showLoading(_ isLoading: Bool, in part: DashboardPart) { record(.showPartLoading(isLoading, part)) }
    func showRows(_ rows: [DashboardRow], in part: DashboardPart) { record(.showRows(rows, part)) }
    func showFailure(_ text: String?, in part: DashboardPart) { record(.showFailure(text, part)) }
    func showRetry(_ isOffered: Bool, in part: DashboardPart) { record(.showPartRetry(isOffered, part)) }
    func showBanner(at position: Int) { record(.showBanner(position)) }
    func openFeed(category: String) { record(.openFeed(category)) }
    func openAddImage() { record(.openAddImage) }
}

final class DashboardPresenterSpy: DashboardViewOutput, Spy {
    var log = MessageLog<DashboardMessage>()

    func viewDidLoad() { record(.viewDidLoad) }
    func viewDidAppear() { record(.viewDidAppear) }
    func viewDidDisappear() { record(.viewDidDisappear) }
    func didTapRetry(_ part: DashboardPart) { record(.didTapRetry(part)) }
    func didChooseCategory(id: ExactText) { record(.didChooseCategory(id)) }
    func didTapAddImage() { record(.didTapAddImage) }
    func didTapLogOut() { record(.didTapLogOut) }
}

func makeDashboard() -> (DashboardPresenter, DashboardSpies, Bench) {
    let bench = Bench()
    let (presenter, spies) = makeDashboard(on: bench, addedPictures: bench.content)
    return (presenter, spies, bench)
}

func makeDashboard(
    on bench: Bench,
    catalog: (any CatalogService)? = nil,
    addedPictures: any AddedPictureStore
) -> (DashboardPresenter, DashboardSpies) {
    let spies = DashboardSpies()
    let presenter = track(
        DashboardPresenter(
            catalog: catalog ?? bench.content,
            pictures: bench.content,
            addedPictures: addedPictures,
            clock: bench.clock,
            activity: bench.clock.activity,
            logOutDelegate: spies.logOutDelegate
        )
    )
    presenter.view = spies.view
    return (presenter, spies)
}
