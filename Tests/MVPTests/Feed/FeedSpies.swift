import Shared
import TestSupport
import Testing

@testable import MVP

/// A call to a role of this screen.
enum FeedMessage: Equatable {
    // To the view
    case showTitle(String)
    case showLoading(Bool)
    case showPictures([PictureRow])
    case showStatus(String?)
    case showRetry(Bool)
    case showNotice(String)
    case showAlert(AlertContent)

    // To the presenter
    case viewDidLoad
    case didTapRetry
    case didTap(PictureRow.Action, ExactText)
}

/// The roles around the presenter, with one log.
struct FeedSpies {
    let view = track(FeedViewSpy())

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

final class FeedPresenterSpy: FeedViewOutput, Spy {
    var log = MessageLog<FeedMessage>()

    func viewDidLoad() { record(.viewDidLoad) }
    func didTapRetry() { record(.didTapRetry) }
    func didTap(_ action: PictureRow.Action, id: ExactText) { record(.didTap(action, id)) }
}
