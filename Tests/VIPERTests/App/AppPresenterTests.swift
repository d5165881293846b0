import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct AppPresenterTests {
    @Test func `A start without a session opens Log in`() {
        let (presenter, spies) = makeApp()

        presenter.didStart()
        presenter.didFindNoSession()

        spies.messages.expect([.start, .hideNotice, .openLogin])
    }

    @Test func `A start with a saved session opens the landing screen`() {
        let (presenter, spies) = makeApp { $0.landing = .users }

        presenter.didStart()
        presenter.didFindSession()

        spies.messages.expect([.start, .openLanding(.users)])
    }

    @Test func `A link opens after the next login, once`() {
        let (presenter, spies) = makeApp { $0.link = .users }
        presenter.didFindNoSession()

        spies.router.loginOutput?.didLogIn()
        spies.router.loginOutput?.didLogIn()

        spies.messages.expect([.hideNotice, .openLogin, .openTabs(.users), .openLanding(.dashboard)])
    }

    @Test func `A link received before the login replaces the one before it`() {
        let (presenter, spies) = makeApp()
        presenter.didFindNoSession()

        presenter.didReceive(.users)
        presenter.didReceive(.favorites)
        presenter.didLogIn()

        spies.messages.expect([.hideNotice, .openLogin, .openTabs(.favorites)])
    }

    @Test func `A link received after the login closes alerts and opens at once`() {
        let (presenter, spies) = makeApp()
        presenter.didLogIn()

        presenter.didReceive(.users)

        spies.messages.expect([.openLanding(.dashboard), .dismissAlerts, .openLink(.users)])
    }

    @Test(arguments: [nil, DeepLink.users])
    func `A request to log out ends the session before Log in opens`(link: DeepLink?) {
        let (presenter, spies) = makeApp { $0.link = link }
        presenter.didFindSession()

        spies.router.logOutDelegate?.didAskToLogOut()
        presenter.didEndSession()

        spies.messages.dropFirst().expect([
            .showLoading(true), .endSession, .showLoading(false), .hideNotice, .openLogin,
        ])
    }

    @Test func `A failed log-out shows an alert after Log in opened, unless it was canceled`() {
        let (presenter, spies) = makeApp()

        presenter.didFailToEndSession(.notFound)
        presenter.didFailToEndSession(.canceled)

        let alert = AlertContent.logOutFailed("Not found.")
        let opening: [AppMessage] = [.showLoading(false), .hideNotice, .openLogin]
        spies.messages.expect(opening + [.showAlert(alert)] + opening)
    }

    @Test(arguments: [true, false])
    func `A link received during or after a log-out opens after the next login`(isDuring: Bool) {
        let (presenter, spies) = makeApp()
        presenter.didLogIn()
        presenter.didAskToLogOut()

        if isDuring { presenter.didReceive(.users) }
        presenter.didEndSession()
        if !isDuring { presenter.didReceive(.users) }
        presenter.didLogIn()

        spies.messages.dropFirst().expect([
            .showLoading(true), .endSession, .showLoading(false), .hideNotice, .openLogin, .openTabs(.users),
        ])
    }

    @Test func `A change that fails after its screen was left shows a notice, unless it was canceled`() {
        let (presenter, spies) = makeApp()
        presenter.didFindSession()

        presenter.didFailAfterLeaving(.deletion, .photoGone)
        presenter.didFailAfterLeaving(.title, .canceled)

        let notice = "Could not delete the photo. This photo no longer exists."
        spies.messages.dropFirst().expect([.showNotice(notice)])
    }

    @Test func `From a log-out to the next login no notice shows`() {
        let (presenter, spies) = makeApp()
        presenter.didLogIn()

        presenter.didAskToLogOut()
        presenter.didFailAfterLeaving(.title, .storage)
        presenter.didEndSession()
        presenter.didFailAfterLeaving(.title, .storage)

        spies.messages.dropFirst().expect([
            .showLoading(true), .endSession, .showLoading(false), .hideNotice, .openLogin,
        ])
    }
}

private func makeApp(_ choose: (inout AppOptions) -> Void = { _ in }) -> (AppPresenter, AppSpies) {
    var options = AppOptions()
    choose(&options)
    let spies = AppSpies()
    let presenter = track(AppPresenter(interactor: spies.interactor, router: spies.router, options: options))
    presenter.view = spies.view
    return (presenter, spies)
}
