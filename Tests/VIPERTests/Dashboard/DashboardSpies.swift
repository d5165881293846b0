import Shared
import TestSupport
import Testing

@testable import VIPER

/// A call to a role of Dashboard.
enum DashboardMessage: Equatable {
    case showLoading(Bool)
    case showPartLoading(Bool, DashboardPart)
    case showRows([DashboardRow], DashboardPart)
    case showFailure(String?, DashboardPart)
    case showPartRetry(Bool, DashboardPart)
    case showBanner(Int)

    case viewDidLoad
    case viewDidAppear
    case viewDidDisappear
    case didTapRetry(DashboardPart)
    case didChooseCategory(ExactText)
    case didTapAddImage
    case didTapLogOut

    case start
    case load(DashboardPart)

    case didBeginLoading(DashboardPart)
    case didLoadItems([ItemResponse], CatalogPart)
    case didLoadPictures([PictureResponse])
    case didFailToLoad(DashboardPart, Failure)
    case didLoadAddedPictures(among: [PictureResponse])
    case didFailToLoadAddedPictures(Failure)

    case openFeed(String)
    case openAddImage

    case didAskToLogOut
}

/// The roles around the presenter, with one log.
struct DashboardSpies {
    let view: DashboardViewSpy
    let interactor: DashboardInteractorSpy
    let router: DashboardRouterSpy
    let logOutDelegate: LogOutDelegateSpy

    init() {
        view = track(DashboardViewSpy())
        interactor = track(DashboardInteractorSpy()).sharing(view.log)
        router = track(DashboardRouterSpy()).sharing(view.log)
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
}

final class DashboardViewOutputSpy: DashboardViewOutput, Spy {
    var log = MessageLog<DashboardMessage>()

    func viewDidLoad() { record(.viewDidLoad) }
    func viewDidAppear() { record(.viewDidAppear) }
    func viewDidDisappear() { record(.viewDidDisappear) }
    func didTapRetry(_ part: DashboardPart) { record(.didTapRetry(part)) }
    func didChooseCategory(id: ExactText) { record(.didChooseCategory(id)) }
    func didTapAddImage() { record(.didTapAddImage) }
    func didTapLogOut() { record(.didTapLogOut) }
}

final class DashboardInteractorSpy: DashboardInteractorInput, Spy {
    var log = MessageLog<DashboardMessage>()

    func start() { record(.start) }
    func load(_ part: DashboardPart) { record(.load(part)) }
}

final class DashboardInteractorOutputSpy: DashboardInteractorOutput, Spy {
    var log = MessageLog<DashboardMessage>()

    func didBeginLoading(_ part: DashboardPart) { record(.didBeginLoading(part)) }
    func didLoadItems(_ items: [ItemResponse], of part: CatalogPart) { record(.didLoadItems(items, part)) }
    func didLoadPictures(_ pictures: [PictureResponse]) { record(.didLoadPictures(pictures)) }
    func didFailToLoad(_ part: DashboardPart, _ failure: Failure) { record(.didFailToLoad(part, failure)) }

    func didLoadAddedPictures(among pictures: [PictureResponse]) {
        record(.didLoadAddedPictures(among: pictures))
    }

    func didFailToLoadAddedPictures(_ failure: Failure) { record(.didFailToLoadAddedPictures(failure)) }
}

final class DashboardRouterSpy: DashboardRouterInput, Spy {
    var log = MessageLog<DashboardMessage>()

    func openFeed(category: String) { record(.openFeed(category)) }
    func openAddImage() { record(.openAddImage) }
}

/// Returns a presenter and what surrounds it; the clock drives its banners.
func makeDashboardPresenter() -> (DashboardPresenter, DashboardSpies, VirtualClock) {
    let clock = VirtualClock()
    let spies = DashboardSpies()
    let presenter = track(
        DashboardPresenter(
            interactor: spies.interactor,
            router: spies.router,
            logOutDelegate: spies.logOutDelegate,
            clock: clock,
            activity: clock.activity
        )
    )
    presenter.view = spies.view
    return (presenter, spies, clock)
}
