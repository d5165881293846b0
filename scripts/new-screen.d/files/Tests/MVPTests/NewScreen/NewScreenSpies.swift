import TestSupport
import Testing

@testable import MVP

/// A call to a role of this screen.
enum NewScreenMessage: Equatable {
    // To the view
    case showLoading(Bool)
    case showEmails([String])
    case showStatus(String?)
    case showRetry(Bool)
    case close

    // To the presenter
    case viewDidLoad
    case didTapRetry
    case didTapClose
}

/// The roles around the presenter, with one log.
struct NewScreenSpies {
    let view = track(NewScreenViewSpy())

    var messages: [NewScreenMessage] { view.messages }
}

final class NewScreenViewSpy: NewScreenViewInput, Spy {
    var log = MessageLog<NewScreenMessage>()

    func showLoading(_ isLoading: Bool) { record(.showLoading(isLoading)) }
    func showEmails(_ emails: [String]) { record(.showEmails(emails)) }
    func showStatus(_ text: String?) { record(.showStatus(text)) }
    func showRetry(_ isOffered: Bool) { record(.showRetry(isOffered)) }
    func close() { record(.close) }
}

final class NewScreenPresenterSpy: NewScreenViewOutput, Spy {
    var log = MessageLog<NewScreenMessage>()

    func viewDidLoad() { record(.viewDidLoad) }
    func didTapRetry() { record(.didTapRetry) }
    func didTapClose() { record(.didTapClose) }
}
