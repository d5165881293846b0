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
    case fetchAddedPictures
    case fetchItems(CatalogPart)
    case fetchPictures

    case didChangeAddedPictures
    case didFetchAddedPictures([PictureResponse])
    case didFailToFetchAddedPictures(Failure)
    case didBeginFetchingItems(CatalogPart)
    case didFetchItems([ItemResponse], CatalogPart)
    case didFailToFetchItems(CatalogPart, Failure)
    case didBeginFetchingPictures
    case didFetchPictures([PictureResponse])
    case didFailToFetchPictures(Failure)

    case openFeed(String)
    case openAddImage
}

/// The roles around the presenter, with one log; the app has its own.
struct DashboardSpies {
    let view: DashboardViewSpy
    let interactor: DashboardInteractorSpy
    let router: DashboardRouterSpy
    let app: AppModuleSpy

    init() {
        view = track(DashboardViewSpy())
        interactor = track(DashboardInteractorSpy()).sharing(view.log)
        router = track(DashboardRouterSpy()).sharing(view.log)
        app = track(AppModuleSpy())
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
    func fetchAddedPictures() { record(.fetchAddedPictures) }
    func fetchItems(of part: CatalogPart) { record(.fetchItems(part)) }
    func fetchPictures() { record(.fetchPictures) }
}

final class DashboardInteractorOutputSpy: DashboardInteractorOutput, Spy {
    var log = MessageLog<DashboardMessage>()

    func didChangeAddedPictures() { record(.didChangeAddedPictures) }
    func didFetchAddedPictures(_ pictures: [PictureResponse]) { record(.didFetchAddedPictures(pictures)) }
    func didFailToFetchAddedPictures(_ failure: Failure) { record(.didFailToFetchAddedPictures(failure)) }
    func didBeginFetchingItems(of part: CatalogPart) { record(.didBeginFetchingItems(part)) }
    func didFetchItems(_ items: [ItemResponse], of part: CatalogPart) { record(.didFetchItems(items, part)) }
    func didFailToFetchItems(of part: CatalogPart, _ failure: Failure) { record(.didFailToFetchItems(part, failure)) }
    func didBeginFetchingPictures() { record(.didBeginFetchingPictures) }
    func didFetchPictures(_ pictures: [PictureResponse]) { record(.didFetchPictures(pictures)) }
    func didFailToFetchPictures(_ failure: Failure) { record(.didFailToFetchPictures(failure)) }
}

final class DashboardRouterSpy: DashboardRouting, Spy {
    var log = MessageLog<DashboardMessage>()

    func openFeed(category: String) { record(.openFeed(category)) }
    func openAddImage() { record(.openAddImage) }
}
