@testable import VIPER

/// Counts what the presenter asks of its router.
final class DashboardRouterSpy: DashboardRouting {
    private(set) var messages: [String] = []

    func logOut() { messages.append("logOut") }
}

/// Counts what the view tells of Dashboard.
final class DashboardViewOutputSpy: DashboardViewOutput {
    private(set) var messages: [String] = []

    func didTapLogOut() { messages.append("didTapLogOut") }
}
