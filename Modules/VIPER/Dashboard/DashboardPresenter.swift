/// Turns what happens on Dashboard into ways to leave it.
final class DashboardPresenter: DashboardViewOutput {
    private let router: any DashboardRouting

    init(router: any DashboardRouting) {
        self.router = router
    }

    func didTapLogOut() {
        router.logOut()
    }
}
