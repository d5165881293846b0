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

    case loadEmails

    case didBeginLoadingEmails
    case didLoadEmails([String])
    case didFailToLoadEmails(Failure)

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

final class NewScreenViewSpy: NewScreenViewInput, Spy {
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

    func loadEmails() { record(.loadEmails) }
}

final class NewScreenInteractorOutputSpy: NewScreenInteractorOutput, Spy {
    var log = MessageLog<NewScreenMessage>()

    func didBeginLoadingEmails() { record(.didBeginLoadingEmails) }
    func didLoadEmails(_ emails: [String]) { record(.didLoadEmails(emails)) }
    func didFailToLoadEmails(_ failure: Failure) { record(.didFailToLoadEmails(failure)) }
}

final class NewScreenRouterSpy: NewScreenRouterInput, Spy {
    var log = MessageLog<NewScreenMessage>()

    func close() { record(.close) }
}
