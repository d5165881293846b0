import Headless
import Shared
import TestSupport
import Testing

@Suite(.leakCheck)
struct AppCoordinatorTests {
    @Test func `It owns one flow at a time`() async throws {
        let app = await launchApp()
        #expect(app.coordinators == ["LoginCoordinator"])

        try app.device.tap("Sign up")
        #expect(app.coordinators == ["LoginCoordinator", "SignupCoordinator"])

        try app.device.signUp()
        await app.settle()
        #expect(
            app.coordinators == [
                "DashboardCoordinator", "FavoritesCoordinator", "PhotoListCoordinator", "TabsCoordinator",
                "UserListCoordinator",
            ]
        )

        try app.device.tap("Log out")
        await app.settle()
        #expect(app.coordinators == ["LoginCoordinator"])
    }
}

extension LaunchedApp {
    fileprivate var coordinators: [String] { census.names.filter { $0.hasSuffix("Coordinator") } }
}
