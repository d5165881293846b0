import Shared
import TestSupport
import Testing

@testable import VIPER

/// A call to a role of New screen.
enum NewScreenMessage: Equatable {
    case showLoading(Bool)
    case showEmails([String])
    case showStatus(String?)
    case showRetry(Bool)

    case viewDidLoad
    case didTapRetry
    case didTapClose

    case fetchEmails

    case didBeginFetchingEmails
    case didFetchEmails([String])
    case didFailToFetchEmails(Failure)

    case close
}

/// The roles around the presenter, with one log.
struct NewScreenSpies {
    let view: NewScreenViewSpy
    let interactor: NewScreenInteractorSpy
    let router: NewScreenRouterSpy

    init() {
        view = track(NewScreenViewSpy())
        interactor = track(NewScreenInteractorSpy()).sharing(view.log)
        router = track(NewScreenRouterSpy()).sharing(view.log)
    }

    var messages: [NewScreenMessage] { view.messages }
}

final class NewScreenViewSpy: NewScreenView, Spy {
    var log = MessageLog<NewScreenMessage>()

    func showLoading(_ isLoading: Bool) { record(.showLoading(isLoading)) }
    func showEmails(_ emails: [String]) { record(.showEmails(emails)) }
    func showStatus(_ text: String?) { record(.showStatus(text)) }
    func showRetry(_ isOffered: Bool) { record(.showRetry(isOffered)) }
}

final class NewScreenViewOutputSpy: NewScreenViewOutput, Spy {
    var log = MessageLog<NewScreenMessage>()

    func viewDidLoad() { record(.viewDidLoad) }
    func didTapRetry() { record(.didTapRetry) }
    func didTapClose() { record(.didTapClose) }
}

final class NewScreenInteractorSpy: NewScreenInteractorInput, Spy {
    var log = MessageLog<NewScreenMessage>()

    func fetchEmails() { record(.fetchEmails) }
}

final class NewScreenInteractorOutputSpy: NewScreenInteractorOutput, Spy {
    var log = MessageLog<NewScreenMessage>()

    func didBeginFetchingEmails() { record(.didBeginFetchingEmails) }
    func didFetchEmails(_ emails: [String]) { record(.didFetchEmails(emails)) }
    func didFailToFetchEmails(_ failure: Failure) { record(.didFailToFetchEmails(failure)) }
}

final class NewScreenRouterSpy: NewScreenRouting, Spy {
    var log = MessageLog<NewScreenMessage>()

    func close() { record(.close) }
}
