import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct UserListRouterTests {
    @Test func `Log out is asked of the app`() {
        let app = track(AppModuleSpy())
        let router = track(UserListRouter(app: app))

        router.logOut()

        #expect(app.messages == [.logOut])
    }
}
