import Headless
import TestSupport
import Testing

@testable import VIPER

/// An assembly ties each module so that its view alone keeps it alive.
@Suite(.leakCheck)
struct OwnershipTests {
    @Test func `Log in lives as long as its view`() {
        let bench = Bench()

        expectToLiveWithView(Modules.login) { LoginAssembly.make(services: bench.services, app: nil) }
    }

    @Test func `Sign up lives as long as its view`() {
        let bench = Bench()
        let opener = track(SignupModuleOutputSpy())

        expectToLiveWithView(Modules.signup) {
            SignupAssembly.make(services: bench.services, app: nil, output: opener)
        }
    }

    @Test func `Users lives as long as its view`() {
        let bench = Bench()

        expectToLiveWithView(["UserListInteractor", "UserListPresenter", "UserListRouter", "UserListViewController"]) {
            UserListAssembly.make(services: bench.services, app: nil)
        }
    }

    @Test func `Dashboard lives as long as its view`() {
        let bench = Bench()

        expectToLiveWithView([
            "DashboardInteractor", "DashboardPresenter", "DashboardRouter", "DashboardViewController",
        ]) {
            DashboardAssembly.make(services: bench.services, app: nil)
        }
    }

    @Test func `Photos, Photo, a feed, Favorites and Add image live as long as their views`() {
        let services = Bench().services

        expectToLiveWithView([
            "PhotoListInteractor", "PhotoListPresenter", "PhotoListRouter", "PhotoListViewController",
        ]) {
            PhotoListAssembly.make(services: services, app: nil)
        }
        expectToLiveWithView(Modules.photo) { PhotoAssembly.make(id: 1, services: services) }
        expectToLiveWithView(Modules.feed) { FeedAssembly.make(category: "Flowers", services: services) }
        expectToLiveWithView([
            "FavoritesInteractor", "FavoritesPresenter", "FavoritesRouter", "FavoritesViewController",
        ]) {
            FavoritesAssembly.make(services: services, app: nil)
        }
        expectToLiveWithView(Modules.addImage) { AddImageAssembly.make(services: services) }
    }

    @Test func `No module keeps the app or the module that opened it alive`() {
        let bench = Bench()
        weak var app: AppModuleSpy?
        weak var opener: SignupModuleOutputSpy?

        let views = {
            let (appToRelease, openerToRelease) = (AppModuleSpy(), SignupModuleOutputSpy())
            (app, opener) = (appToRelease, openerToRelease)
            return [
                LoginAssembly.make(services: bench.services, app: appToRelease),
                SignupAssembly.make(services: bench.services, app: appToRelease, output: openerToRelease),
                UserListAssembly.make(services: bench.services, app: appToRelease),
                DashboardAssembly.make(services: bench.services, app: appToRelease),
                PhotoListAssembly.make(services: bench.services, app: appToRelease),
                FavoritesAssembly.make(services: bench.services, app: appToRelease),
            ]
        }()

        withExtendedLifetime(views) {
            #expect(app == nil)
            #expect(opener == nil)
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
