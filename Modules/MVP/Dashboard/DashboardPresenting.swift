import Shared

/// What happens on Dashboard, as the view tells it.
protocol DashboardPresenting: AnyObject {
    func viewDidLoad()
    func viewDidAppear()
    func viewDidDisappear()
    func didTapRetry(_ part: DashboardPart)
    func didChooseCategory(id: String)
    func didTapAddImage()
    func didTapLogOut()
}
