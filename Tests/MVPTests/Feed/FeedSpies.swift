import Shared
import TestSupport
import Testing

@testable import MVP

/// The calls between the roles of this screen.
enum FeedMessage: Equatable {
    // To the view
    case showLoading(Bool)
    case showPictures([PictureRow])
    case showStatus(String?)
    case showRetry(Bool)
    case showAlert(AlertContent)

    // To the presenter
    case viewDidLoad
    case didTapRetry
    case didTapLike(String)
    case didTapUnlike(String)
}

/// The doubles around a presenter, which holds them weakly.
final class FeedSpies {
    private let log = SpyLog<FeedMessage>()
    let view: FeedViewSpy

    init() {
        view = track(FeedViewSpy(log))
    }

    var messages: [FeedMessage] { log.messages }
}

final class FeedViewSpy: FeedView {
    private let log: SpyLog<FeedMessage>

    init(_ log: SpyLog<FeedMessage>) {
        self.log = log
    }

    func showLoading(_ isLoading: Bool) { log.add(.showLoading(isLoading)) }
    func showPictures(_ rows: [PictureRow]) { log.add(.showPictures(rows)) }
    func showStatus(_ text: String?) { log.add(.showStatus(text)) }
    func showRetry(_ isOffered: Bool) { log.add(.showRetry(isOffered)) }
    func showAlert(_ alert: AlertContent) { log.add(.showAlert(alert)) }
}

final class FeedPresenterSpy: FeedPresenting {
    private let log: SpyLog<FeedMessage>

    init(_ log: SpyLog<FeedMessage>) {
        self.log = log
    }

    func viewDidLoad() { log.add(.viewDidLoad) }
    func didTapRetry() { log.add(.didTapRetry) }
    func didTapLike(id: String) { log.add(.didTapLike(id)) }
    func didTapUnlike(id: String) { log.add(.didTapUnlike(id)) }
}
