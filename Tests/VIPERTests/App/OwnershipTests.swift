import Headless
import TestSupport
import Testing

@testable import VIPER

/// Each assembly connects a module so that its view alone retains it.
@Suite(.leakCheck)
struct OwnershipTests {
    @Test func `Log in lives as long as its view`() {
        let bench = Bench()
        let output = track(LoginModuleOutputSpy())

        expectToLiveWithView(Modules.login) { LoginAssembly.make(services: bench.services, output: output) }
    }

    @Test func `Sign up lives as long as its view`() {
        let bench = Bench()
        let output = track(SignupModuleOutputSpy())

        expectToLiveWithView(Modules.signup) { SignupAssembly.make(services: bench.services, output: output) }
    }

    @Test func `Users lives as long as its view`() {
        let bench = Bench()
        let app = track(AppModuleSpy())

        expectToLiveWithView(["UserListInteractor", "UserListPresenter", "UserListViewController"]) {
            UserListAssembly.make(services: bench.services, app: app)
        }
    }

    @Test func `Dashboard lives as long as its view`() {
        let bench = Bench()
        let app = track(AppModuleSpy())

        expectToLiveWithView([
            "DashboardInteractor", "DashboardPresenter", "DashboardRouter", "DashboardViewController",
        ]) {
            DashboardAssembly.make(services: bench.services, app: app)
        }
    }

    @Test func `Photos, Photo, a feed, Favorites and Add image live as long as their views`() {
        let services = Bench().services
        let app = track(AppModuleSpy())

        expectToLiveWithView([
            "PhotoListInteractor", "PhotoListPresenter", "PhotoListRouter", "PhotoListViewController",
        ]) {
            PhotoListAssembly.make(services: services, app: app)
        }
        expectToLiveWithView(Modules.photo) { PhotoAssembly.make(id: 1, services: services, app: app) }
        expectToLiveWithView(Modules.feed) { FeedAssembly.make(category: "Flowers", services: services, app: app) }
        expectToLiveWithView(["FavoritesInteractor", "FavoritesPresenter", "FavoritesViewController"]) {
            FavoritesAssembly.make(services: services, app: app)
        }
        expectToLiveWithView(Modules.addImage) { AddImageAssembly.make(services: services, app: app) }
    }

    @Test func `No module retains the app or the module that opened it`() {
        let bench = Bench()
        weak var app: AppModuleSpy?
        weak var loginOutput: LoginModuleOutputSpy?
        weak var signupOutput: SignupModuleOutputSpy?

        let views = {
            let appToRelease = AppModuleSpy()
            let (loginOutputToRelease, signupOutputToRelease) = (LoginModuleOutputSpy(), SignupModuleOutputSpy())
            (app, loginOutput, signupOutput) = (appToRelease, loginOutputToRelease, signupOutputToRelease)
            return [
                LoginAssembly.make(services: bench.services, output: loginOutputToRelease),
                SignupAssembly.make(services: bench.services, output: signupOutputToRelease),
                UserListAssembly.make(services: bench.services, app: appToRelease),
                DashboardAssembly.make(services: bench.services, app: appToRelease),
                PhotoListAssembly.make(services: bench.services, app: appToRelease),
                FavoritesAssembly.make(services: bench.services, app: appToRelease),
                PhotoAssembly.make(id: 1, services: bench.services, app: appToRelease),
                FeedAssembly.make(category: "Flowers", services: bench.services, app: appToRelease),
                AddImageAssembly.make(services: bench.services, app: appToRelease),
            ]
        }()

        withExtendedLifetime(views) {
            #expect(app == nil)
            #expect(loginOutput == nil)
            #expect(signupOutput == nil)
        }
    }

    private func expectToLiveWithView(
        _ names: [String],
        sourceLocation: SourceLocation = #_sourceLocation,
        _ make: () -> any ViewController
    ) {
        var view: (any ViewController)? = make()
        let module = Census(of: "VIPER", from: [view].compactMap(\.self))
        #expect(module.names == names, sourceLocation: sourceLocation)

        view = nil

        #expect(module.alive == [], sourceLocation: sourceLocation)
    }
}
