import Shared

@testable import MVP

/// Notes what the presenter has Dashboard show.
final class DashboardViewSpy: DashboardView {
    enum Message: Equatable {
        case showLoading(Bool)
        case showPartLoading(Bool, DashboardPart)
        case showRows([String], DashboardPart)
        case showFailure(String?, DashboardPart)
        case showBanner(Int)
        case openFeed(String)
        case openAddImage
        case logOut
    }

    private(set) var messages: [Message] = []

    func showLoading(_ isLoading: Bool) { messages.append(.showLoading(isLoading)) }
    func showLoading(_ isLoading: Bool, in part: DashboardPart) { messages.append(.showPartLoading(isLoading, part)) }
    func showRows(_ rows: [DashboardRow], in part: DashboardPart) {
        messages.append(.showRows(rows.map(\.title), part))
    }
    func showFailure(_ text: String?, in part: DashboardPart) { messages.append(.showFailure(text, part)) }
    func showBanner(at position: Int) { messages.append(.showBanner(position)) }
    func openFeed(category: String) { messages.append(.openFeed(category)) }
    func openAddImage() { messages.append(.openAddImage) }
    func logOut() { messages.append(.logOut) }
}

/// Notes what the view tells of Dashboard.
final class DashboardPresenterSpy: DashboardPresenting {
    enum Message: Equatable {
        case viewDidLoad
        case viewDidAppear
        case viewDidDisappear
        case didTapRetry(DashboardPart)
        case didChooseCategory(String)
        case didTapAddImage
        case didTapLogOut
    }

    private(set) var messages: [Message] = []

    func viewDidLoad() { messages.append(.viewDidLoad) }
    func viewDidAppear() { messages.append(.viewDidAppear) }
    func viewDidDisappear() { messages.append(.viewDidDisappear) }
    func didTapRetry(_ part: DashboardPart) { messages.append(.didTapRetry(part)) }
    func didChooseCategory(id: String) { messages.append(.didChooseCategory(id)) }
    func didTapAddImage() { messages.append(.didTapAddImage) }
    func didTapLogOut() { messages.append(.didTapLogOut) }
}
