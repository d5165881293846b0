import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct FavouritesRouterTests {
    @Test func `Log out is asked of the app`() {
        let app = track(AppModuleSpy())
        let router = track(FavouritesRouter(app: app))

        router.logOut()

        #expect(app.messages == [.logOut])
    }
}
