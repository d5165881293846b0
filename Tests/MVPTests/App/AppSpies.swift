import Shared
import TestSupport
import Testing

@testable import MVP

/// A call to a role of the app.
enum AppMessage: Equatable {
    // To the view
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
    case makeTabs(delegate: ObjectIdentifier)
    case makeScreen(DeepLink, changeDelegate: ObjectIdentifier)
}

/// A spy that keeps the delegates that it is given last.
final class AppViewSpy: AppView, Spy {
    var log = MessageLog<AppMessage>()
    private(set) weak var loginDelegate: (any LoginDelegate)?
    private(set) weak var logOutDelegate: (any LogOutDelegate)?
    private(set) weak var changeDelegate: (any ChangeDelegate)?

    func showAlert(_ alert: AlertContent) { record(.showAlert(alert)) }
    func showNotice(_ text: String) { record(.showNotice(text)) }
    func dismissAlerts() { record(.dismissAlerts) }
    func hideNotice() { record(.hideNotice) }

    func openLogin(delegate: any LoginDelegate) {
        record(.openLogin)
        loginDelegate = delegate
    }

    func openTabs(landing: AppOptions.Landing, delegate: any LogOutDelegate & ChangeDelegate) {
        record(.openLanding(landing))
        (logOutDelegate, changeDelegate) = (delegate, delegate)
    }

    func openTabs(link: DeepLink, delegate: any LogOutDelegate & ChangeDelegate) {
        record(.openTabs(link))
        (logOutDelegate, changeDelegate) = (delegate, delegate)
    }

    func open(_ link: DeepLink, changeDelegate: any ChangeDelegate) {
        record(.openLink(link))
        self.changeDelegate = changeDelegate
    }
}

final class AppPresenterSpy: AppPresenting, Spy {
    var log = MessageLog<AppMessage>()

    func didStart() { record(.didStart) }
    func didReceive(_ link: DeepLink) { record(.didReceive(link)) }
}

/// A stand-in for the app's presenter, which is the delegate of all screens.
final class AppDelegatesStub: LoginDelegate, LogOutDelegate, ChangeDelegate {
    func didLogIn() {}
    func didAskToLogOut() {}
    func didFailAfterLeaving(_ change: StoredChange, _ failure: Failure) {}
}
