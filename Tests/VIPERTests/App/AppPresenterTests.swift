import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct AppPresenterTests {
    @Test func `It starts by looking for the session`() {
        let (app, roles) = makeApp()

        app.start()

        #expect(roles.messages == [.findSession])
    }

    @Test func `Without a session it opens Log in, with one the landing screen`() {
        let (app, roles) = makeApp { $0.landing = .users }

        app.didFindNoSession()
        app.didFindSession()

        #expect(roles.messages == [.openLogin, .openLanding(.users)])
    }

    @Test func `A link waits for the login, and is used up by it`() {
        let (app, roles) = makeApp { $0.link = .users }

        app.didFindNoSession()
        app.openLanding()
        app.openLanding()

        #expect(roles.messages == [.openLogin, .openTabs(.users), .openLanding(.dashboard)])
    }

    @Test func `A link opened while nobody is logged in waits, and a later one replaces it`() {
        let (app, roles) = makeApp()
        app.didFindNoSession()

        app.open(.users)
        app.open(.favorites)
        app.openLanding()

        #expect(roles.messages == [.openLogin, .openTabs(.favorites)])
    }

    @Test func `A link opened while somebody is logged in opens at once`() {
        let (app, roles) = makeApp()
        app.openLanding()

        app.open(.users)

        #expect(roles.messages == [.openLanding(.dashboard), .openLink(.users)])
    }

    @Test func `A link opened after log out waits for the next login`() {
        let (app, roles) = makeApp()
        app.openLanding()
        app.didEndSession()

        app.open(.users)

        #expect(roles.messages == [.openLanding(.dashboard), .openLogin])
    }

    @Test func `Log out ends the session before Log in is opened`() {
        let (app, roles) = makeApp()

        app.logOut()
        app.didEndSession()

        #expect(roles.messages == [.endSession, .openLogin])
    }

    @Test func `A session that cannot be removed is told above Log in`() {
        let (app, roles) = makeApp()

        app.didFailToEndSession(reason: "The disk is full.")

        #expect(roles.messages == [.openLogin, .show(.logOutFailed("The disk is full."))])
    }
}

private func makeApp(_ choose: (inout AppOptions) -> Void = { _ in }) -> (AppPresenter, AppRolesSpy) {
    var options = AppOptions()
    choose(&options)
    let roles = track(AppRolesSpy())
    return (track(AppPresenter(interactor: roles, router: roles, options: options)), roles)
}
