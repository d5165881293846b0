import Shared
import TestSupport
import Testing

@testable import MVP

/// The calls between the roles of this screen.
enum DashboardMessage: Equatable {
    // To the view
    case showLoading(Bool)
    case showPartLoading(Bool, DashboardPart)
    case showRows([String], DashboardPart)
    case showFailure(String?, DashboardPart)
    case showBanner(Int)
    case openFeed(String)
    case openAddImage

    // To the presenter
    case viewDidLoad
    case viewDidAppear
    case viewDidDisappear
    case didTapRetry(DashboardPart)
    case didChooseCategory(String)
    case didTapAddImage
    case didTapLogOut

    // To the factories of the view
    case makeFeed(String)
    case makeAddImage

    // To the app
    case session(SessionDelegateSpy.Message)
}

/// The doubles around a presenter, which holds them weakly.
final class DashboardSpies {
    private let log = SpyLog<DashboardMessage>()
    let view: DashboardViewSpy
    let sessionDelegate: SessionDelegateSpy

    init() {
        view = track(DashboardViewSpy(log))
        sessionDelegate = track(SessionDelegateSpy { [log] in log.add(.session($0)) })
    }

    var messages: [DashboardMessage] { log.messages }
}

final class DashboardViewSpy: DashboardView {
    private let log: SpyLog<DashboardMessage>

    init(_ log: SpyLog<DashboardMessage>) {
        self.log = log
    }

    func showLoading(_ isLoading: Bool) { log.add(.showLoading(isLoading)) }
    func showLoading(_ isLoading: Bool, in part: DashboardPart) { log.add(.showPartLoading(isLoading, part)) }
    func showRows(_ rows: [DashboardRow], in part: DashboardPart) {
        log.add(.showRows(rows.map(\.title), part))
    }
    func showFailure(_ text: String?, in part: DashboardPart) { log.add(.showFailure(text, part)) }
    func showBanner(at position: Int) { log.add(.showBanner(position)) }
    func openFeed(category: String) { log.add(.openFeed(category)) }
    func openAddImage() { log.add(.openAddImage) }
}

final class DashboardPresenterSpy: DashboardPresenting {
    private let log: SpyLog<DashboardMessage>

    init(_ log: SpyLog<DashboardMessage>) {
        self.log = log
    }

    func viewDidLoad() { log.add(.viewDidLoad) }
    func viewDidAppear() { log.add(.viewDidAppear) }
    func viewDidDisappear() { log.add(.viewDidDisappear) }
    func didTapRetry(_ part: DashboardPart) { log.add(.didTapRetry(part)) }
    func didChooseCategory(id: String) { log.add(.didChooseCategory(id)) }
    func didTapAddImage() { log.add(.didTapAddImage) }
    func didTapLogOut() { log.add(.didTapLogOut) }
}
