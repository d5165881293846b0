import Shared
import TestSupport
import Testing

@testable import VIPER

/// A call to a role of a category's feed.
enum FeedMessage: Equatable {
    case showTitle(String)
    case showLoading(Bool)
    case showPictures([PictureRow])
    case showStatus(String?)
    case showRetry(Bool)
    case showNotice(String)
    case showAlert(AlertContent)

    case viewDidLoad
    case didTapRetry
    case didTap(PictureRow.Action, ExactText)

    case start
    case load
    case like(ExactText)
    case unlike(ExactText)

    case didBeginLoadingPictures
    case didLoadPictures([FeedPictureResponse])
    case didFailToLoadPictures(Failure)
    case didLoadLikes([FeedPictureResponse])
    case didFailToLoadLikes(Failure)
    case didFailToSave(Failure)
}

/// The roles around the presenter, with one log.
struct FeedSpies {
    let view: FeedViewSpy
    let interactor: FeedInteractorSpy

    init() {
        view = track(FeedViewSpy())
        interactor = track(FeedInteractorSpy()).sharing(view.log)
    }

    var messages: [FeedMessage] { view.messages }
}

final class FeedViewSpy: FeedViewInput, Spy {
    var log = MessageLog<FeedMessage>()

    func showTitle(_ title: String) { record(.showTitle(title)) }
    func showLoading(_ isLoading: Bool) { record(.showLoading(isLoading)) }
    func showPictures(_ rows: [PictureRow]) { record(.showPictures(rows)) }
    func showStatus(_ text: String?) { record(.showStatus(text)) }
    func showRetry(_ isOffered: Bool) { record(.showRetry(isOffered)) }
    func showNotice(_ text: String) { record(.showNotice(text)) }
    func showAlert(_ alert: AlertContent) { record(.showAlert(alert)) }
}

final class FeedViewOutputSpy: FeedViewOutput, Spy {
    var log = MessageLog<FeedMessage>()

    func viewDidLoad() { record(.viewDidLoad) }
    func didTapRetry() { record(.didTapRetry) }
    func didTap(_ action: PictureRow.Action, id: ExactText) { record(.didTap(action, id)) }
}

final class FeedInteractorSpy: FeedInteractorInput, Spy {
    var log = MessageLog<FeedMessage>()

    func start() { record(.start) }
    func load() { record(.load) }
    func like(id: ExactText) { record(.like(id)) }
    func unlike(id: ExactText) { record(.unlike(id)) }
}

final class FeedInteractorOutputSpy: FeedInteractorOutput, Spy {
    var log = MessageLog<FeedMessage>()

    func didBeginLoadingPictures() { record(.didBeginLoadingPictures) }
    func didLoadPictures(_ pictures: [FeedPictureResponse]) { record(.didLoadPictures(pictures)) }
    func didFailToLoadPictures(_ failure: Failure) { record(.didFailToLoadPictures(failure)) }
    func didLoadLikes(of pictures: [FeedPictureResponse]) { record(.didLoadLikes(pictures)) }
    func didFailToLoadLikes(_ failure: Failure) { record(.didFailToLoadLikes(failure)) }
    func didFailToSave(_ failure: Failure) { record(.didFailToSave(failure)) }
}
