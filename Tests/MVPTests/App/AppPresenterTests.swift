import Shared
import TestSupport
import Testing

@testable import MVP

@Suite(.leakCheck)
struct AppPresenterTests {
    @Test func `A start without a session opens Log in`() async {
        let (presenter, view, bench) = makeApp()

        presenter.didStart()
        await bench.clock.settle()

        bench.sessions.messages.expect([.current])
        view.messages.expect([.hideNotice, .openLogin])
    }

    @Test func `A session that cannot be read opens Log in`() async {
        let (presenter, view, bench) = makeApp(session: .sample)
        bench.sessions.failure = StorageError("disk full")

        presenter.didStart()
        await bench.clock.settle()

        view.messages.expect([.hideNotice, .openLogin])
    }

    @Test func `A start with a saved session opens the landing screen`() async {
        let (presenter, view, bench) = makeApp(session: .sample) { $0.landing = .users }

        presenter.didStart()
        await bench.clock.settle()

        view.messages.expect([.openLanding(.users)])
    }

    @Test func `A link opens after the next login, once`() async {
        let (presenter, view, bench) = makeApp { $0.link = .users }
        presenter.didStart()
        await bench.clock.settle()

        view.loginDelegate?.didLogIn()
        view.loginDelegate?.didLogIn()

        view.messages.expect([.hideNotice, .openLogin, .openTabs(.users), .openLanding(.dashboard)])
    }

    @Test func `A link received before the login replaces the one before it`() {
        let (presenter, view, _) = makeApp { $0.link = .photo(1) }

        presenter.didReceive(.users)
        presenter.didReceive(.favorites)
        presenter.didLogIn()

        view.messages.expect([.openTabs(.favorites)])
    }

    @Test func `A link received after the login closes alerts and opens at once`() {
        let (presenter, view, _) = makeApp()
        presenter.didLogIn()

        presenter.didReceive(.users)

        view.messages.expect([.openLanding(.dashboard), .dismissAlerts, .openLink(.users)])
    }

    @Test(arguments: [true, false])
    func `A link received during or after a log-out opens after the next login`(isDuring: Bool) async {
        let (presenter, view, bench) = makeApp(session: .sample)
        presenter.didLogIn()
        presenter.didAskToLogOut()

        if isDuring { presenter.didReceive(.users) }
        await bench.clock.settle()
        if !isDuring { presenter.didReceive(.users) }
        presenter.didLogIn()

        view.messages.dropFirst().expect([
            .showLoading(true), .showLoading(false), .hideNotice, .openLogin, .openTabs(.users),
        ])
    }
}

extension AppPresenterTests {
    @Test(arguments: [nil, DeepLink.users])
    func `Requests to log out remove the session once, before Log in opens`(link: DeepLink?) async {
        let (presenter, view, bench) = makeApp(session: .sample) { $0.link = link }
        presenter.didLogIn()
        bench.sessions.hold()

        for _ in 1...2 { view.logOutDelegate?.didAskToLogOut() }
        await bench.clock.settle()
        let during = view.messages.dropFirst()
        bench.sessions.release()
        await bench.clock.settle()

        bench.sessions.messages.expect([.remove])
        during.expect([.showLoading(true), .showLoading(true)])
        view.messages.dropFirst(3).expect([.showLoading(false), .hideNotice, .openLogin])
    }

    @Test func `A failed log-out shows an alert after Log in opened, unless it was canceled`() async {
        let (presenter, view, bench) = makeApp(session: .sample)

        for error: any Error in [StorageError("disk full"), CancellationError()] {
            bench.sessions.failure = error
            presenter.didLogIn()
            presenter.didAskToLogOut()
            await bench.clock.settle()
        }

        let alert = AlertContent.logOutFailed("The device could not store or read its data. Try again.")
        let logOut: [AppMessage] = [
            .openLanding(.dashboard), .showLoading(true), .showLoading(false), .hideNotice, .openLogin,
        ]
        view.messages.expect(logOut + [.showAlert(alert)] + logOut)
    }

    @Test func `A change that fails after its screen was left shows a notice, unless it was canceled`() async {
        let (presenter, view, bench) = makeApp(session: .sample)
        presenter.didStart()
        await bench.clock.settle()

        bench.clock.activity.orphanedFailures.announce(.deletion, .photoGone)
        bench.clock.activity.orphanedFailures.announce(.title, .canceled)

        let notice = "Could not delete the photo. This photo no longer exists."
        view.messages.dropFirst().expect([.showNotice(notice)])
    }

    @Test func `From a log-out to the next login no notice shows`() async {
        let (presenter, view, bench) = makeApp(session: .sample)
        presenter.didStart()
        await bench.clock.settle()

        presenter.didAskToLogOut()
        bench.clock.activity.orphanedFailures.announce(.title, .storage)
        await bench.clock.settle()
        bench.clock.activity.orphanedFailures.announce(.title, .storage)

        view.messages.dropFirst().expect([.showLoading(true), .showLoading(false), .hideNotice, .openLogin])
    }
}

private func makeApp(
    session: Session? = nil,
    options: (inout AppOptions) -> Void = { _ in }
) -> (AppPresenter, AppViewSpy, Bench) {
    var bench = Bench(session: session)
    options(&bench.options)
    let view = track(AppViewSpy())
    let presenter = track(
        AppPresenter(sessions: bench.sessions, activity: bench.clock.activity, options: bench.options)
    )
    presenter.view = view
    return (presenter, view, bench)
}
