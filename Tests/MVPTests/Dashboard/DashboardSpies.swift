@testable import MVP

/// Counts what the presenter asks of Dashboard.
final class DashboardViewSpy: DashboardView {
    private(set) var messages: [String] = []

    func logOut() { messages.append("logOut") }
}

/// Counts what the view tells of Dashboard.
final class DashboardPresenterSpy: DashboardPresenting {
    private(set) var messages: [String] = []

    func didTapLogOut() { messages.append("didTapLogOut") }
}
