import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct FavoritesRouterTests {
    @Test func `Log out is asked of the app`() {
        let app = track(AppModuleSpy())
        let router = track(FavoritesRouter(app: app))

        router.logOut()

        #expect(app.messages == [.logOut])
    }
}
