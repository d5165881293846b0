import Headless
import Screens
import Shared
import TestSupport
import Testing

@Suite(.leakCheck)
struct AppCoordinatorTests {
    @Test func `The app owns one flow at a time, and a child flow until it finishes`() async throws {
        let app = await launchApp()
        #expect(app.coordinators == ["LoginCoordinator"])

        try app.device.tap("Sign up")
        #expect(app.coordinators == ["LoginCoordinator", "SignupCoordinator"])

        try app.device.signUp()
        await app.settle()
        #expect(
            app.coordinators == [
                "DashboardCoordinator", "PhotoListCoordinator", "TabsCoordinator",
            ]
        )

        try app.device.tap("Add image")
        #expect(app.coordinators.first == "AddImageCoordinator")

        app.application?.open(.users)
        await app.settle()
        #expect(app.coordinators == ["DashboardCoordinator", "PhotoListCoordinator", "TabsCoordinator"])

        try app.device.tap("Log out")
        await app.settle()
        #expect(app.coordinators == ["LoginCoordinator"])
    }
}

extension LaunchedApp {
    fileprivate var coordinators: [String] { census.names.filter { $0.hasSuffix("Coordinator") } }
}
