import Screens
import Shared
import TestSupport
import Testing

@testable import MVP

/// A call to a role of the app.
enum AppMessage: Equatable {
    // To the view
    case showLoading(Bool)
    case showAlert(AlertContent)
    case showNotice(String)
    case dismissAlerts
    case hideNotice
    case openLogin
    case openLanding(AppOptions.Landing)
    case openTabs(DeepLink)
    case openLink(DeepLink)

    // To the presenter
    case didStart
    case didReceive(DeepLink)

    // To the factories of the view
    case makeLogin(delegate: ObjectIdentifier)
    case makeTab(AppTab, delegate: ObjectIdentifier)
}

/// A spy that keeps the delegates that it is given last.
final class AppViewSpy: AppViewInput, Spy {
    var log = MessageLog<AppMessage>()
    private(set) weak var loginDelegate: (any LoginDelegate)?
    private(set) weak var logOutDelegate: (any LogOutDelegate)?

    func showLoading(_ isLoading: Bool) { record(.showLoading(isLoading)) }
    func showAlert(_ alert: AlertContent) { record(.showAlert(alert)) }
    func showNotice(_ text: String) { record(.showNotice(text)) }
    func dismissAlerts() { record(.dismissAlerts) }
    func hideNotice() { record(.hideNotice) }

    func openLogin(delegate: any LoginDelegate) {
        record(.openLogin)
        loginDelegate = delegate
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

final class AppPresenterSpy: AppViewOutput, Spy {
    var log = MessageLog<AppMessage>()

    func didStart() { record(.didStart) }
    func didReceive(_ link: DeepLink) { record(.didReceive(link)) }
}

/// A stand-in for the app's presenter, which is the delegate of all screens.
final class AppDelegatesStub: LoginDelegate, LogOutDelegate {
    func didLogIn() {}
    func didAskToLogOut() {}
}
