/// What happens on Dashboard, as the view tells it.
protocol DashboardPresenting: AnyObject {
    func didTapLogOut()
}
