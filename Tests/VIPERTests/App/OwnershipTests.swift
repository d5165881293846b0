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
        expectToLiveWithView(["DashboardPresenter", "DashboardRouter", "DashboardViewController"]) {
            DashboardAssembly.make(app: nil)
        }
    }

    @Test func `No module keeps the app alive`() {
        let bench = Bench()
        let view = DashboardAssembly.make(app: track(AppModuleSpy()))

        bench.navigator.setRoot(view)

        #expect(Census(of: "VIPERTests", from: [view]).names == [])
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
