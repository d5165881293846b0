import Shared
import TestSupport
import Testing

@testable import VIPER

/// A call to a role of the app's module.
enum AppMessage: Equatable {
    case showLoading(Bool)
    case showAlert(AlertContent)
    case showNotice(String)
    case dismissAlerts
    case hideNotice

    case didStart
    case didReceive(DeepLink)

    case start
    case endSession

    case didFindSession
    case didFindNoSession
    case didEndSession
    case didFailToEndSession(Failure)
    case didFailAfterLeaving(StoredChange, Failure)

    case openLogin
    case openLanding(AppOptions.Landing)
    case openTabs(DeepLink)
    case openLink(DeepLink)
}

/// The roles around the presenter, with one log.
struct AppSpies {
    let view: AppViewSpy
    let interactor: AppInteractorSpy
    let router: AppRouterSpy

    init() {
        view = track(AppViewSpy())
        interactor = track(AppInteractorSpy()).sharing(view.log)
        router = track(AppRouterSpy()).sharing(view.log)
    }

    var messages: [AppMessage] { view.messages }
}

final class AppViewSpy: AppViewInput, Spy {
    var log = MessageLog<AppMessage>()

    func showLoading(_ isLoading: Bool) { record(.showLoading(isLoading)) }
    func showAlert(_ alert: AlertContent) { record(.showAlert(alert)) }
    func showNotice(_ text: String) { record(.showNotice(text)) }
    func dismissAlerts() { record(.dismissAlerts) }
    func hideNotice() { record(.hideNotice) }
}

final class AppViewOutputSpy: AppViewOutput, Spy {
    var log = MessageLog<AppMessage>()

    func didStart() { record(.didStart) }
    func didReceive(_ link: DeepLink) { record(.didReceive(link)) }
}

final class AppInteractorSpy: AppInteractorInput, Spy {
    var log = MessageLog<AppMessage>()

    func start() { record(.start) }
    func endSession() { record(.endSession) }
}

final class AppInteractorOutputSpy: AppInteractorOutput, Spy {
    var log = MessageLog<AppMessage>()

    func didFindSession() { record(.didFindSession) }
    func didFindNoSession() { record(.didFindNoSession) }
    func didEndSession() { record(.didEndSession) }
    func didFailToEndSession(_ failure: Failure) { record(.didFailToEndSession(failure)) }

    func didFailAfterLeaving(_ change: StoredChange, _ failure: Failure) {
        record(.didFailAfterLeaving(change, failure))
    }
}

final class AppRouterSpy: AppRouterInput, Spy {
    var log = MessageLog<AppMessage>()
    private(set) weak var loginOutput: (any LoginModuleOutput)?
    private(set) weak var logOutDelegate: (any LogOutDelegate)?

    func openLogin(output: any LoginModuleOutput) {
        record(.openLogin)
        loginOutput = output
    }

    func openTabs(landing: AppOptions.Landing, logOutDelegate: any LogOutDelegate) {
        record(.openLanding(landing))
        self.logOutDelegate = logOutDelegate
    }

    func openTabs(link: DeepLink, logOutDelegate: any LogOutDelegate) {
        record(.openTabs(link))
        self.logOutDelegate = logOutDelegate
    }

    func openScreen(of link: DeepLink) { record(.openLink(link)) }
}
