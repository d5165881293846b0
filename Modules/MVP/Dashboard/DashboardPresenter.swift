/// Presides over the first tab.
final class DashboardPresenter: DashboardPresenting {
    weak var view: (any DashboardView)?

    func didTapLogOut() {
        view?.logOut()
    }
}
