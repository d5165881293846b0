import Shared
import TestSupport
import Testing

@testable import VIPER

/// A call to a role of the app's module.
enum AppMessage: Equatable {
    case showAlert(AlertContent)
    case showNotice(String)

    case didStart
    case didReceive(DeepLink)

    case findSession
    case endSession

    case didFindSession
    case didFindNoSession
    case didEndSession
    case didFailToEndSession(Failure)

    case openLogin
    case openLanding(AppOptions.Landing)
    case openTabs(DeepLink)
    case openLink(DeepLink)

    case logOut
    case report(Failure, StoredChange)
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

final class AppViewSpy: AppView, Spy {
    var log = MessageLog<AppMessage>()

    func showAlert(_ alert: AlertContent) { record(.showAlert(alert)) }
    func showNotice(_ text: String) { record(.showNotice(text)) }
}

final class AppViewOutputSpy: AppViewOutput, Spy {
    var log = MessageLog<AppMessage>()

    func didStart() { record(.didStart) }
    func didReceive(_ link: DeepLink) { record(.didReceive(link)) }
}

final class AppInteractorSpy: AppInteractorInput, Spy {
    var log = MessageLog<AppMessage>()

    func findSession() { record(.findSession) }
    func endSession() { record(.endSession) }
}

final class AppInteractorOutputSpy: AppInteractorOutput, Spy {
    var log = MessageLog<AppMessage>()

    func didFindSession() { record(.didFindSession) }
    func didFindNoSession() { record(.didFindNoSession) }
    func didEndSession() { record(.didEndSession) }
    func didFailToEndSession(_ failure: Failure) { record(.didFailToEndSession(failure)) }
}

final class AppRouterSpy: AppRouting, Spy {
    var log = MessageLog<AppMessage>()
    private(set) weak var loginOutput: (any LoginModuleOutput)?
    private(set) weak var app: (any AppModuleInput)?

    func openLogin(output: any LoginModuleOutput) {
        record(.openLogin)
        loginOutput = output
    }

    func openTabs(landing: AppOptions.Landing, app: any AppModuleInput) {
        record(.openLanding(landing))
        self.app = app
    }

    func openTabs(link: DeepLink, app: any AppModuleInput) {
        record(.openTabs(link))
        self.app = app
    }

    func open(_ link: DeepLink, app: any AppModuleInput) {
        record(.openLink(link))
        self.app = app
    }
}

/// A spy for the app's module input.
final class AppModuleSpy: AppModuleInput, Spy {
    var log = MessageLog<AppMessage>()

    func logOut() { record(.logOut) }
    func report(_ failure: Failure, of change: StoredChange) { record(.report(failure, change)) }
}
