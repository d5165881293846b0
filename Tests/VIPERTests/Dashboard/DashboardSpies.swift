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

    case observeAddedPictures
    case fetch(DashboardPart)

    case didBeginFetching(DashboardPart)
    case didFetchItems([ItemResponse], CatalogPart)
    case didFetchPictures([PictureResponse])
    case didFailToFetch(DashboardPart, Failure)
    case didFetchAddedPictures([PictureResponse])
    case didFailToFetchAddedPictures(Failure)

    case openFeed(String)
    case openAddImage
}

/// The roles around the presenter, with one log; the module output has its own.
struct DashboardSpies {
    let view: DashboardViewSpy
    let interactor: DashboardInteractorSpy
    let router: DashboardRouterSpy
    let moduleOutput: TabsModuleOutputSpy

    init() {
        view = track(DashboardViewSpy())
        interactor = track(DashboardInteractorSpy()).sharing(view.log)
        router = track(DashboardRouterSpy()).sharing(view.log)
        moduleOutput = track(TabsModuleOutputSpy())
    }

    var messages: [DashboardMessage] { view.messages }
}

final class DashboardViewSpy: DashboardView, Spy {
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

    func observeAddedPictures() { record(.observeAddedPictures) }
    func fetch(_ part: DashboardPart) { record(.fetch(part)) }
}

final class DashboardInteractorOutputSpy: DashboardInteractorOutput, Spy {
    var log = MessageLog<DashboardMessage>()

    func didBeginFetching(_ part: DashboardPart) { record(.didBeginFetching(part)) }
    func didFetchItems(_ items: [ItemResponse], of part: CatalogPart) { record(.didFetchItems(items, part)) }
    func didFetchPictures(_ pictures: [PictureResponse]) { record(.didFetchPictures(pictures)) }
    func didFailToFetch(_ part: DashboardPart, _ failure: Failure) { record(.didFailToFetch(part, failure)) }
    func didFetchAddedPictures(_ pictures: [PictureResponse]) { record(.didFetchAddedPictures(pictures)) }
    func didFailToFetchAddedPictures(_ failure: Failure) { record(.didFailToFetchAddedPictures(failure)) }
}

final class DashboardRouterSpy: DashboardRouting, Spy {
    var log = MessageLog<DashboardMessage>()
    private(set) weak var feedOutput: (any FeedModuleOutput)?
    private(set) weak var addImageOutput: (any AddImageModuleOutput)?

    func openFeed(category: String, output: any FeedModuleOutput) {
        record(.openFeed(category))
        feedOutput = output
    }

    func openAddImage(output: any AddImageModuleOutput) {
        record(.openAddImage)
        addImageOutput = output
    }
}
