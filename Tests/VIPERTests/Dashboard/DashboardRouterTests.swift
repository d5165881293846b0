import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct DashboardRouterTests {
    @Test func `Log out is asked of the app`() {
        let app = track(AppModuleSpy())
        let router = track(DashboardRouter(services: Bench().services, app: app))

        router.logOut()

        #expect(app.messages == [.logOut])
    }
}
